/// A property whose type ends in `!` and which was nil when it was used.
///
/// That is how an outlet ends a program, which is the commonest crash of somebody who begins.
package nonisolated enum NilProperty {
  /// Says what may be behind it, if a line of a text uses such a property.
  package static func sentence(atLine line: Int?, of text: String) -> String? {
    let tokens = SourceTokens(text).all
    let unwrapped = tokens.indices.dropLast(3).compactMap { index -> String? in
      guard tokens[index].kind == .word, ["var", "let"].contains(tokens[index].text),
        tokens[index + 2].text == ":"
      else { return nil }
      let type = tokens[(index + 3)...].prefix { !$0.beginsLine && !["=", "{"].contains($0.text) }
      return type.last?.text.hasSuffix("!") == true ? tokens[index + 1].text : nil
    }
    return tokens.first { $0.line == line && $0.kind == .word && unwrapped.contains($0.text) }
      .map { sentence(about: "`\($0.text)`") }
  }

  /// The same about a property that is not known.
  package static var sentence: String { sentence(about: "A property whose type ends in !") }

  private static func sentence(about property: String) -> String {
    "\(property) is nil there. If it is an outlet, look whether it is connected, whether the view is "
      + "loaded by then, and whether the controller was made from its storyboard or nib."
  }
}
