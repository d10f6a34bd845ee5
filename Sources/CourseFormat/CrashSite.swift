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

  /// The first line of a file among the locations that the symbolizer found.
  package static func line(of path: String, in locations: String) -> Int? {
    self.locations(in: locations).first { $0.path == path }?.line
  }

  /// The first of the symbolizer's locations that lies in a folder.
  package static func location(in folder: String, of locations: String) -> (
    path: String, line: Int
  )? {
    self.locations(in: locations).first { $0.path.hasPrefix(folder + "/") }
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
