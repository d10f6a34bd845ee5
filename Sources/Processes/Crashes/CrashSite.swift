import Foundation

/// Where a program stopped: the file and the line, as somebody wrote them.
package nonisolated struct CrashSite: Equatable, Sendable {
  package let path: String
  package let line: Int

  /// Whether the compiler stopped the program there because an optional was nil: at an implicitly
  /// unwrapped property, or at `as!` with an optional.
  package let foundNil: Bool

  package init(path: String, line: Int, foundNil: Bool = false) {
    (self.path, self.line, self.foundNil) = (path, line, foundNil)
  }

  /// The addresses in what a program printed, counted from its beginning, the innermost first: those
  /// that were written of its stack, and the calls that the runtime says led to a fatal error.
  package static func addresses(in output: String, of program: String) -> [Int] {
    output.split(whereSeparator: \.isNewline).compactMap { line in
      if line.hasPrefix(CallStack.label) {
        return Int(line.dropFirst(CallStack.label.count), radix: 16)
      }
      let call = line.wholeMatch(of: /\d+\s+(\S+)\s+0x[0-9a-f]+ <unavailable> \+ (\d+)/)
      // A call returns to the instruction behind it, which may be another line's.
      return call.flatMap { $0.1 == program ? Int($0.2) : nil }.map { $0 - 1 }
    }
  }

  /// The lines of an answer that the exercise did not give: those that its solution has not got.
  ///
  /// What a learner handed to code of the exercise can make that code crash. Then the line is wanted
  /// that called it.
  package static func ownLines(of answer: URL, besides solution: URL) -> Set<Int> {
    let plain = { (file: URL) in
      ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { $0.filter { !$0.isWhitespace } }
    }
    let given = Set(plain(solution))
    return Set(plain(answer).enumerated().filter { !given.contains($1) }.map { $0.offset + 1 })
  }
}
