import Answers
import Foundation

/// Makes small changes to a line of Swift.
///
/// - Shape: A line that `swift format` laid out: binary operators stand between blanks, prefix
///   operators do not.
struct LineMutator {
  private let line: String

  init(_ line: String) {
    self.line = line
  }

  /// The line with one change each.
  var mutants: [String] {
    let tokens = LineTokens(line)
    return tokens.all.flatMap(replacements) + conditionMutants(in: tokens)
      + defaultMutants(in: tokens) + choiceMutants(in: tokens) + chainMutants(in: tokens)
  }

  private func replacements(for token: LineTokens.Token) -> [String] {
    let before = line[..<token.range.lowerBound].last
    let after = line[token.range.upperBound...].first
    return others(for: token, before: before, after: after).map {
      line.replacingCharacters(in: token.range, with: $0)
    }
  }

  private func others(
    for token: LineTokens.Token, before: Character?, after: Character?
  ) -> [String] {
    switch token.kind {
    case .string:
      return [token.text == "\"\"" ? "\"x\"" : "\"\""]
    case .number:
      // `pair.0` and `$0` are names.
      guard before != ".", before != "$" else { return [] }
      if let number = Int(token.text) {
        return number > 0 ? ["\(number + 1)", "\(number - 1)"] : ["1"]
      }
      return Double(token.text).map { ["\($0 + 1)"] } ?? []
    case .word:
      if let member = Self.members[token.text], before == "." { return [member] }
      if let function = Self.functions[token.text], after == "(" { return [function] }
      return Self.literals[token.text].map { [$0] } ?? []
    case .sign:
      if token.text == "!", before == nil || before == " " || before == "(" { return [""] }
      if let range = Self.ranges[token.text] { return [range] }
      return before == " " && after == " " ? Self.operators[token.text] ?? [] : []
    case .quotedWord, .attribute, .macro, .bracket, .comment:
      return []
    }
  }

  /// The line with one of its conditions turned round, or taken away where others are left.
  private func conditionMutants(in tokens: LineTokens) -> [String] {
    let all = tokens.all
    let word = all.first?.text == "}" ? 2 : 0
    guard all.count > word + 2, ["if", "guard", "while"].contains(all[word].text),
      let brace = all.indices.dropFirst(word + 1).first(where: {
        all[$0].text == "{" && line[..<all[$0].range.lowerBound].last == " "
      })
    else { return [] }
    let start = all[word + 1].range.lowerBound
    let end = all[brace - (all[brace - 1].text == "else" ? 2 : 1)].range.upperBound
    let conditions = LineTokens.split(line[start..<end], at: ",")
    let plain = conditions.indices.filter {
      !["let", "var", "case", "#available"].contains(LineTokens(conditions[$0]).all.first?.text)
    }
    func changed(to conditions: [String]) -> String {
      line.replacingCharacters(in: start..<end, with: conditions.joined(separator: ", "))
    }
    return plain.flatMap { index in
      var turned = conditions
      turned[index] = "!(\(turned[index]))"
      var fewer = conditions
      fewer.remove(at: index)
      return [changed(to: turned)] + (fewer.isEmpty ? [] : [changed(to: fewer)])
    }
  }

  /// The line with what stands behind `??` instead of the whole.
  private func defaultMutants(in tokens: LineTokens) -> [String] {
    tokens.all.filter { $0.text == "??" }.compactMap { token in
      guard let start = tokens.startOfExpression(before: token) else { return nil }
      let fallback = line[token.range.upperBound...].drop(while: \.isWhitespace)
      return String(line[..<start] + fallback)
    }
  }

  /// The line with the two branches of `? :` exchanged.
  private func choiceMutants(in tokens: LineTokens) -> [String] {
    tokens.all.indices.filter { tokens.all[$0].text == "?" }.compactMap { index in
      guard let colon = tokens.end(ofExpressionAfter: index), tokens.all[colon].text == ":" else {
        return nil
      }
      let end = tokens.end(ofExpressionAfter: colon).map { tokens.all[$0].range.lowerBound }
      let first = line[tokens.all[index].range.upperBound..<tokens.all[colon].range.lowerBound]
      let second = line[tokens.all[colon].range.upperBound..<(end ?? line.endIndex)]
      let blank = second.last == " " ? " " : ""
      let branches = [second, first].map { $0.trimmingCharacters(in: .whitespaces) }
      return "\(line[..<first.startIndex]) \(branches[0]) : \(branches[1])\(blank)"
        + line[second.endIndex...]
    }
  }

  /// The line without one of the calls in a chain: `names.sorted()` becomes `names`.
  private func chainMutants(in tokens: LineTokens) -> [String] {
    tokens.all.indices.dropLast(2).compactMap { index in
      guard tokens.all[index].text == ".", tokens.all[index + 1].kind == .word,
        ["(", "{"].contains(tokens.all[index + 2].text),
        line[..<tokens.all[index].range.lowerBound].last.map({ $0 != " " && $0 != "(" }) == true,
        let end = tokens.end(ofBracketAt: index + 2)
      else { return nil }
      let call = tokens.all[index].range.lowerBound..<tokens.all[end].range.upperBound
      return line.replacingCharacters(in: call, with: "")
    }
  }

  private static let operators: [String: [String]] = [
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"],
    "+=": ["-="], "-=": ["+="], "&&": ["||"], "||": ["&&"],
  ]
  private static let ranges = ["..<": "...", "...": "..<"]
  private static let literals = ["true": "false", "false": "true"]
  private static let functions = ["min": "max", "max": "min"]
  private static let members = [
    "first": "last", "last": "first", "width": "height", "height": "width",
    "minX": "maxX", "maxX": "minX", "minY": "maxY", "maxY": "minY", "midX": "midY", "midY": "midX",
  ]
}
