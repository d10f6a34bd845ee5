import Grading
import Testing

@testable import HeadlessUIKit

@Suite("What stops the program where text is typed", .isolated)
struct TextViewMessagesTests {
  @Test func `a delegate that types as it is told of typing`() async {
    #expect(
      TextViewMistake.endlessChanges(count: 200).text
        == "UITextView: textViewDidChange(_:) was called 200 times within itself, because each call "
        + "types into the text view again. A device runs out of stack here. Assign text instead of "
        + "calling insertText(_:): that tells nobody.")
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (text, typist) = (UITextView(), EagerTypist())
        text.delegate = typist
        text.insertText("a")
      }
    }
  }
}

/// Answers each letter with another.
private final class EagerTypist: NSObject, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { textView.insertText("b") }
}
