extension Terminal {
  /// The language setting of an environment, such as `en_US.UTF-8`; empty if there is none.
  ///
  /// - Source: POSIX, "Internationalization Variables": the first of the three that is not empty counts.
  nonisolated package static func language(in environment: [String: String]) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// Whether a terminal with these environment variables shows characters outside ASCII.
  ///
  /// A language setting without UTF-8, such as `C` or `en_US.ISO-8859-1`, says that it does not. Where
  /// nothing is set, as in many containers, the terminal most likely does.
  nonisolated package static func showsUnicode(_ environment: [String: String]) -> Bool {
    let language = language(in: environment).lowercased()
    return language.isEmpty || language.contains("utf-8") || language.contains("utf8")
  }
}

nonisolated extension String {
  /// The text with its signs, arrows, dashes and quotes in ASCII; letters stay.
  package var withSignsOfASCII: String {
    withMarksOfASCII.replacing("\u{2013}", with: "-").replacing("\u{00B7}", with: "-")
  }

  /// The text with signs, arrows and quotes in ASCII; letters and dashes stay.
  ///
  /// A sentence about an answer may ask for a dash, which is another text than a hyphen.
  package var withMarksOfASCII: String {
    let signs: KeyValuePairs = [
      "\u{2714}": "+", "\u{2718}": "x", "\u{2501}": "-", "\u{2192}": "->", "\u{2190}": "<-",
      "\u{201C}": "\"", "\u{201D}": "\"", "\u{2026}": "...",
      "\u{00D7}": "x",
    ]
    return signs.reduce(self) { $0.replacing($1.key, with: $1.value) }
  }
}
