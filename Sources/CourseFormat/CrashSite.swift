/// How the line is found in which a test program stopped.
///
/// A program that stops prints addresses: the graders those of the stack, the runtime those of
/// the calls that led to a fatal error. The toolchain's symbolizer knows the lines they were
/// compiled from.
package nonisolated enum CrashSite {
  /// What the graders print before an address, which is counted from the program's beginning.
  package static let label = "stopped at image + 0x"

  /// The addresses in what a program printed, counted from its beginning, the innermost first.
  package static func addresses(in output: String, of program: String) -> [Int] {
    output.split(whereSeparator: \.isNewline).compactMap { line in
      if line.hasPrefix(label) { return Int(line.dropFirst(label.count), radix: 16) }
      let line = String(line)
      guard let match = line.wholeMatch(of: /\d+\s+(\S+)\s+0x[0-9a-f]+ <unavailable> \+ (\d+)/),
        match.1 == program
      else { return nil }
      // A call returns to the instruction behind it, which may be another line's.
      return Int(match.2).map { $0 - 1 }
    }
  }

  /// The command that looks up the lines of addresses in a program.
  package static func symbolizer(of program: String, addresses: [Int]) -> [String] {
    ["llvm-symbolizer", "--obj=\(program)", "--inlines", "--no-demangle"]
      + addresses.prefix(64).map(String.init)
  }

  /// The line of a file among the locations that the symbolizer found: the first that is the
  /// learner's own, or the first of all if none is.
  package static func line(
    of path: String, in locations: String, isOwn: (Int) -> Bool = { _ in true }
  ) -> Int? {
    let lines = self.locations(in: locations).filter { $0.path == path }.map(\.line)
    return lines.first(where: isOwn) ?? lines.first
  }

  /// The file in a folder that the first of the symbolizer's locations is in, and the line in it as
  /// ``line(of:in:isOwn:)`` finds it.
  package static func location(
    in folder: String, of locations: String, isOwn: (String, Int) -> Bool = { _, _ in true }
  ) -> (path: String, line: Int)? {
    let first = self.locations(in: locations).first { $0.path.hasPrefix(folder + "/") }
    guard let path = first?.path,
      let line = line(of: path, in: locations, isOwn: { isOwn(path, $0) })
    else { return nil }
    return (path, line)
  }

  /// The lines of an answer that the exercise did not give: those that its solution has not got.
  ///
  /// What a learner handed to code of the exercise can make that code crash. Then the line is wanted
  /// that called it.
  package static func ownLines(of answer: String, besides solution: String) -> Set<Int> {
    let plain = { (text: String) in
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { $0.filter { !$0.isWhitespace } }
    }
    let given = Set(plain(solution))
    return Set(plain(answer).enumerated().filter { !given.contains($1) }.map { $0.offset + 1 })
  }

  private static func locations(in text: String) -> [(path: String, line: Int)] {
    text.split(whereSeparator: \.isNewline).compactMap { location in
      guard let match = String(location).wholeMatch(of: /(\/.+?):(\d+):\d+/),
        let line = Int(match.2), line > 0
      else { return nil }
      return (String(match.1), line)
    }
  }
}
