import HeadlessUIKit

/// A program that teaches: some chapters, each played from its own source.
///
/// On a terminal the reader steps through the lesson and can take the phone. Into a pipe goes
/// the whole transcript, the same bytes in every run.
///
/// - Shape: Chapters count from 1; steps count from 1 within a chapter.
/// - Units: Characters for widths.
/// - Errors: An unknown option ends the program with a sentence and status 64. A lesson that
///   does not do what its comments say ends with the sentences and status 1.
/// - Source: Swift Playgrounds' markup for the annotations, sysexits(3) for status 64.
public struct Lesson {
  /// What the lesson is called.
  public let title: String

  let product: String
  let bundle: Bundle
  let chapters: [Chapter]

  /// Creates a lesson out of its chapters.
  ///
  /// - Parameters:
  ///   - title: What the lesson is called.
  ///   - product: The name it is run by: `swift run pickers`.
  ///   - bundle: Where its property lists and images lie.
  ///   - chapters: The chapters, in order.
  public init(_ title: String, product: String, bundle: Bundle, chapters: [Chapter]) {
    self.title = title
    self.product = product
    self.bundle = bundle
    self.chapters = chapters
  }

  /// Runs the lesson as the command line says, and ends the program.
  public func run() -> Never {
    exit(LessonProgram(lesson: self).run(Array(CommandLine.arguments.dropFirst())))
  }
}
