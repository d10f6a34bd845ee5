/// Why a document cannot be read at all.
nonisolated package struct DocumentError: Error, CustomStringConvertible {
  /// The file's name.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The name of the element, or nil where there is none.
  package let element: String?
  /// What is the case, and what to look at.
  package let sentence: String

  /// The place and the sentence.
  package var description: String {
    "\(Self.place(file: file, line: line, element: element)): \(sentence)"
  }

  /// Returns a place in a document as words: `Menu.xib, line 7, <label>`.
  static func place(file: String, line: Int, element: String?) -> String {
    "\(file), line \(line)" + (element.map { ", <\($0)>" } ?? "")
  }
}
