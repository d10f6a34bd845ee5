/// Lines that closures write and a test reads.
final class Lines {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
