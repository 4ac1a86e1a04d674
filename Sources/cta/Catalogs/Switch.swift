/// The value of an option that switches something.
enum Switch: String, CaseIterable {
    case on, off

    var isOn: Bool { self == .on }
}
