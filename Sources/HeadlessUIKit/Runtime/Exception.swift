/// What a device would end the program with.
///
/// Objective-C raises exceptions that Swift code cannot catch. Here the program stops with the
/// words a device would leave in the console, and a sentence on what to look at.
nonisolated enum Exception {
  /// Stops the program with UIKit's words for what went wrong, and with help.
  static func raise(
    _ name: String, reason: String, help: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    stop(
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'. \(help)",
      file: file, line: line)
  }

  /// Stops the program with a sentence, where UIKit has no words or none worth repeating.
  static func stop(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(sentence, file: file, line: line)
  }
}
