internal import StringFiles
internal import TestSupport
internal import Testing

/// Expects random files to read back as they were written; 200 of them, 2,000 in a full run, or what
/// `CTA_PROPERTY_RUNS` says.
func expectRoundTrips(
    _ shape: ModelShape, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation
) {
    let runs = Repository.runs(quick: 200, full: 2_000)
    for run in 0..<UInt64(runs) {
        var generator = ModelGenerator(shape, seed: seed &+ run)
        let model = generator.file()
        let written = shape.format.write(model)
        #expect(written.losses == [], sourceLocation: sourceLocation)
        let (file, diagnostics) = read(written.bytes, shape, model)
        let errors = diagnostics.filter { $0.severity == .error }
        #expect(errors == [], sourceLocation: sourceLocation)
        var (compared, expected) = (file, model)
        if shape.isSorted {
            compared.sortForComparison()
            expected.sortForComparison()
        }
        expectSameText(
            compared.outline(), expected.outline(), "seed \(seed &+ run)",
            sourceLocation: sourceLocation)
        #expect(
            shape.format.write(file).bytes == written.bytes, "seed \(seed &+ run)",
            sourceLocation: sourceLocation)
        expectEdits(of: file, &generator, "seed \(seed &+ run)", sourceLocation: sourceLocation)
    }
}

/// Reads what was written of a model, told what the format leaves to the name of the file.
func read(
    _ bytes: [UInt8], _ shape: ModelShape, _ model: StringFile
) -> (StringFile, [Diagnostic]) {
    let options = ReadOptions(
        language: model.languages.last, sourceLanguage: model.sourceLanguage)
    return StringFile.read(SourceText(bytes), as: shape.format, options)
}

/// Expects random edits of a file to read back as the same edits of the model, or to be refused.
private func expectEdits(
    of file: StringFile, _ generator: inout ModelGenerator, _ name: String,
    sourceLocation: SourceLocation
) {
    var edits: [TextEdit] = []
    for index in file.entries.indices {
        if let edit = generator.edit(of: index, in: file) { edits.append(edit) }
    }
    edits += generator.additions(to: file)
    let (bytes, refusals) = file.bytes(applying: edits)
    let refused = Set(refusals.map(\.edit))
    let made = edits.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
    var (reread, diagnostics) = read(bytes, generator.shape, file)
    #expect(
        diagnostics.filter { $0.severity == .error } == [], "\(name)",
        sourceLocation: sourceLocation
    )
    var expected = file
    expected.apply(made)
    if generator.shape.isSorted || made.contains(where: \.isAddition) {
        // Where the format puts what is new is its own affair.
        reread.sortForComparison()
        expected.sortForComparison()
    }
    expectSameText(
        reread.outline(), expected.outline(), "\(name), edited", sourceLocation: sourceLocation)
}
