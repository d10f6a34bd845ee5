import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The keyboard on a screen that changes", .isolated)
struct KeyboardTurnTests {
  let stage = Stage()
  let form = Form()

  init() {
    stage.present(form)
    form.name.becomeFirstResponder()
  }

  @Test func `it stands at the bottom of a turned screen, and says so`() {
    let post = NotificationRecorder([
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ])

    stage.rotate(to: .landscapeLeft)

    let place = CGRect(x: 0, y: 104, width: 568, height: 216)
    #expect(Device.current.keyboard.frame == place)
    #expect(stage.keyboards[0].frame == place)
    #expect(
      post.names == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardDidChangeFrameNotification",
      ])
  }

  @Test func `it stands at the bottom of a larger phone, as wide as that`() {
    stage.changeScreen(to: CGSize(width: 414, height: 736))

    #expect(stage.keyboards[0].frame == CGRect(x: 0, y: 520, width: 414, height: 216))
  }
}
