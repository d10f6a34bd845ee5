import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Conversations in fewer lines")
struct ConversationDigestTests {
  private func message(
    _ name: String, _ subject: String, _ answer: String?
  ) -> Conversation.Message {
    Conversation.Message(
      speaker: "picker", listener: "delegate", name: name, subject: subject, answer: answer)
  }

  @Test
  func `what was typed stands between quotes that every terminal has`() {
    let line = "textField → delegate: shouldChangeCharacters in {0, 0} to “lo…” = true"

    #expect(
      TextStyler(style: .ascii).plain(line)
        == "textField -> delegate: shouldChangeCharacters in {0, 0} to \"lo...\" = true")
    #expect(TextStyler(style: .plain).plain(line) == line)
  }

  @Test
  func `a single question is told as it is`() {
    #expect(
      ConversationDigest.lines([message("titleForRow", "3 in 1", "Tea")])
        == ["picker → delegate: titleForRow 3 in 1 = Tea"])
  }

  @Test
  func `questions about row after row become one line`() {
    let messages = (0..<3).map { message("titleForRow", "\($0) in 1", "row \($0)") }

    #expect(
      ConversationDigest.lines(messages)
        == ["picker → delegate: titleForRow 0–2 in 1 = row 0, row 1, row 2"])
  }

  @Test
  func `another component begins another line`() {
    let messages = [0, 1].flatMap { component in
      (0..<2).map { message("titleForRow", "\($0) in \(component)", "x\($0)") }
    }

    #expect(
      ConversationDigest.lines(messages) == [
        "picker → delegate: titleForRow 0–1 in 0 = x0, x1",
        "picker → delegate: titleForRow 0–1 in 1 = x0, x1",
      ])
  }

  @Test
  func `answers that are all alike are counted`() {
    let messages = (4..<7).map { message("viewForRow", "\($0) in 0, reusing nil", "FlagView") }

    #expect(
      ConversationDigest.lines(messages)
        == ["picker → delegate: viewForRow 4–6 in 0, reusing nil = FlagView, 3 times"])
  }

  @Test
  func `a gap between rows keeps lines apart`() {
    let messages = [0, 2].map { message("titleForRow", "\($0) in 0", "t") }

    #expect(ConversationDigest.lines(messages).count == 2)
  }

  @Test
  func `telling is never summed up`() {
    let messages = (0..<3).map { message("didSelectRow", "\($0) in 0", nil) }

    #expect(ConversationDigest.lines(messages).count == 3)
  }
}
