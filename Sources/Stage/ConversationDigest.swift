import HeadlessUIKit

/// Tells a conversation in fewer lines: questions about row after row become one.
///
///     picker → delegate: titleForRow 0 in 1 = Soup
///     picker → delegate: titleForRow 1 in 1 = Rice      →  titleForRow 0–1 in 1 = Soup, Rice
enum ConversationDigest {
  /// Returns the lines of a conversation.
  static func lines(_ messages: [Conversation.Message]) -> [String] {
    var lines: [String] = []
    var rest = messages[...]
    while let first = rest.first {
      let run = rest.prefix(while: { $0.continues(first) })
      let rows = run.count < 2 ? [] : run.prefix(consecutiveRows(run))
      if rows.count > 1 {
        lines.append(line(for: Array(rows)))
        rest = rest.dropFirst(rows.count)
      } else {
        lines.append(first.line)
        rest = rest.dropFirst()
      }
    }
    return lines
  }

  private static func consecutiveRows(_ run: ArraySlice<Conversation.Message>) -> Int {
    var count = 0
    var expected = run.first?.row
    for message in run {
      guard let row = message.row, row == expected else { break }
      expected = row + 1
      count += 1
    }
    return count
  }

  private static func line(for messages: [Conversation.Message]) -> String {
    guard let first = messages.first, let last = messages.last, let from = first.row,
      let to = last.row
    else { return "" }
    let answers = messages.compactMap(\.answer)
    let answerText =
      Set(answers).count == 1
      ? "\(answers[0]), \(answers.count) times" : answers.joined(separator: ", ")
    return "\(first.speaker) → \(first.listener): \(first.name) \(from)–\(to)\(first.component)"
      + (answers.isEmpty ? "" : " = \(answerText)")
  }
}

extension Conversation.Message {
  /// The number a subject begins with: the row, in `3 in 1`.
  fileprivate var row: Int? { Int(subject.prefix { $0.isNumber }) }

  /// What follows the row, which names the component: ` in 1`.
  fileprivate var component: String { String(subject.drop { $0.isNumber }) }

  fileprivate func continues(_ first: Self) -> Bool {
    answer != nil && row != nil && speaker == first.speaker && listener == first.listener
      && name == first.name && component == first.component
  }
}
