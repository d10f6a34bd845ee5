import Answers
import Foundation

/// A page of the book: a file of Markdown.
struct BookPage: Equatable {
  /// The name it is linked by, and the name of its file without the ending.
  let name: String
  let text: String

  init(name: String, text: String) {
    (self.name, self.text) = (name, text)
  }

  /// Creates a page out of parts that follow each other, an empty line between them.
  init(name: String, parts: [String]) {
    let texts = parts.map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
    self.init(name: name, text: texts.joined(separator: "\n\n") + "\n")
  }
}
