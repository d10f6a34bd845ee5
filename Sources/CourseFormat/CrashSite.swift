/// Where a program stopped: the file and the line, as somebody wrote them.
///
/// A program that stops prints addresses: the graders those of the stack, the runtime those of
/// the calls that led to a fatal error. The toolchain's symbolizer knows the lines they were
/// compiled from. Of many mistakes the runtime says the file and the line itself.
package nonisolated struct CrashSite: Equatable {
  package let path: String
  package let line: Int

  /// Whether the compiler stopped the program there because an optional was nil: at an implicitly
  /// unwrapped property, or at `as!` with an optional.
  package let foundNil: Bool

  package init(path: String, line: Int, foundNil: Bool = false) {
    (self.path, self.line, self.foundNil) = (path, line, foundNil)
  }

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
}

/// What the runtime said when it stopped a program, if it knew where: the name of a file, and a line.
///
///     PickersExercises/01-JaggedColumns.swift:20: Fatal error: Unexpectedly found nil …
package nonisolated struct CrashSentence: Equatable, Sendable {
  package let file: String
  package let line: Int

  /// Reads the last such sentence of what a program printed.
  package init?(in output: String) {
    let pattern =
      /(?:\S*\/)?([^\/:]+\.swift):(\d+): (?:Fatal error|Precondition failed|Assertion failed)\b.*/
    let lines = output.split(whereSeparator: \.isNewline).reversed()
    let found = lines.lazy.filter { $0.contains(".swift:") }
      .compactMap { try? pattern.wholeMatch(in: $0) }.first
    guard let found, let line = Int(found.2) else { return nil }
    (file, self.line) = (String(found.1), line)
  }
}

/// Looks up where a program stopped.
///
/// - Shape: Among the files that are asked for, the innermost place that somebody wrote. Of the file
///   that it is in, a line is taken that is the writer's own, if there is one.
package nonisolated struct CrashSearch {
  /// The program that stopped.
  let program: String

  /// The paths of the files that a reader knows.
  let files: Set<String>

  /// Runs a command, and returns what it prints.
  let run: ([String]) -> String

  package init(
    program: String, files: some Sequence<String>, running run: @escaping ([String]) -> String
  ) {
    (self.program, self.files, self.run) = (program, Set(files), run)
  }

  /// The place at which the program was that stopped at these addresses and said this, if it can be
  /// told.
  package func place(
    of addresses: [Int], said sentence: CrashSentence? = nil,
    isOwn: (CrashSite) -> Bool = { _ in true }
  ) -> CrashSite? {
    var places = sentence.flatMap(place).map { [$0] } ?? []
    // Only where the writer's own code was called by others is more to be known than the sentence.
    if places.isEmpty || !places.contains(where: isOwn) { places += self.places(of: addresses) }
    guard let first = places.first else { return nil }
    return places.first { $0.path == first.path && isOwn($0) } ?? first
  }

  /// The place that the runtime named: two files of a module never have the same name.
  private func place(_ sentence: CrashSentence) -> CrashSite? {
    files.first { $0.hasSuffix("/" + sentence.file) }
      .map { CrashSite(path: $0, line: sentence.line) }
  }

  // MARK: - The symbolizer

  /// A function at an address: the one that was called, or one that was written into another.
  private struct Frame {
    let function: String
    let site: CrashSite
  }

  /// How many addresses are looked up.
  private static let longestStack = 64

  /// How many bytes before an address are looked at for the line that its function came from.
  private static let reach = 320

  /// How many addresses without a line are looked at so.
  private static let mostGaps = 8

  private func places(of addresses: [Int]) -> [CrashSite] {
    let addresses = Array(addresses.prefix(Self.longestStack))
    guard !addresses.isEmpty else { return [] }
    let calls = frames(at: addresses)
    let known = calls.map(wanted)
    let first = known.firstIndex { !$0.isEmpty } ?? known.count
    let gaps = calls.indices.prefix(min(first, addresses.count)).filter { isGap(calls[$0]) }
      .prefix(Self.mostGaps)
    let filled = fill(gaps.map { (addresses[$0], calls[$0]) })
    return filled + known.joined()
  }

  /// Whether the compiler made the instruction and wrote no line for it.
  ///
  /// It does so where it stops the program because an optional is nil: at an implicitly unwrapped
  /// property, and at `as!` with an optional.
  private func isGap(_ frames: [Frame]) -> Bool {
    guard let outermost = frames.last, outermost.site.line == 0 else { return false }
    return files.contains(outermost.site.path)
      || outermost.site.path.hasSuffix("<compiler-generated>")
  }

  /// The lines of the instructions before those without one, in the same functions: what the compiler
  /// made there belongs to the test that leads to it, and stands behind it.
  private func fill(_ gaps: [(address: Int, frames: [Frame])]) -> [CrashSite] {
    guard !gaps.isEmpty else { return [] }
    let before = gaps.map { gap in (1...Self.reach).map { gap.address - $0 }.filter { $0 > 0 } }
    var found = frames(at: before.flatMap { $0 })[...]
    return zip(gaps, before).compactMap { gap, addresses in
      let own = found.prefix(addresses.count)
      found = found.dropFirst(addresses.count)
      return own.prefix { $0.last?.function == gap.frames.last?.function }.lazy
        .compactMap { wanted($0).first }.first
        .map { CrashSite(path: $0.path, line: $0.line, foundNil: true) }
    }
  }

  private func wanted(_ frames: [Frame]) -> [CrashSite] {
    frames.map(\.site).filter { $0.line > 0 && files.contains($0.path) }
  }

  /// The functions at addresses, for each the innermost first.
  private func frames(at addresses: [Int]) -> [[Frame]] {
    let command =
      ["llvm-symbolizer", "--obj=\(program)", "--inlines", "--no-demangle"]
      + addresses.map(String.init)
    // An empty line ends what is said of an address.
    return run(command).replacing("\r\n", with: "\n").split(separator: "\n\n").map { call in
      let lines = call.split(separator: "\n").map(String.init)
      return zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
        guard index.isMultiple(of: 2), let match = pair.1.wholeMatch(of: /(.+?):(\d+):\d+/),
          let line = Int(match.2)
        else { return nil }
        return Frame(function: pair.0, site: CrashSite(path: String(match.1), line: line))
      }
    }
  }
}

/// A property whose type ends in `!` and which was nil when it was used.
///
/// That is how an outlet ends a program, which is the commonest crash of somebody who begins.
package nonisolated enum NilProperty {
  /// Says what may be behind it, if a line of a text uses such a property.
  package static func sentence(atLine line: Int?, of text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let line, lines.indices.contains(line - 1) else { return nil }
    let names = Set(
      text.matches(
        of: /\b(?:var|let)\s+(\w+)\s*:[^=\n{]*!\s*(?:$|[={\/])/.anchorsMatchLineEndings()
      )
      .map { String($0.1) })
    let used = lines[line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return used.first(where: names.contains).map { sentence(about: "`\($0)`") }
  }

  /// The same about a property that is not known.
  package static var sentence: String { sentence(about: "A property whose type ends in !") }

  private static func sentence(about property: String) -> String {
    "\(property) is nil there. If it is an outlet, look whether it is connected, whether the view is "
      + "loaded by then, and whether the controller was made from its storyboard or nib."
  }
}
