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
      let text = url(of: "\(folder)/\(file)").text ?? ""
      guard text.contains(shownPath) || text.contains("check \(title)\n") else { continue }
      let heading = text.lines.first { $0.hasPrefix("//: # ") }?.dropFirst("//: # ".count)
      return CourseChapter(title: heading.map(String.init) ?? file, path: "\(folder)/\(file)")
    }
    return nil
  }
}
