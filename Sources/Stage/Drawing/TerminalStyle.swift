/// What a terminal can show.
nonisolated package struct TerminalStyle: Hashable, Sendable {
  /// Whether escape sequences for 256 colours may be written.
  package var hasColor: Bool

  /// Whether frames and marks may be characters outside ASCII.
  package var isUnicode: Bool

  package init(hasColor: Bool, isUnicode: Bool) {
    self.hasColor = hasColor
    self.isUnicode = isUnicode
  }

  /// Whether a terminal with these environment variables shows characters outside ASCII.
  ///
  /// A language setting without UTF-8, such as `C` or `en_US.ISO-8859-1`, says that it does not. Where
  /// nothing is set, as in many containers, the terminal most likely does.
  /// - Source: POSIX, "Internationalization Variables": the first of the three that is not empty counts.
  package static func showsUnicode(_ environment: [String: String]) -> Bool {
    let setting = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first {
      !$0.isEmpty
    }
    guard let setting = setting?.lowercased() else { return true }
    return setting.contains("utf-8") || setting.contains("utf8")
  }

  /// Frames and marks in Unicode, no colour: what a transcript is written in.
  package static let plain = TerminalStyle(hasColor: false, isUnicode: true)

  /// ASCII alone, no colour.
  package static let ascii = TerminalStyle(hasColor: false, isUnicode: false)

  /// Unicode and 256 colours.
  package static let color = TerminalStyle(hasColor: true, isUnicode: true)
}
