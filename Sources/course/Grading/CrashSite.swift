import Foundation

/// Finds the line of the learner's file in which a program crashed.
///
/// A program that crashes leaves addresses behind: the runtime those of the calls that led there,
/// the graders that of the instruction (Tests/Grading: TrapPlace). The toolchain's symbolizer
/// knows the lines they were compiled from.
///
/// - Errors: Without a symbolizer, or if none of the addresses lies in the file, there is no line.
enum CrashSite {
  /// The addresses in what a program printed, counted from its beginning, the innermost first.
  static func addresses(in output: String, of program: String) -> [Int] {
    output.lines.compactMap { line in
      if let match = line.wholeMatch(of: /\d+\s+(\S+)\s+0x[0-9a-f]+ <unavailable> \+ (\d+)/) {
        // A call returns to the instruction behind it, which may be another line's.
        return match.1 == program ? Int(match.2).map { $0 - 1 } : nil
      }
      return line.wholeMatch(of: /stopped at image \+ 0x([0-9a-f]+)/)
        .flatMap { Int($0.1, radix: 16) }
    }
  }

  /// The first line of a file among the places that the symbolizer found.
  static func line(of file: URL, in places: String) -> Int? {
    let lines = places.lines.compactMap { place -> Int? in
      guard place.hasPrefix(file.path + ":") else { return nil }
      return place.dropFirst(file.path.count + 1).split(separator: ":").first.flatMap { Int($0) }
    }
    return lines.first { $0 > 0 }
  }

  /// The line of a file in which a program crashed, if it can be told.
  static func line(of file: URL, addresses: [Int], in build: Build) -> Int? {
    guard !addresses.isEmpty else { return nil }
    let job = ChildProcess.Job(
      arguments: ["llvm-symbolizer", "--obj=\(build.program.path)", "--inlines", "--no-demangle"]
        + addresses.prefix(64).map(String.init),
      output: build.scratch.appendingPathComponent("places.log"), limit: .seconds(5))
    _ = try? ChildProcess.run([job])
    return line(of: file, in: job.output.text ?? "")
  }
}
