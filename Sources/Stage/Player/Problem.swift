/// Something in a chapter that is not as its comments say.
///
/// A reader who has changed a chapter sees it where it is, and reads on.
///
/// - Shape: ``line`` counts from 1, as in an editor.
struct Problem: Equatable {
  /// The whole of it, with file and line, for those who see no page.
  let sentence: String

  /// What stands on the page of the chapter, under the line.
  let note: String

  /// The line under which the note stands, or nil if it belongs to a step as a whole.
  let line: Int?

  init(_ sentence: String, note: String? = nil, line: Int? = nil) {
    (self.sentence, self.note, self.line) = (sentence, note ?? sentence, line)
  }
}
