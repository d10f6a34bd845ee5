import CourseFormat

extension CheckResult.Issue {
  /// The two sides, if it is a comparison of two values that does not hold.
  package var comparison: IssueNote.Sides? {
    sides ?? (isExpression ? IssueNote.Sides(of: finding) : nil)
  }
}

extension IssueNote.Sides {
  /// Reads an expression as the testing library writes it, `(rows → [5, 5]) == [5, 4]`, or gives nil if
  /// it is no comparison or has another operator.
  package init?(of text: String) {
    guard text.first == "(", let end = Self.end(ofGroupIn: text) else { return nil }
    let (left, rest) = (text[..<end].dropFirst().dropLast(), text[end...])
    guard rest.hasPrefix(" == "), let first = Self.value(in: left) else { return nil }
    let right = rest.dropFirst(4)
    guard !right.isEmpty, !right.contains(" == "), !right.contains(" && "),
      !right.contains(" || ")
    else { return nil }
    let isGroup =
      right.first == "(" && Self.end(ofGroupIn: String(right)) == String(right).endIndex
    let other = isGroup ? Self.value(in: right.dropFirst().dropLast())?.value : nil
    self.init(subject: first.subject, yours: first.value, expected: other ?? String(right))
  }

  /// An expression and its value, with the arrow between them that no bracket holds.
  private static func value(in text: Substring) -> (subject: String, value: String)? {
    guard let arrow = text.firstRange(of: " → ") else { return nil }
    return (String(text[..<arrow.lowerBound]), String(text[arrow.upperBound...]))
  }

  /// Where the brackets end that a text begins with; those in a string are letters.
  private static func end(ofGroupIn text: String) -> String.Index? {
    var depth = 0
    var isString = false
    var isEscaped = false
    for index in text.indices {
      let letter = text[index]
      if isEscaped {
        isEscaped = false
      } else if isString, letter == "\\" {
        isEscaped = true
      } else if letter == "\"" {
        isString.toggle()
      } else if !isString, "([{".contains(letter) {
        depth += 1
      } else if !isString, ")]}".contains(letter) {
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      }
    }
    return nil
  }
}
