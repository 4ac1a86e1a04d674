/// The accented letters of en-XA.
enum PseudoAlphabet {
    /// The letter for each letter of the alphabet.
    static let accented: [Unicode.Scalar: Unicode.Scalar] = {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let accented = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
        return Dictionary(
            uniqueKeysWithValues: zip(plain.unicodeScalars, accented.unicodeScalars))
    }()
}
