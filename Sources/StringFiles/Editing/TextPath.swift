/// The way from a localization to one of its texts: the name of a variant on each level.
///
/// Empty for a text without variants. Of duplicate names the first is meant.
package typealias TextPath = [String]
