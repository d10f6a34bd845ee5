import Answers
import CourseFormat

/// Something in a right answer that works and could be better.
///
/// A remark costs no point. What the solution does as well is none.
struct AnswerRemark: Equatable {
  /// How much it matters.
  enum Rank: String, CaseIterable {
    /// It does harm in an app, if not here.
    case change = "change this"
    /// Somebody who reads or changes the code is better off without it.
    case improve = "worth a change"
    /// There is a shorter or more usual way.
    case know = "good to know"
  }

  let rank: Rank
  let line: Int
  /// What it is, and the reason, in a sentence or two.
  let sentence: String

  /// The number that it is about, if that is the size of a phone.
  var sizeOfPhone: String?

  /// The most remarks on one answer: more are not read.
  static let most = 4

  /// The remarks on an answer, those that matter most first.
  static func all(on submission: Submission) -> [AnswerRemark] {
    let remarks = all(on: submission.text ?? "", besides: submission.exercise.solution.text ?? "")
    // Whoever is told how large the screen is may write it down.
    let words = Set(
      submission.exercise.statement.joined(separator: " ").split { !$0.isNumber }.map(String.init))
    return remarks.filter { $0.sizeOfPhone.map(words.contains) != true }
  }

  /// The remarks on a text that its solution does not deserve, too.
  static func all(on text: String, besides solution: String) -> [AnswerRemark] {
    let own = found(in: text)
    guard !own.isEmpty else { return [] }
    let known = Dictionary(grouping: found(in: solution), by: \.sentence).mapValues(\.count)
    let remarks = Dictionary(grouping: own, by: \.sentence)
      .filter { $0.value.count > known[$0.key] ?? 0 }
      // The same remark on many lines is one: the first line of it is enough to find the others.
      .compactMap(\.value.first)
    let order = Rank.allCases
    return Array(
      remarks.sorted {
        (order.firstIndex(of: $0.rank) ?? 0, $0.line)
          < (order.firstIndex(of: $1.rank) ?? 0, $1.line)
      }.prefix(most))
  }

  private static func found(in text: String) -> [AnswerRemark] {
    let outline = SourceOutline.of(text)
    let finder = Finder(tokens: outline.tokens)
    return finder.unwrappings + finder.calls + finder.numbers + finder.closures + finder.habits
      + delegates(in: outline)
  }

  /// Finds delegates that are held, and hold whoever holds them.
  private static func delegates(in outline: SourceOutline) -> [AnswerRemark] {
    outline.declarations.compactMap { declaration in
      guard declaration.kind == .variable, declaration.owner?.keyword == "class",
        !declaration.modifiers.contains("weak"), !declaration.modifiers.contains("unowned"),
        !declaration.modifiers.contains("override"), !declaration.isStatic,
        declaration.name.lowercased().hasSuffix("delegate")
          || declaration.name.lowercased().hasSuffix("datasource"),
        declaration.type.contains(where: { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
        ),
        declaration.type.contains("?") || declaration.type.contains("!")
      else { return nil }
      return AnswerRemark(
        rank: .change, line: declaration.token.line,
        sentence: "The property \(declaration.name) holds its object. That object often holds this "
          + "one, and then neither is ever freed. Write weak var.")
    }
  }
}

/// Looks through the words and signs of an answer.
private struct Finder {
  let tokens: [SourceTokens.Token]

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Whether a token stands right behind the one before it.
  private func isAttached(_ index: Int) -> Bool {
    guard index > 0, tokens[index].line == tokens[index - 1].line else { return false }
    let before = tokens[index - 1]
    return before.column + before.text.utf8.count == tokens[index].column
  }

