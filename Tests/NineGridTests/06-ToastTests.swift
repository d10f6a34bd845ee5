import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 6: Toast", .exercise, .serialized)
struct ToastTests {
  let stage = Stage()
  let controller = UIViewController()
  let button = UIButton(type: .system)

  init() {
    button.setTitle("Get", for: .normal)
    button.frame = CGRect(x: 16, y: 16, width: 64, height: 32)
    controller.view.addSubview(button)
    stage.present(controller)
  }

  @Test(.todo(1))
  func `a toast stands in the middle, above the bottom`() {
    let places = [(320, 568), (375, 667), (320, 480)].map { width, height in
      let host = UIView(frame: CGRect(x: 50, y: 60, width: width, height: height))
      let toast = Toast(name: "Chess")
      place(toast, in: host)
      return toast.frame
    }

    #expect(
      places == [
        CGRect(x: 80, y: 520, width: 160, height: 40),
        CGRect(x: 107.5, y: 619, width: 160, height: 40),
        CGRect(x: 80, y: 432, width: 160, height: 40),
      ],
      "Its middle is that of the host's bounds, and its lower edge 8 points above theirs.")
  }

  @Test(.todo(1))
  func `two toasts do not cover each other`() {
    let toasts = [Toast(name: "Chess"), Toast(name: "Maps")]

    for toast in toasts {
      place(toast, in: controller.view)
      controller.view.addSubview(toast)
    }

    #expect(
      toasts.map(\.frame.minY) == [520, 472],
      "The second toast stands 8 points above the first. Look for toasts among the subviews.")
  }

  @Test(.todo(1))
  func `a third toast finds a free place`() throws {
    let toasts = [Toast(name: "Chess"), Toast(name: "Maps"), Toast(name: "Mail")]
    for toast in toasts.prefix(2) {
      place(toast, in: controller.view)
      controller.view.addSubview(toast)
    }
    try #require(toasts[0].frame.width == 160, "Give a toast its size first.")
    toasts[0].removeFromSuperview()

    place(toasts[2], in: controller.view)

    #expect(
      !toasts[2].frame.intersects(toasts[1].frame),
      "The first toast has gone, the second is still there. Stand above it, not upon it.")
  }

  @Test(.todo(2))
  func `a toast fades in, then out, then leaves`() {
    let toast = Toast(name: "Chess")
    toast.frame = CGRect(x: 80, y: 500, width: 160, height: 40)
    controller.view.addSubview(toast)
    var isGone = false

    fade(toast) { isGone = true }

    let before = looks(of: toast)
    stage.clock.advance(by: 1)
    let between = looks(of: toast)
    stage.clock.advance(by: 0.9)
    let atLast = toast.superview == controller.view && !isGone
    stage.clock.advance(by: 0.2)
    #expect(before == 0, "At first nothing is seen of the toast. Make it transparent beforehand.")
    #expect(
      between > 0.9, "After one second it is in full sight. The second fade begins only then.")
    #expect(atLast, "It is in its host until it has faded out, two seconds long.")
    #expect(
      toast.superview == nil && isGone,
      "When it has faded out it leaves, and then the closure is called.")
  }

  @Test(.todo(3))
  func `the host shows the toast`() {
    download("Chess", from: button, in: controller.view)

    let toast = controller.view.subviews.compactMap { $0 as? Toast }.first
    #expect(toast?.text == "Chess", "Add a toast with the name to the host.")
    #expect(toast?.frame.width == 160, "Place it too.")
  }

  @Test(.todo(3))
  func `the button waits until the toast is gone`() throws {
    download("Chess", from: button, in: controller.view)

    let whileShown = button.isEnabled
    stage.clock.advance(by: 1.5)
    let late = button.isEnabled
    stage.clock.advance(by: 1)
    #expect(!whileShown && !late, "While its toast is there, the button is disabled.")
    #expect(
      button.isEnabled && !controller.view.subviews.contains { $0 is Toast },
      "When the toast is gone the button can be pressed again.")
  }

  @Test(.todo(3))
  func `a second tap meanwhile does nothing`() throws {
    let host = try #require(controller.view)
    button.addAction(
      UIAction { [button] _ in download("Chess", from: button, in: host) }, for: .touchUpInside)
    stage.buttons["Get"].tap()
    try #require(
      controller.view.subviews.contains { $0 is Toast }, "Show a toast at the first tap.")

    tapQuietly()

    #expect(
      controller.view.subviews.filter { $0 is Toast }.count == 1,
      "A disabled button hears no taps. Disable it when the download begins.")
  }

  @Test(.todo(3))
  func `without a host nothing happens`() {
    download("Chess", from: button, in: nil)
    let withoutAHost = button.isEnabled
    download("Maps", from: button, in: controller.view)

    #expect(withoutAHost, "No toast comes, so nobody would enable the button again. Leave it.")
    #expect(
      controller.view.subviews.compactMap { ($0 as? Toast)?.text } == ["Maps"],
      "Only the download with a host is announced.")
  }

  /// Taps where the button is, whether or not it is enabled.
  private func tapQuietly() {
    Stage.$reporter.withValue({ _ in }) { stage.buttons["Get"].tap() }
  }

  /// How solid a person sees the toast.
  private func looks(of toast: Toast) -> CGFloat {
    toast.superview == nil ? -1 : toast.presentation.alpha
  }
}
