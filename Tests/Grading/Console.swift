import HeadlessUIKit

/// Where this run prints.
nonisolated enum Console {
  /// Writes to standard error, where Swift Testing writes too.
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
