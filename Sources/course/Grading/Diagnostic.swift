/// Something the compiler does not accept.
struct Diagnostic: Equatable {
  /// The file, as the compiler names it.
  let file: String
  let line: Int
  let message: String

  /// The errors in what the compiler printed, each once.
  static func errors(in output: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard
        let match = String(line).wholeMatch(of: /(\/.+?\.swift):(\d+):\d+: error: (.+)/),
        let number = Int(match.2)
      else { continue }
      let error = Diagnostic(file: String(match.1), line: number, message: String(match.3))
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}
