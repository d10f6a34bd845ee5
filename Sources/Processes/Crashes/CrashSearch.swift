import Foundation

/// Looks up where a program stopped, with the toolchain's symbolizer.
///
/// A symbolizer may take seconds. Whoever has something else to do meanwhile looks ``aside(_:)``.
///
/// - Shape: Among the files that are asked for, the innermost place that somebody wrote. Of the file
///   that it is in, a line is taken that is the writer's own, if there is one.
/// - Errors: Without a symbolizer the place is the one that the runtime named, or none.
package nonisolated struct CrashSearch: Sendable {
  /// The program that stopped.
  private let program: String

  /// The paths of the files that a reader knows.
  private let files: Set<String>

  /// Runs a command, and returns what it prints.
  private let run: @Sendable ([String]) -> String

  package init(
    program: String, files: some Sequence<String>,
    running run: @escaping @Sendable ([String]) -> String = {
      ProgramStart($0).printed(within: 300)
    }
  ) {
    (self.program, self.files, self.run) = (program, Set(files), run)
  }

  /// Looks something up on a thread of its own, while whoever waits for it goes on.
  package static func aside<Found: Sendable>(
    _ look: @escaping @Sendable () -> Found
  ) async -> Found {
    await withCheckedContinuation { found in
      DispatchQueue.global().async { found.resume(returning: look()) }
    }
  }

  /// The place at which the program was that stopped at these addresses and said this, if it can be
  /// told.
  package func place(
    of addresses: [Int], said sentence: StopSentence? = nil,
    isOwn: (CrashSite) -> Bool = { _ in true }
  ) -> CrashSite? {
    // Two files of a module never have the same name.
    let named = sentence?.site.flatMap { site in
      files.first { $0.hasSuffix("/" + site.path) }.map { CrashSite(path: $0, line: site.line) }
    }
    // Only where the writer's own code was called by others is more to be known than the sentence.
    if let named, isOwn(named) { return named }
    let places = (named.map { [$0] } ?? []) + places(of: Array(addresses.prefix(64)))
    return places.first { $0.path == places[0].path && isOwn($0) } ?? places.first
  }

  /// A function at an address: the one that was called, or one that was written into another.
  private typealias Frame = (function: Substring, site: CrashSite)

  private func places(of addresses: [Int]) -> [CrashSite] {
    let calls = frames(at: addresses)
    let known = calls.map(wanted)
    let first = known.firstIndex { !$0.isEmpty } ?? known.count
    let gaps = zip(addresses, calls.prefix(first)).filter { isGap($1) }
    return fill(Array(gaps.prefix(8))) + known.joined()
  }

  private func wanted(_ frames: [Frame]) -> [CrashSite] {
    frames.map(\.site).filter { $0.line > 0 && files.contains($0.path) }
  }

  /// Whether the compiler made the instruction and wrote no line for it.
  ///
  /// It does so where it stops the program because an optional is nil: at an implicitly unwrapped
  /// property, and at `as!` with an optional.
  private func isGap(_ frames: [Frame]) -> Bool {
    guard let site = frames.last?.site, site.line == 0 else { return false }
    return files.contains(site.path) || site.path.hasSuffix("<compiler-generated>")
  }

  /// The lines of the instructions before those without one, in the same functions: what the compiler
  /// made there belongs to the test that leads to it, and stands behind it.
  private func fill(_ gaps: [(address: Int, frames: [Frame])]) -> [CrashSite] {
    let before = gaps.map { gap in (1...320).map { gap.address - $0 }.filter { $0 > 0 } }
    var found = frames(at: before.flatMap { $0 })[...]
    return zip(gaps, before).compactMap { gap, addresses in
      defer { found = found.dropFirst(addresses.count) }
      return found.prefix(addresses.count)
        .prefix { $0.last?.function == gap.frames.last?.function }.lazy
        .compactMap { wanted($0).first }.first
        .map { CrashSite(path: $0.path, line: $0.line, foundNil: true) }
    }
  }

  /// The functions at addresses, for each the innermost first.
  private func frames(at addresses: [Int]) -> [[Frame]] {
    guard !addresses.isEmpty else { return [] }
    let command = ["llvm-symbolizer", "--obj=\(program)", "--inlines", "--no-demangle"]
    // A function is a line, and its place the next one. An empty line ends what is said of an address.
    return run(command + addresses.map(String.init)).replacing("\r\n", with: "\n")
      .split(separator: "\n\n").map { call in
        call.matches(of: /(.+)\n(.+?):(\d+):\d+/).map {
          ($0.1, CrashSite(path: String($0.2), line: Int($0.3) ?? 0))
        }
      }
  }
}
