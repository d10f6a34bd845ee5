import Foundation

/// Looks up where a program stopped, with the toolchain's symbolizer.
///
/// - Shape: Among the files that are asked for, the innermost place that somebody wrote. Of the file
///   that it is in, a line is taken that is the writer's own, if there is one.
/// - Errors: Without a symbolizer the place is the one that the runtime named, or none.
package nonisolated struct CrashSearch {
  /// The program that stopped.
  private let program: String

  /// The paths of the files that a reader knows.
  private let files: Set<String>

  /// Runs a command, and returns what it prints.
  private let run: ([String]) -> String

  package init(
    program: String, files: some Sequence<String>,
    running run: @escaping ([String]) -> String = { ProgramStart($0).printed() }
  ) {
    (self.program, self.files, self.run) = (program, Set(files), run)
  }

  /// The place at which the program was that stopped at these addresses and `said` where, by the name
  /// of a file alone, if it can be told.
  package func place(
    of addresses: [Int], said: CrashSite? = nil, isOwn: (CrashSite) -> Bool = { _ in true }
  ) -> CrashSite? {
    // Two files of a module never have the same name.
    let named = said.flatMap { said in
      files.first { $0.hasSuffix("/" + said.path) }.map { CrashSite(path: $0, line: said.line) }
    }
    // Only where the writer's own code was called by others is more to be known than the sentence.
    if let named, isOwn(named) { return named }
    let places = (named.map { [$0] } ?? []) + places(of: Array(addresses.prefix(64)))
    return places.first { $0.path == places[0].path && isOwn($0) } ?? places.first
  }

  private func places(of addresses: [Int]) -> [CrashSite] {
    let calls = sites(at: addresses)
    let known = calls.map { $0.filter(isWanted) }
    let first = known.firstIndex { !$0.isEmpty } ?? known.count
    let gaps = zip(addresses, calls.prefix(first)).filter { isGap($0.1) }.prefix(8)
    return gaps.compactMap { siteBefore($0.0) } + known.joined()
  }

  private func isWanted(_ site: CrashSite) -> Bool { site.line > 0 && files.contains(site.path) }

  /// Whether the compiler made the instruction and wrote no line for it.
  ///
  /// It does so where it stops the program because an optional is nil: at an implicitly unwrapped
  /// property, and at `as!` with an optional.
  private func isGap(_ sites: [CrashSite]) -> Bool {
    guard let site = sites.last, site.line == 0 else { return false }
    return files.contains(site.path) || site.path.hasSuffix("<compiler-generated>")
  }

  /// The line of the instructions before one without: what the compiler made there belongs to the test
  /// that leads to it, and stands behind it.
  ///
  /// Each is asked for alone, because a function without any line ends the symbolizer.
  private func siteBefore(_ gap: Int) -> CrashSite? {
    sites(at: [gap], "--skip-line-zero").joined().first(where: isWanted)
      .map { CrashSite(path: $0.path, line: $0.line, foundNil: true) }
  }

  /// The places of the functions at addresses: for each the one that was written into others first.
  private func sites(at addresses: [Int], _ options: String...) -> [[CrashSite]] {
    guard !addresses.isEmpty else { return [] }
    let command = ["llvm-symbolizer", "--obj=\(program)", "--inlines", "--no-demangle"] + options
    // A function is a line, and its place the next one. An empty line ends what is said of an address.
    return run(command + addresses.map(String.init)).replacing("\r\n", with: "\n")
      .split(separator: "\n\n").map { call in
        call.matches(of: /.+\n(.+?):(\d+):\d+/).map {
          CrashSite(path: String($0.1), line: Int($0.2) ?? 0)
        }
      }
  }
}
