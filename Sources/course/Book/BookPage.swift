/// A page of the book: a file of Markdown.
struct BookPage: Equatable {
  /// The name it is linked by, and the name of its file without the ending.
  let name: String
  let text: String
}
