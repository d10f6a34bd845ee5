import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The key window that goes away", .isolated)
struct KeyWindowTests {
  let stage = Stage()
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))

  init() {
    stage.present(field)
  }

  @Test func `the frontmost window that is seen becomes key when the key window is hidden`() {
    let (alert, toast) = (makeWindow(.alert), makeWindow(.normal))
    toast.isHidden = false
    alert.makeKeyAndVisible()
    #expect(alert.isKeyWindow)

    alert.isHidden = true

    #expect(toast.isKeyWindow && !alert.isKeyWindow)
  }

  @Test func `a window that cannot become key is passed over`() {
    let alert = makeWindow(.alert)
    let shy = NeverKeyWindow(frame: stage.window.frame)
    shy.isHidden = false
    alert.makeKeyAndVisible()

    alert.isHidden = true

    #expect(stage.window.isKeyWindow)
  }

  @Test func `where no other window is seen, the hidden one stays key`() {
    stage.window.isHidden = true
    #expect(stage.window.isKeyWindow)
  }

  @Test func `a key window that nobody keeps gives its place to another`() {
    field.becomeFirstResponder()
    var alert: UIWindow? = makeWindow(.alert)
    alert?.makeKeyAndVisible()
    #expect(!stage.window.isKeyWindow && stage.keyboards.count == 0)

    alert = nil

    #expect(stage.window.isKeyWindow)
    #expect(stage.keyboards.count == 1)
  }

  @Test func `a subclass says what is to happen when it goes, as any class does`() {
    let log = Log()
    var window: UIWindow? = DeinitObservingWindow(frame: stage.window.frame) { log.note("gone") }
    window?.makeKeyAndVisible()

    window = nil

    #expect(log.lines == ["gone"] && stage.window.isKeyWindow)
  }

  @Test func `the keyboard goes with the only window there is`() {
    let keyboard = Device.current.keyboard
    stage.window.isHidden = true
    var window: UIWindow? = makeWindow(.normal)
    window?.makeKeyAndVisible()
    let other = UITextField(frame: field.frame)
    window?.addSubview(other)
    other.becomeFirstResponder()
    #expect(keyboard.isShown)

    window = nil

    #expect(!keyboard.isShown)
  }

  @Test func `a window that nobody kept and that was not key changes nothing`() {
    var other: UIWindow? = makeWindow(.normal)
    other?.isHidden = false
    let token = NotificationRecorder([UIWindow.didBecomeKeyNotification])
    #expect(other?.isKeyWindow == false)

    other = nil

    #expect(stage.window.isKeyWindow && token.names.isEmpty)
  }

  private func makeWindow(_ level: UIWindow.Level) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = level
    return window
  }
}

private final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  // A subclass may have a plain one.
  deinit {}
}

private final class DeinitObservingWindow: UIWindow {
  private let whenGone: () -> Void

  init(frame: CGRect, whenGone: @escaping () -> Void) {
    self.whenGone = whenGone
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { whenGone() }
}
