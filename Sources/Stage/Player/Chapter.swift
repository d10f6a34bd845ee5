/// One idea of a lesson, told by one annotated source file.
///
/// - Shape: ``title`` is also the first heading of the file: `//: # Title`.
/// - Errors: A title that differs from the file's is reported when the lesson runs. So is an
///   error the chapter throws; the chapter ends there.
/// - Source: Swift Playgrounds' markup for the annotations.
public struct Chapter {
  /// What the chapter is called.
  public let title: String

  let play: (Stage) throws -> Void

  /// Creates a chapter out of its title and the function that plays it.
  public init(_ title: String, play: @escaping (Stage) throws -> Void) {
    self.title = title
    self.play = play
  }
}
