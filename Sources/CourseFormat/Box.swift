/// A paragraph of a chapter that stands in a frame with a title.
///
///     //: > Question: The label is wrong when the screen opens. Why?
///     //: > Answer: Nobody has turned a wheel yet.
///
/// - Shape: A name and a colon begin a box. Every line of it begins with `>`. An answer belongs to
///   the question right before it.
/// - Source: CommonMark, "Block quotes", for the mark.
package nonisolated struct Box: Codable, Equatable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case question = "Question"
    case answer = "Answer"
    /// How it was done formerly.
    case then = "Then"
    /// What a real device needs, and the course does not, or the other way round.
    case device = "On a device"
    /// What only this course does, and an app does not.
    case course = "In this course"

    /// Whether only old code needs what stands in such a box.
    package var isOptional: Bool { self == .then }

    /// What stands on the frame of the box.
    package var title: String { isOptional ? OptionalPart.marked(rawValue) : rawValue }
  }

  package let kind: Kind
  /// Lines of Markdown.
  package var text: [String]
  /// The answer to a question.
  package var answer: [String]?

  /// Creates a box out of its text.
  package init(_ kind: Kind, _ text: [String], answer: [String]? = nil) {
    (self.kind, self.text, self.answer) = (kind, text, answer)
  }

  /// Returns the text of a line that stands in a box, or nil.
  package static func line(in text: String) -> String? {
    guard text.hasPrefix(">") else { return nil }
    let content = text.dropFirst()
    return String(content.first == " " ? content.dropFirst() : content)
  }

  /// Returns the kind of box that a line begins and the text after its name, or nil.
  package static func start(of line: String) -> (kind: Kind, text: String)? {
    for kind in Kind.allCases where line.hasPrefix("\(kind.rawValue):") {
      return (kind, String(line.dropFirst(kind.rawValue.count + 1).drop { $0 == " " }))
    }
    return nil
  }
}

extension [Passage] {
  /// Appends the boxes that some lines hold, each line without its mark.
  nonisolated mutating func append(boxes lines: [String]) {
    var boxes: [Box] = []
    var unnamed: [String] = []
    for line in lines {
      if let (kind, text) = Box.start(of: line) {
        boxes.append(Box(kind, [text]))
      } else if boxes.isEmpty {
        unnamed.append(line)
      } else {
        boxes[boxes.count - 1].text.append(line)
      }
    }
    if !unnamed.isEmpty { append(.prose(unnamed)) }
    for box in boxes {
      if box.kind == .answer, case .box(var question) = last, question.kind == .question,
        question.answer == nil
      {
        question.answer = box.text.trimmingEmptyLines
        self[count - 1] = .box(question)
      } else {
        append(.box(Box(box.kind, box.text.trimmingEmptyLines)))
      }
    }
  }
}
