import Answers

/// A question in a chapter, and its answer.
///
///     //: > Question: Who owns the rows of a picker?
///     //: > Answer: Its data source. The picker asks for them and keeps none.
struct QuestionBox: Equatable {
  let question: String
  let answer: String

  /// The questions of a chapter, from top to bottom.
  ///
  /// A question without an answer is left out.
  static func all(in chapter: String) -> [QuestionBox] {
    var boxes: [QuestionBox] = []
    var question: String?
    for paragraph in paragraphs(in: chapter) {
      if let text = paragraph.text(after: "Question:") {
        question = text
      } else if let text = paragraph.text(after: "Answer:") {
        if let question { boxes.append(QuestionBox(question: question, answer: text)) }
        question = nil
      } else {
        question = nil
      }
    }
    return boxes
  }

  /// The paragraphs in boxes: a line that begins with a name and a colon begins one.
  private static func paragraphs(in chapter: String) -> [String] {
    var paragraphs: [String] = []
    var isInside = false
    for line in chapter.lines {
      let line = line.drop(while: \.isWhitespace)
      guard line.hasPrefix("//: >") else {
        isInside = false
        continue
      }
      let text = String(line.dropFirst("//: >".count).drop(while: \.isWhitespace))
      if !isInside || text.contains(/^[A-Z][A-Za-z ]*:/) {
        paragraphs.append(text)
      } else {
        paragraphs[paragraphs.count - 1] += " " + text
      }
      isInside = true
    }
    return paragraphs
  }
}

extension String {
  /// What follows a label that the text begins with, or nil if it begins otherwise.
  fileprivate func text(after label: String) -> String? {
    guard hasPrefix(label) else { return nil }
    return String(dropFirst(label.count).drop(while: \.isWhitespace))
  }
}

extension CoursePackage {
  /// The question that brings an exercise back, the step-th time.
  ///
  /// It comes from the chapter that the syllabus names for the exercise, or if that asks nothing,
  /// from another chapter of the lesson.
  func question(about exercise: Exercise, step: Int) -> QuestionBox? {
    let folder = root.appendingPathComponent("Lessons/\(exercise.lesson)")
    let all = { (file: String) in
      QuestionBox.all(in: folder.appendingPathComponent(file).text ?? "")
    }
    var boxes = chapter(of: exercise).map(all) ?? []
    if boxes.isEmpty {
      boxes = folder.names { $0.hasSuffix(".swift") }.flatMap(all)
      guard !boxes.isEmpty else { return nil }
      return boxes[((exercise.number ?? 0) + step) % boxes.count]
    }
    return boxes[step % boxes.count]
  }

  /// The chapter that goes before an exercise: `03-WheelsOfUnequalLength.swift`.
  private func chapter(of exercise: Exercise) -> String? {
    let syllabus = root.appendingPathComponent("Lessons/SYLLABUS.md").text ?? ""
    for line in syllabus.lines {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 2, cells[1] == "exercise: \(exercise.title)" else { continue }
      let parts = cells[2].split(separator: "/").map(String.init)
      if parts.count == 2, parts[0] == exercise.lesson { return parts[1] }
    }
    return nil
  }
}
