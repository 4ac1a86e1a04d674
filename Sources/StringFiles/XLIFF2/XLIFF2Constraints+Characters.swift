extension XLIFF2Constraints {
    /// Section 4.2.3.1: `<cp>` is for characters that XML does not allow.
    mutating func checkCharacter(_ element: MarkupElement) {
        checkAttributes(of: element, "cp")
        guard let attribute = element.attribute("hex") else {
            error(.missing, element.nameRange, "<cp> needs a hex")
            return
        }
        let value = element.value(of: attribute)
        let number = (4...6).contains(value.utf8.count) ? UInt32(value, radix: 16) : nil
        let isAllowed = number.flatMap(Unicode.Scalar.init).map(MarkupParser.isAllowed) ?? false
        if number == nil || isAllowed {
            error(
                .valueType, attribute.valueRange.range,
                isAllowed
                    ? "XML allows this character; write it itself"
                    : "hex is four to six hexadecimal digits")
        }
    }
}
