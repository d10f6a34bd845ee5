import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The keyboard", .isolated)
struct KeyboardTests {
  let stage = Stage()
  let form = Form()
  let field: UITextField

  private let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]

  init() {
    stage.present(form)
    field = form.name
  }

  @Test func `B50: the keyboard stands at the bottom of the screen, in front of everything`() {
    let alert = UIWindow(frame: UIScreen.main.bounds)
    alert.windowLevel = .alert
    alert.isHidden = false

    field.becomeFirstResponder()

    #expect(stage.keyboards[0].frame == CGRect(x: 0, y: 352, width: 320, height: 216))
    #expect(stage.keyboards[0].isHittable)
    #expect(stage.window.isKeyWindow)
  }

  @Test func `the keyboard's window is the system's, not one of the application's`() {
    let before = Device.current.windows.onScreen.count
    field.becomeFirstResponder()
    #expect(Device.current.windows.onScreen.count == before + 1)
    #expect(applicationWindows().count == before)

    field.resignFirstResponder()
    #expect(Device.current.windows.onScreen.count == before)
  }

  @Test func `it comes and goes with all its notifications in order`() {
    let post = NotificationRecorder(names)
    field.becomeFirstResponder()
    #expect(
      post.names == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
      ])

    post.forget()
    field.resignFirstResponder()
    #expect(
      post.names == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification",
      ])
  }

  @Test func `the notifications name its place before and after`() throws {
    let post = NotificationRecorder([UIResponder.keyboardWillShowNotification])
    field.becomeFirstResponder()

    let info = try #require(post.last?.userInfo)
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
    let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(begin?.cgRectValue == CGRect(x: 0, y: 568, width: 320, height: 216))
    #expect(end?.cgRectValue == CGRect(x: 0, y: 352, width: 320, height: 216))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
  }

  @Test func `from field to field it stays, and nothing is posted`() {
    field.becomeFirstResponder()
    let post = NotificationRecorder(names)

    form.city.becomeFirstResponder()

    #expect(post.names.isEmpty && stage.keyboards.count == 1)
  }

  @Test func `a responder that takes no text brings no keyboard`() {
    let view = FirstResponderView()
    form.view.addSubview(view)

    view.becomeFirstResponder()

    #expect(stage.keyboards.count == 0 && view.isFirstResponder)
  }

  @Test func `B59: an input view takes the keyboard's place`() {
    let wheel = UIDatePickerStandIn(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    field.inputView = wheel

    field.becomeFirstResponder()
    _ = stage.display

    #expect(stage.keyboards.count == 0)
    #expect(wheel.convert(wheel.bounds, to: nil) == onScreen(top: 388, height: 180))
    field.resignFirstResponder()
    #expect(wheel.superview == nil && wheel.window == nil)
  }

  @Test func `B59: a change while editing waits for reloadInputViews`() {
    field.becomeFirstResponder()
    let wheel = UIDatePickerStandIn(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

    field.inputView = wheel
    stage.typeText("a")
    #expect(wheel.window == nil && stage.keyboards.count == 1)

    form.city.reloadInputViews()
    #expect(wheel.window == nil, "The city is not the first responder.")

    field.reloadInputViews()
    #expect(wheel.window != nil && stage.keyboards.count == 0)
  }

  @Test func `B60: an accessory stands on top, across the whole width`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 5, y: 5, width: 60, height: 34)
    bar.addSubview(done)
    field.inputAccessoryView = bar
    done.addAction(UIAction { _ in form.view.endEditing(true) }, for: .touchUpInside)

    field.becomeFirstResponder()
    _ = stage.display
    #expect(bar.convert(bar.bounds, to: nil) == onScreen(top: 308, height: 44))
    #expect(stage.keyboards[0].frame.minY == 352)

    stage.buttons["Done"].tap()
    #expect(!field.isFirstResponder && bar.window == nil)
  }

  @Test func `B60: what the first responder does not name comes from up the chain`() {
    let owner = Owner()
    stage.present(owner)
    owner.inner.becomeFirstResponder()

    #expect(owner.board.window != nil && owner.bar.window != nil)

    owner.inner.ownBar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    owner.inner.reloadInputViews()
    #expect(owner.bar.window == nil && owner.inner.ownBar?.window != nil)
  }

  @Test func `B60: an accessory alone is shown for a responder that takes no text`() {
    let view = FirstResponderView()
    let owner = Owner()
    stage.present(owner)
    owner.view.addSubview(view)
    owner.namesBoard = false

    view.becomeFirstResponder()
    _ = stage.display

    #expect(owner.bar.convert(owner.bar.bounds, to: nil) == onScreen(top: 528, height: 40))
  }

  @Test func `another height is told as the keyboard's coming`() {
    field.becomeFirstResponder()
    form.city.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let post = NotificationRecorder(names)

    form.city.becomeFirstResponder()

    #expect(
      post.names == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
      ])
  }

  @Test func `touches on the keyboard do not reach what is behind it`() {
    let button = UIButton(frame: CGRect(x: 0, y: 352, width: 320, height: 216))
    form.view.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .allTouchEvents)
    let behind = stage.buttons[0]

    behind.tap()
    #expect(taps > 0)
    taps = 0
    field.becomeFirstResponder()
    #expect(!behind.isHittable)
    stage.tap(at: CGPoint(x: 160, y: 353))

    #expect(taps == 0)
  }

  @Test func `a hidden key window hides the keyboard, and showing it brings it back`() {
    field.becomeFirstResponder()

    stage.window.isHidden = true
    #expect(!Device.current.keyboard.isShown && field.isFirstResponder)

    stage.window.isHidden = false
    #expect(Device.current.keyboard.isShown)
  }

  @Test func `an input view that holds its own field is left out with a sentence`() {
    let console = ConsoleRecorder()
    field.inputView = form.view

    field.becomeFirstResponder()

    #expect(field.isFirstResponder && stage.keyboards.count == 1)
    #expect(
      console.lines.first?.hasPrefix("UITextField: its inputView is a UIView it lies") == true)
  }

  @Test func `observers that turn the first responder round and round are left alone`() {
    let console = ConsoleRecorder()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
    ) { _ in field.becomeFirstResponder() }
    let other = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { _ in field.resignFirstResponder() }

    field.becomeFirstResponder()

    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.removeObserver(other)
    #expect(
      console.lines.map { $0.prefix(46) } == ["The keyboard came and went 32 times in a row, "])
  }

  private func onScreen(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: 320, height: height)
  }

  private func applicationWindows() -> [UIWindow] {
    (self as any WindowList).windowsOfApplication
  }
}

/// Asks for what is deprecated without a warning.
private protocol WindowList {
  var windowsOfApplication: [UIWindow] { get }
}

extension KeyboardTests: WindowList {
  @available(*, deprecated)
  fileprivate var windowsOfApplication: [UIWindow] { UIApplication.shared.windows }
}

private final class UIDatePickerStandIn: UIView {}

/// A controller that names views for every field of its own.
private final class Owner: UIViewController {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  let inner = Inner()
  var namesBoard = true

  override var inputView: UIView? { namesBoard ? board : nil }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(inner)
  }
}

private final class Inner: FirstResponderView {
  var ownBar: UIView?

  override var inputAccessoryView: UIView? { ownBar }
}
