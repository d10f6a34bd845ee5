/// The names of a lesson, which all follow from that of its folder.
package nonisolated struct LessonName: Equatable, Sendable {
  /// The folder in Lessons, Exercises and Solutions: `02-DatePicker`.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The number it is taught under.
  package var number: Int { Int(folder.prefix { $0.isNumber }) ?? 0 }

  /// The name its modules begin with: `DatePicker`.
  package var module: String { String(folder.drop { $0.isNumber || $0 == "-" }) }

  /// The name it is run by: `date-picker`.
  package var product: String {
    var name = ""
    var mayEndWord = false
    for letter in module {
      if mayEndWord, ("A"..."Z").contains(letter) { name.append("-") }
      name.append(letter)
      mayEndWord = ("a"..."z").contains(letter) || ("0"..."9").contains(letter)
    }
    return name.lowercased()
  }
}
