internal import CICU

/// The system ICU that this process is linked to.
package enum ICUVersion {
    /// The version, such as "72.1".
    package static var current: String { unsafe String(cString: cicu_version()) }
}
