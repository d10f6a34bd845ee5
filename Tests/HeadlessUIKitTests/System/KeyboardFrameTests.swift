import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The place of the keyboard, as it is posted", .isolated)
struct KeyboardFrameTests {
  let stage = Stage()
  let form = Form()
  let field: UITextField

  init() {
    stage.present(form)
    field = form.name
  }

  @Test func `a keyboard that comes has its height already while it is below the screen`() {
    let post = NotificationRecorder([UIResponder.keyboardWillShowNotification])

    field.becomeFirstResponder()

    #expect(frame(UIResponder.keyboardFrameBeginUserInfoKey, post) == place(top: 568, 216))
    #expect(frame(UIResponder.keyboardFrameEndUserInfoKey, post) == place(top: 352, 216))
  }

  @Test func `a keyboard that goes keeps its height`() {
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    field.becomeFirstResponder()
    let post = NotificationRecorder([UIResponder.keyboardWillHideNotification])

    field.resignFirstResponder()

    #expect(frame(UIResponder.keyboardFrameBeginUserInfoKey, post) == place(top: 468, 100))
    #expect(frame(UIResponder.keyboardFrameEndUserInfoKey, post) == place(top: 568, 100))
  }

  @Test func `a bar that comes on top of the keyboard has it shown anew`() {
    field.becomeFirstResponder()
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let post = NotificationRecorder([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ])

    field.reloadInputViews()

    #expect(
      post.names == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
      ])
    #expect(frame(UIResponder.keyboardFrameEndUserInfoKey, post) == place(top: 308, 260))
  }

  @Test func `how the keyboard moves can be taken over into an animation`() throws {
    let post = NotificationRecorder([UIResponder.keyboardWillShowNotification])
    field.becomeFirstResponder()
    let info = try #require(post.last?.userInfo)

    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber

    #expect(curve?.intValue == 7 && duration?.doubleValue == 0)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0)
  }

  private func frame(_ key: String, _ post: NotificationRecorder) -> CGRect? {
    (post.last?.userInfo?[key] as? NSValue)?.cgRectValue
  }

  private func place(top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: 320, height: height)
  }
}