  var unwrappings: [AnswerRemark] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .sign, token.text.hasPrefix("!"), !token.text.hasPrefix("!="),
        isAttached(index)
      else { return nil }
      let before = tokens[index - 1]
      if before.text == "try" || before.text == "as" {
        return AnswerRemark(
          rank: .improve, line: token.line,
          sentence: before.text == "try"
            ? "try! stops the program at the first error. Catch it, or write try? and say what "
              + "happens then."
            : "as! stops the program if the value is of another type. Write as? and say what happens "
              + "then.")
      }
      let isValue =
        before.kind == .word && before.text.first?.isLowercase == true
        || [")", "]"].contains(before.text) || before.kind == .quotedWord
      guard isValue else { return nil }
      return AnswerRemark(
        rank: .improve, line: token.line,
        sentence:
          "The ! stops the program if the value is nil. With guard let, if let or ?? you say "
          + "what happens then.")
    }
  }

  /// What UIKit calls, and an answer should not.
  private static let calledByUIKit: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "layoutSubviews", "draw", "loadView", "awakeFromNib",
  ]

  var calls: [AnswerRemark] {
    var remarks: [AnswerRemark] = []
    for index in tokens.indices where tokens[index].kind == .word && text(index + 1) == "(" {
      let name = tokens[index].text
      guard text(index - 1) != "func", text(index - 2) != "super" else { continue }
      if Self.calledByUIKit.contains(name), text(index - 1) != "." || text(index - 2) == "self" {
        remarks.append(
          AnswerRemark(
            rank: .improve, line: tokens[index].line,
            sentence: "\(name) is called by UIKit, which does more than call it. "
              + (name == "draw"
                ? "Call setNeedsDisplay()."
                : name == "layoutSubviews"
                  ? "Call setNeedsLayout()."
                  : name == "loadView"
                    ? "Call loadViewIfNeeded()."
                    : "Put what you need twice into a function of its own.")))
      } else if let event = event(inCallAt: index + 1) {
        remarks.append(
          AnswerRemark(
            rank: .improve, line: tokens[index].line,
            sentence: "\(event) tells a delegate what a person did. Called by hand it tells what "
              + "nobody did. Put what both need into a function of its own, and call that."))
      }
    }
    return remarks
  }

  /// The label by which a call tells a delegate of something: `didSelectRow`.
  private func event(inCallAt bracket: Int) -> String? {
    var depth = 0
    var index = bracket
    while index < tokens.count {
      let token = tokens[index]
      depth += token.depth
      if depth == 0 { return nil }
      if depth == 1, token.kind == .word, text(index + 1) == ":",
        token.text.hasPrefix("didSelect") || token.text.hasPrefix("didDeselect")
      {
        return token.text
      }
      index += 1
    }
    return nil
  }

  /// The sizes of phones, in points.
  private static let phones: Set<String> = [
    "320", "375", "390", "393", "402", "414", "428", "430", "440", "480", "568", "667", "736",
    "812",
    "844", "852", "874", "896", "926", "932", "956",
  ]

  var numbers: [AnswerRemark] {
    tokens.compactMap { token in
      let digits = token.text.hasSuffix(".0") ? String(token.text.dropLast(2)) : token.text
      guard token.kind == .number, Self.phones.contains(digits) else { return nil }
      return AnswerRemark(
        rank: .improve, line: token.line,
        sentence: "\(digits) is the size of one phone. On another the screen is larger or smaller: "
          + "ask view.bounds, or use constraints.", sizeOfPhone: digits)
    }
  }

  /// Finds closures that are kept and keep what they use.
  var closures: [AnswerRemark] { handlers + actions }

  /// The calls whose closures are kept, and who keeps them.
  private static let keepers = [
    "UIAction": "the control or the item that has the action",
    "scheduledTimer": "the timer, as long as it repeats",
    "addObserver": "the notification center, until the observer is removed",
  ]

  /// Finds closures in calls that keep them: `UIAction { … self … }`.
  private var actions: [AnswerRemark] {
    tokens.indices.compactMap { index in
      guard let keeper = Self.keepers[tokens[index].text],
        !["func", "->"].contains(text(index - 1)), text(index - 3) != "var",
        let start = closure(ofCallAt: index), text(start + 1) != "[", !isLeftAgain(index, start),
        end(ofBlockAt: start).map({ tokens[start..<$0].contains { $0.text == "self" } }) == true
      else { return nil }
      return AnswerRemark(
        rank: .change, line: tokens[index].line,
        sentence: "This closure holds self, and is held by \(keeper). If self holds that, or it "
          + "stays, self is never freed. Begin the closure with [weak self] in.")
    }
  }

  /// The brace that opens the closure of a call: behind its name, or behind its parentheses.
  private func closure(ofCallAt index: Int) -> Int? {
    if text(index + 1) == "{" { return index + 1 }
    guard text(index + 1) == "(" else { return nil }
    var depth = 0
    for place in (index + 1)..<tokens.count where tokens[place].kind == .bracket {
      if depth == 1, tokens[place].text == "{" { return place }
      depth += tokens[place].depth
      if depth == 0 { return text(place + 1) == "{" ? place + 1 : nil }
    }
    return nil
  }

  /// Whether a timer fires once: it lets go of its closure then.
  private func isLeftAgain(_ index: Int, _ closure: Int) -> Bool {
    guard tokens[index].text == "scheduledTimer" else { return false }
    return (index..<closure).contains { text($0) == "repeats" && text($0 + 2) == "false" }
  }

  private var handlers: [AnswerRemark] {
    tokens.indices.compactMap { index in
      // label.handler = { … self … }
      guard tokens[index].text == "{", text(index - 1) == "=", text(index + 1) != "[",
        index > 3, tokens[index - 2].kind == .word, text(index - 3) == ".",
        end(ofBlockAt: index).map({ tokens[index..<$0].contains { $0.text == "self" } }) == true
      else { return nil }
      return AnswerRemark(
        rank: .change, line: tokens[index].line,
        sentence:
          "This closure is kept in \(text(index - 2)) and holds self. If self holds the other "
          + "object, neither is ever freed. Begin it with [weak self] in.")
    }
  }

  private func end(ofBlockAt start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .bracket {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Finds what is usually written shorter.
  var habits: [AnswerRemark] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      if ["==", "!="].contains(token.text), ["true", "false"].contains(text(index + 1)),
        !lineBefore(index).contains(where: { $0.hasPrefix("?") || $0 == "]" })
      {
        return AnswerRemark(
          rank: .know, line: token.line,
          sentence:
            "A Bool is a condition already: \(token.text) \(text(index + 1)) can go, with a ! "
            + "before it where it asks for the opposite.")
      }
      if token.text == "count", text(index - 1) == ".",
        ["==", ">", "!="].contains(text(index + 1)),
        text(index + 2) == "0"
      {
        return AnswerRemark(
          rank: .know, line: token.line,
          sentence: "isEmpty says the same as a count of 0, and says it for every collection.")
      }
      if token.text == "print", text(index + 1) == "(", text(index - 1) != ".",
        text(index - 1) != "func"
      {
        return AnswerRemark(
          rank: .know, line: token.line,
          sentence: "A print is left. Take it out before others read the code.")
      }
      return nil
    }
  }

  /// The signs on the same line before a token.
  private func lineBefore(_ index: Int) -> [String] {
    tokens[..<index].reversed().prefix { $0.line == tokens[index].line }.map(\.text)
  }
}
