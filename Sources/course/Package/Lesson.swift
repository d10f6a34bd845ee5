import Foundation

/// A lesson and the exercises that go with it.
struct Lesson {
  /// The folder in Lessons, Exercises and Solutions: `01-Pickers`.
  let folder: String

  /// The first word of its modules: `Pickers`.
  var module: String { String(folder.drop { $0.isNumber || $0 == "-" }) }

  /// The name it is run by: `pickers`, `date-picker`.
  var product: String {
    module.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
  }

  /// The number it is taught under.
  var number: Int { Int(folder.prefix { $0.isNumber }) ?? 0 }

  /// Its exercises, in the order they are solved.
  private(set) var exercises: [Exercise] = []

  /// The names it answers to, in small letters.
  var spellings: Set<String> {
    [folder.lowercased(), module.lowercased(), product]
  }

  /// Reads a lesson's exercises from the folder that holds the package.
  init(folder: String, in root: URL) {
    self.folder = folder
    let files = root.appendingPathComponent("Exercises/\(folder)").names { $0.hasSuffix(".swift") }
    exercises = files.map {
      Exercise(file: String($0.dropLast(".swift".count)), of: self, in: root)
    }
  }
}
