extension ReadOptions {
    /// The language of a file that does not say it: what the caller says, else the one in the name
    /// of the file, else the one of the folders, else `und`.
    var languageOfFile: String {
        language ?? path.languageInName ?? path.languageInFolders ?? "und"
    }
}
