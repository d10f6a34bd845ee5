/// What the objects of an application asked and told each other, in order.
///
/// UIKit is a conversation between views and the objects that serve them. This is its minutes.
package final class Conversation {
  /// One question or message.
  package struct Message: Equatable, Sendable {
    /// Who spoke, by the part it plays: `picker`.
    package let speaker: String
    /// Who was spoken to, by the part it plays: `dataSource`.
    package let listener: String
    /// The method, by its shortest telling name: `numberOfRows`.
    package let name: String
    /// What it was about: `in 0`.
    package let subject: String
    /// What came back, or nil if nothing was asked.
    package let answer: String?

    /// The message as a line: `picker → dataSource: numberOfRows in 0 = 7`.
    package var line: String {
      let words = subject.isEmpty ? name : "\(name) \(subject)"
      return "\(speaker) → \(listener): \(words)" + (answer.map { " = \($0)" } ?? "")
    }
  }

  /// The messages so far, oldest first.
  package private(set) var messages: [Message] = []

  private var wasHeard: [Bool] = []

  /// Records a question and its answer, unless the listener does not implement the method.
  func ask<Answer>(
    _ listener: String, by speaker: String, _ name: String, _ subject: String,
    _ question: () -> Answer, describing describe: (Answer) -> String
  ) -> Answer? {
    wasHeard.append(true)
    let answer = question()
    guard wasHeard.removeLast() else { return nil }
    messages.append(
      Message(
        speaker: speaker, listener: listener, name: name, subject: subject,
        answer: describe(answer)))
    return answer
  }

  /// Records a message before it is delivered, and takes it back if nobody implements the method.
  func tell(
    _ listener: String, by speaker: String, _ name: String, _ subject: String,
    _ delivery: () -> Void
  ) {
    wasHeard.append(true)
    let place = messages.count
    messages.append(
      Message(speaker: speaker, listener: listener, name: name, subject: subject, answer: nil))
    delivery()
    if !wasHeard.removeLast() { messages.remove(at: place) }
  }

  /// Says that the method being called now is not implemented.
  ///
  /// The default of every optional delegate method calls this. On a device UIKit finds out with
  /// `respondsToSelector:` before it calls.
  func notImplemented() {
    guard let last = wasHeard.indices.last else { return }
    wasHeard[last] = false
  }
}
