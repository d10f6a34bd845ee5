import CourseFormat
import HeadlessUIKit

/// One step of a lesson, as it was recorded.
struct Step {
  /// The chapter, from 1, and the step within it, from 1.
  let chapter: Int
  let number: Int
  /// The text between the step before and this one; empty if the sources are not there.
  let passages: [Passage]
  /// What the screen shows, or nil for the text after the last picture of a chapter.
  let scene: Scene?
  /// The chapter's file, as a reader of the repository writes it.
  let file: String
  /// The line the step ends on.
  let line: Int
  /// What was printed since the step before.
  let printed: [String]
  /// What in the step is not as its comments say.
  var problems: [Problem] = []

  /// The step's number in the lesson's table: `2.3`.
  var label: String { "\(chapter).\(number)" }

  /// A picture of the screen, and what was said on the way to it.
  struct Scene {
    let caption: String
    let display: DisplayList
    /// What the screen shows, in words.
    var description = ""
    let conversation: [Conversation.Message]
    /// Whether it is the point of the step that nothing was said.
    var showsSilence = false
    /// What UIKit wrote to the device's console.
    var console: [String] = []
  }
}
