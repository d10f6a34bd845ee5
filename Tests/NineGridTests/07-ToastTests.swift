import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 7: Toast", .exercise, .serialized)
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
  func `a toast stands above the highest, wherever that is in the list`() throws {
    let toasts = ["Chess", "Maps", "Mail"].map(Toast.init)
    for toast in toasts {
      place(toast, in: controller.view)
      controller.view.addSubview(toast)
    }
    let tops = toasts.map(\.frame.minY)
    try #require(
      tops == [520, 472, 424],
      "Three toasts lie one above the other, 8 points apart. Stand above the highest.")
    controller.view.sendSubviewToBack(toasts[2])

    let fourth = Toast(name: "Piano")
    place(fourth, in: controller.view)

    #expect(
      fourth.frame.minY == 376,
      "The highest toast lies behind the others. Compare where they are, not their order.")
  }

  @Test(.todo(1))
  func `other views take no place away`() throws {
    let sign = UILabel(frame: CGRect(x: 80, y: 300, width: 160, height: 40))
    sign.text = "Chess"
    controller.view.addSubview(sign)
    let toast = Toast(name: "Chess")

    place(toast, in: controller.view)

    #expect(
      toast.frame == CGRect(x: 80, y: 520, width: 160, height: 40),
      "The sign is a label and no toast. Look for toasts among the subviews.")
  }

  @Test(.todo(1))
  func `bounds may begin anywhere`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    host.bounds.origin = CGPoint(x: 30, y: 200)
    let toast = Toast(name: "Chess")

    place(toast, in: host)

    #expect(
      toast.frame == CGRect(x: 110, y: 632, width: 160, height: 40),
      "What this host shows begins at 30, 200. Take the middle and the bottom of its bounds.")
  }

  @Test(.todo(1))
  func `a third toast finds a free place`() throws {
    let toasts = [Toast(name: "Chess"), Toast(name: "Maps"), Toast(name: "Mail")]
    for toast in toasts.prefix(2) {
      place(toast, in: controller.view)
      controller.view.addSubview(toast)
    }
    try #require(toasts[0].frame.width == 160, .needed("A toast has to be 160 points wide first."))
    toasts[0].removeFromSuperview()

    place(toasts[2], in: controller.view)

    let covered = CoveredPart.first(
      of: [("the second toast", toasts[1].frame), ("the third", toasts[2].frame)])
    #expect(
      covered == nil,
      "The first toast has gone, the second is still there. \(covered ?? "") Stand above it.")

    let others = ["Piano", "Radio", "Zoo"].map(Toast.init)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    for toast in others {
      place(toast, in: host)
      host.addSubview(toast)
    }
    others[1].removeFromSuperview()
    let last = Toast(name: "Bus")
    place(last, in: host)
    #expect(
      last.frame.minY == 376,
      "Of three toasts the second has gone, and the highest is still there. Stand above the highest."
    )
  }

  @Test(.todo(2))
  func `a toast fades in, then out, then leaves`() {
    let toast = Toast(name: "Chess")
    toast.frame = CGRect(x: 80, y: 500, width: 160, height: 40)
    controller.view.addSubview(toast)
    var isGone = false
    var wasInItsHost: Bool?

    fade(toast) {
      isGone = true
      wasInItsHost = toast.superview != nil
    }

    let before = looks(of: toast)
    stage.clock.advance(by: 0.5)
    let comes = looks(of: toast)
    stage.clock.advance(by: 0.5)
    let between = looks(of: toast)
    stage.clock.advance(by: 0.5)
    let goes = looks(of: toast)
    stage.clock.advance(by: 0.4)
    let atLast = toast.superview == controller.view && !isGone
    stage.clock.advance(by: 0.2)
    #expect(before == 0, "At first nothing is seen of the toast. Make it transparent beforehand.")
    #expect(
      between > 0.9, "After one second it is in full sight. The second fade begins only then.")
    #expect(
      (0.2...0.8).contains(comes) && (0.2...0.8).contains(goes),
      "After half a second it is half in sight, and so it is half a second before it is gone. Each fade takes a second."
    )
    #expect(atLast, "It is in its host until it has faded out, two seconds long.")
    #expect(
      toast.superview == nil && isGone,
      "When it has faded out it leaves, and then the closure is called.")
    #expect(wasInItsHost == false, "The closure was called while the toast was still in its host.")
  }

  @Test(.todo(3))
  func `the host shows the toast`() {
    download("Chess", from: button, in: controller.view)

    let toast = controller.view.subviews.compactMap { $0 as? Toast }.first
    #expect(toast?.text == "Chess", "Add a toast with the name to the host.")
    #expect(toast?.frame.width == 160, "Place it too.")
    download("Maps", from: UIButton(type: .system), in: controller.view)
    let places = controller.view.subviews.compactMap { ($0 as? Toast)?.frame.minY }
    #expect(
      places == [520, 472],
      "Two downloads show two toasts. Place each before you add it to the host.")
    stage.clock.advance(by: 1.5)
    download("Mail", from: UIButton(type: .system), in: controller.view)
    let whileTheyFade = controller.view.subviews.compactMap { ($0 as? Toast)?.frame.minY }
    #expect(
      whileTheyFade == [520, 472, 424],
      "Two toasts fade out, and can still be seen. A third one stands above them.")
  }

  @Test(.todo(3))
  func `the button waits until the toast is gone`() throws {
    download("Chess", from: button, in: controller.view)

    let whileShown = button.isEnabled
    stage.clock.advance(by: 1.9)
    let late = button.isEnabled
    stage.clock.advance(by: 0.2)
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

extension ToastTests: ExerciseScene {
  static let advice = "Tap both buttons, one soon after the other. Each waits for its toast."

  var opening: SceneOpening {
    let second = UIButton(type: .system)
    second.setTitle("Get Maps", for: .normal)
    second.frame = CGRect(x: 96, y: 16, width: 96, height: 32)
    controller.view.addSubview(second)
    for (button, name) in [(button, "Chess"), (second, "Maps")] {
      let action = UIAction { [unowned button, weak controller] _ in
        download(name, from: button, in: controller?.view)
      }
      button.addAction(action, for: .touchUpInside)
    }
    return .phone(stage, keeping: controller)
  }
}
