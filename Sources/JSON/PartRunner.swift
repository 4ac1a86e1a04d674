/// Runs a body for each of so many parts, on as many threads as it likes; returns when all have run.
///
/// Who reads on several threads brings their own, so that JSON needs none.
package typealias PartRunner = @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void
