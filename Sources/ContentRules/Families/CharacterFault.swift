/// A character that should not be there.
enum CharacterFault: CaseIterable {
    case control, noncharacter, byteOrderMark, bidiControl, tag, hidden, privateUse, directionMark

    /// The rule that it breaks.
    var rule: ContentRule {
        switch self {
        case .control: .control
        case .noncharacter: .noncharacter
        case .byteOrderMark: .byteOrderMark
        case .bidiControl: .bidiControl
        case .tag: .tagCharacter
        case .hidden: .hiddenCharacter
        case .privateUse: .privateUse
        case .directionMark: .directionMark
        }
    }

    /// The fault that a scalar is wherever it stands; nil when it is none or when its neighbours
    /// decide.
    init?(_ scalar: Unicode.Scalar, allowing controls: RuleScope.Controls) {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0...0x2FF, 0x3400..<0xD7A4: return nil
        case 0x0A where controls != .none: return nil
        case 0x09 where controls == .layout, 0x0D where controls == .layout: return nil
        case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: self = .control
        case 0x061C, 0x200E, 0x200F: self = .directionMark
        case 0x202A...0x202E: self = .bidiControl
        case 0xFEFF: self = .byteOrderMark
        case 0xE0000...0xE007F: self = .tag
        case 0xFDD0...0xFDEF: self = .noncharacter
        case let value where value & 0xFFFE == 0xFFFE: self = .noncharacter
        case 0xE000...0xF8FF, 0xF0000...: self = .privateUse
        default: return nil
        }
    }
}
