/// Where an element stands in a document; put into words when somebody is told of it.
struct DocumentPlace: CustomStringConvertible {
  let file: String
  let element: Element

  /// The place as words: `Menu.xib, line 7, <label>`.
  var description: String {
    DocumentError.place(file: file, line: element.line, element: element.name)
  }
}
