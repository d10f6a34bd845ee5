/// The table of lessons in Package.swift.
///
/// The package manager reads it as Swift, which nobody else can import, so it is read as text.
package nonisolated enum LessonTable {
  /// An entry of the table.
  package struct Entry: Equatable, Sendable {
    package let lesson: LessonName

    /// The names of its exercises' files, without their ending.
    package let exercises: [String]

    /// The modules beside the library that its chapters and exercises may import.
    package let imports: [String]
  }

  /// The entries that can be read, in order.
  package static func entries(in manifest: String) -> [Entry] {
    let entry =
      /Lesson\(\s*folder:\s*"([^"]+)",\s*exercises:\s*\[([^\]]*)\],?(?:\s*imports:\s*\[([^\]]*)\])?/
    return manifest.matches(of: entry).map { match in
      Entry(
        lesson: LessonName(folder: String(match.1)),
        exercises: names(in: match.2), imports: names(in: match.3 ?? ""))
    }
  }

  private static func names(in list: Substring) -> [String] {
    list.matches(of: /"([^"]+)"/).map { String($0.1) }
  }

  /// The number of entries that there are, whether or not they can be read.
  package static func count(in manifest: String) -> Int {
    manifest.matches(of: /\bLesson\(\s*folder:/).count
  }
}
