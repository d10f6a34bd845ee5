import CourseFormat
import HeadlessUIKit
import TerminalIO

/// Looks for annotations of a chapter that the player cannot show as they are meant.
enum AnnotationCheck {
  /// The widest line of a diagram, in cells.
  static let widestDiagram = 74

  /// Returns a problem for every box without a name or a partner, and for every wide diagram.
  static func problems(in source: SourceFile) -> [Problem] {
    var problems: [Problem] = []
    var isInBox = false
    var question: Int?

    func finishQuestion() {
      if let line = question {
        problems.append(
          Problem(
            "\(source.name):\(line) asks a question without an answer. Write a line "
              + "\u{201C}//: > Answer: …\u{201D} after it.", line: line))
      }
      question = nil
    }

    for (index, line) in source.lines.enumerated() {
      let number = index + 1
      guard let text = Prose.text(of: line) else {
        isInBox = false
        if !line.isBlank { finishQuestion() }
        continue
      }
      guard let boxText = Box.line(in: text) else {
        isInBox = false
        if !text.isBlank { finishQuestion() }
        if let problem = problem(with: text) {
          problems.append(Problem("\(source.name):\(number) \(problem)", line: number))
        }
        continue
      }
      let kind = Box.start(of: boxText)?.kind
      if kind == .answer {
        if question == nil {
          problems.append(
            Problem(
              "\(source.name):\(number) answers no question. Write a line "
                + "\u{201C}//: > Question: …\u{201D} before it.", line: number))
        }
        question = nil
      } else if kind != nil {
        finishQuestion()
        if kind == .question { question = number }
      } else if !isInBox {
        problems.append(
          Problem(
            "\(source.name):\(number) begins a box without a name. Write one of "
              + Box.Kind.allCases.map { "\u{201C}> \($0.rawValue):\u{201D}" }
              .joined(separator: ", ") + ".", line: number))
      }
      isInBox = true
    }
    finishQuestion()
    return problems
  }

  private static func problem(with text: String) -> String? {
    guard text.isDiagramLine, text.cellWidth > widestDiagram else { return nil }
    return "is a line of a diagram of \(text.cellWidth) columns. A diagram has at most "
      + "\(widestDiagram)."
  }
}
