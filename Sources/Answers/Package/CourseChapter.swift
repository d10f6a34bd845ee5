/// A chapter of a lesson.
package struct CourseChapter: Equatable {
  package let title: String
  package let path: String
}

extension Exercise {
  /// The chapter at whose end the exercise is told: the one that names its file.
  package var chapter: CourseChapter? {
    let folder = "Lessons/\(lesson)"
    let files = url(of: folder).names { $0.hasSuffix(".swift") }
    for file in files {
      let lines = url(of: "\(folder)/\(file)").text?.lines ?? []
      guard isTold(in: lines) else { continue }
      let heading = lines.first { $0.hasPrefix("//: # ") }?.dropFirst("//: # ".count)
      return CourseChapter(title: heading.map(String.init) ?? file, path: "\(folder)/\(file)")
    }
    return nil
  }

  /// Whether one of these lines of a chapter names its file, or the command that checks it.
  package func isTold(in lines: [String]) -> Bool {
    lines.contains { $0.contains(shownPath) || $0.hasSuffix("check \(title)") }
  }
}
