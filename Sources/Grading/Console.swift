import HeadlessUIKit

/// Where this run prints.
nonisolated enum Console {
  /// Writes to standard error, where Swift Testing writes too.
  static func write(_ text: String) {
    // Where errors cannot be written, nobody is left to be told.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
