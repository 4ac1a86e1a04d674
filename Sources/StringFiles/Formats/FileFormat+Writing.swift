extension FileFormat {
    /// Writes a file anew in this format, and lists what the format cannot hold.
    package func write(_ file: StringFile, _ options: WriteOptions = WriteOptions()) -> WrittenFile
    {
        var reduction = Reduction(file, to: self, options)
        reduction.run()
        var written = format.write(reduction.file)
        written.losses = reduction.losses + written.losses
        return written
    }
}
