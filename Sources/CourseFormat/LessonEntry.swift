/// An entry of the table of lessons in Package.swift: the folder of a lesson, and what belongs to it.
///
/// The package manager reads the table as Swift, which nobody else can import, so it is read as text.
package nonisolated struct LessonEntry: Equatable, Sendable {
  /// The folder in Lessons, Exercises and Solutions: `02-DatePicker`.
  package let folder: String

  /// The names of its exercises' files, without their ending.
  package let exercises: [String]

  /// The modules beside the library that its chapters and exercises may import.
  package let imports: [String]

  package init(folder: String, exercises: [String] = [], imports: [String] = []) {
    self.folder = folder
    self.exercises = exercises
    self.imports = imports
  }
}

/// The names of a lesson, which all follow from that of its folder.
nonisolated extension LessonEntry {
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

  /// The names it answers to, in small letters.
  package var spellings: Set<String> { [folder.lowercased(), module.lowercased(), product] }
}

nonisolated extension LessonEntry {
  /// The entries, in order; nil for one that is not made of literals.
  package static func all(in manifest: String) -> [LessonEntry?] {
    let tokens = SourceTokens(manifest).all
    return tokens.indices.filter {
      tokens[$0].text == "Lesson" && tokens[$0...].dropFirst().first?.text == "("
    }.map { LessonEntry(arguments: tokens[($0 + 2)...]) }
  }

  /// Reads `folder: "…", exercises: ["…", "…"])`.
  private init?(arguments: ArraySlice<SourceTokens.Token>) {
    var values: [String: [String]] = [:]
    var label = ""
    for (token, next) in zip(arguments, arguments.dropFirst()) {
      switch (token.kind, token.text) {
      case (.word, let name) where next.text == ":":
        label = name
        values[label] = []
      case (.string, let text): values[label]?.append(text)
      case (.bracket, ")"):
        guard let folder = values["folder"]?.first, let exercises = values["exercises"] else {
          return nil
        }
        self.init(folder: folder, exercises: exercises, imports: values["imports"] ?? [])
        return
      case (.bracket, _): continue
      default: return nil
      }
    }
    return nil
  }
}
