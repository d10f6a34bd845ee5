import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// What the project lyft/Hammer has tests for that it runs with Apple's UIKit: which touches reach
/// a view, what they do to controls, and what is typed.
///
/// Each part names the file there, below `Tests/HammerTests`.
@Suite("Recorded: fingers and keys", .isolated)
struct RecordedFingersTests {
  private let stage = Stage()
  private let controller = UIViewController()
  private var screen: UIView { controller.view }

  /// Shows a view in the middle of the screen, as large as is said.
  private func show(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    screen.addSubview(view)
    size(view, width: width, height: height)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
    ])
    stage.present(controller)
  }

  private func size(_ view: UIView, width: CGFloat?, height: CGFloat?) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Touches the middle of a view, moved by a distance, and lifts the finger.
  private func tap(_ view: UIView, by distance: CGFloat = 0) {
    let middle = middle(of: view)
    stage.tap(at: CGPoint(x: middle.x + distance, y: middle.y))
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: - HandTests.swift, buttons

  /// A button of 100 by 100 points, and how often it was pressed.
  private final class Press {
    let button = UIButton()
    var count = 0

    init() {
      button.backgroundColor = .green
      button.addAction(UIAction { [self] _ in count += 1 }, for: .primaryActionTriggered)
    }
  }

  @Test func `a button that is tapped triggers its primary action`() {
    let press = Press()
    show(press.button, width: 100, height: 100)

    tap(press.button)

    #expect(press.count == 1)
  }

  @Test(arguments: ["hidden", "alpha 0.0001", "takes no touches"])
  func `a button that a finger does not reach is not pressed`(reason: String) {
    let press = Press()
    switch reason {
    case "hidden": press.button.isHidden = true
    case "alpha 0.0001": press.button.alpha = 0.0001
    default: press.button.isUserInteractionEnabled = false
    }
    show(press.button, width: 100, height: 100)
    #expect(press.button.frame.size == CGSize(width: 100, height: 100))

    tap(press.button)

    #expect(press.count == 0)
  }

  @Test(arguments: [
    (0.0, false, true, 1), (100, false, true, 0), (100, true, true, 0), (0, false, false, 0),
  ])
  func `a button in a view is pressed where both are, if the view takes touches`(
    y: Double, clips: Bool, takesTouches: Bool, count: Int
  ) {
    let (press, outer) = (Press(), UIView())
    outer.clipsToBounds = clips
    outer.isUserInteractionEnabled = takesTouches
    outer.addSubview(press.button)
    size(press.button, width: 100, height: 100)
    NSLayoutConstraint.activate([
      press.button.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      press.button.topAnchor.constraint(equalTo: outer.topAnchor, constant: y),
    ])
    show(outer, width: 100, height: 100)
    #expect(press.button.frame == CGRect(x: 0, y: y, width: 100, height: 100))

    tap(press.button)

    #expect(press.count == count)
  }

  @Test func `a button is highlighted while a finger is on it`() {
    let (button, log) = (UIButton(), Log())
    button.addAction(UIAction { [log] _ in log.note("down") }, for: .touchDown)
    button.addAction(UIAction { [log] _ in log.note("up inside") }, for: .touchUpInside)
    show(button, width: 100, height: 100)
    #expect(!button.isHighlighted)

    let finger = Touches(on: middle(of: button), in: stage.window)
    stage.clock.advance(by: 0.3)
    #expect(button.isHighlighted)

    finger.lift()
    stage.clock.advance(by: 0.2)
    #expect(!button.isHighlighted)
    #expect(log.lines == ["down", "up inside"])
  }

  @Test func `buttons that stand side by side are pressed one by one`() {
    let (stack, log) = (UIStackView(), Log())
    for title in ["1", "2", "3"] {
      let button = UIButton()
      button.setTitle(title, for: .normal)
      size(button, width: 100, height: 100)
      button.addAction(UIAction { [log] _ in log.note(title) }, for: .primaryActionTriggered)
      stack.addArrangedSubview(button)
    }
    show(stack)
    #expect(stack.bounds.size == CGSize(width: 300, height: 100))

    for distance in [-100.0, 0, 100, -90, 0, 90] { tap(stack, by: distance) }

    #expect(log.lines == ["1", "2", "3", "1", "2", "3"])
  }

  // MARK: - HandTests.swift, gestures

  /// Shows a plain view with a recognizer, and returns how often it recognizes what a finger does.
  private func recognized(
    by recognizer: UIGestureRecognizer, _ act: (Element) -> Void
  ) -> Int {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "View"
    let target = Target()
    recognizer.addTarget(target, action: Target.recognize)
    view.addGestureRecognizer(recognizer)
    show(view, width: 100, height: 100)
    act(stage.elements("view") { $0 === view }[0])
    stage.clock.advance(by: 1)
    return target.count
  }

  private final class Target: NSObject {
    var count = 0

    func recognize(_ recognizer: UIGestureRecognizer) {
      if recognizer.state == .ended { count += 1 }
    }
  }

  @Test func `a plain view hears of a tap, of two, of two fingers and of a long press`() {
    #expect(recognized(by: UITapGestureRecognizer()) { $0.tap() } == 1)

    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(recognized(by: double) { $0.doubleTap() } == 1)

    let fingers = UITapGestureRecognizer()
    fingers.numberOfTouchesRequired = 2
    #expect(recognized(by: fingers) { $0.twoFingerTap() } == 1)

    #expect(recognized(by: UILongPressGestureRecognizer()) { $0.press(forDuration: 1) } == 1)
  }

  // MARK: - HandTests.swift, switches and scroll views

  @Test func `a switch that is tapped is on, and says so once`() {
    let (toggle, log) = (UISwitch(), Log())
    toggle.addAction(UIAction { [log] _ in log.note("changed") }, for: .valueChanged)
    show(toggle)
    #expect(!toggle.isOn)

    tap(toggle)

    #expect(toggle.isOn)
    #expect(log.lines == ["changed"])
  }

  @Test func `the thumb of a switch is dragged on and off`() {
    let toggle = UISwitch()
    show(toggle)
    #expect(!toggle.isOn)

    drag(toggle, from: CGPoint(x: -20, y: 0), to: CGPoint(x: 40, y: 0))
    #expect(toggle.isOn)
    drag(toggle, from: CGPoint(x: 20, y: 0), to: CGPoint(x: -40, y: 0))
    #expect(!toggle.isOn)
  }

  /// Drags a finger slowly between two places, both seen from the middle of a view.
  private func drag(_ view: UIView, from start: CGPoint, to end: CGPoint) {
    let middle = middle(of: view)
    let finger = Touches(
      on: CGPoint(x: middle.x + start.x, y: middle.y + start.y), in: stage.window)
    for step in 1...10 {
      stage.clock.advance(by: 0.1)
      let part = CGFloat(step) / 10
      finger.move(
        to: CGPoint(
          x: middle.x + start.x + (end.x - start.x) * part,
          y: middle.y + start.y + (end.y - start.y) * part))
    }
    stage.clock.advance(by: 0.1)
    finger.lift()
  }

  /// A scroll view of 300 by 300 points whose content is held by its content guide.
  private func scrolling() -> UIScrollView {
    let (view, content) = (UIScrollView(), UIView())
    view.contentInsetAdjustmentBehavior = .never
    view.addSubview(content)
    size(content, width: 1000, height: 1000)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
    ])
    return view
  }

  @Test func `a slow drag scrolls about as far as the finger moves`() {
    let view = scrolling()
    show(view, width: 300, height: 300)
    #expect(view.contentOffset == .zero && view.contentSize == CGSize(width: 1000, height: 1000))

    drag(view, from: CGPoint(x: 40, y: 100), to: CGPoint(x: -40, y: -100))

    // It was recorded with an accuracy of ten points.
    #expect(abs(view.contentOffset.x - 75) <= 10)
    #expect(abs(view.contentOffset.y - 190) <= 10)
  }

  // MARK: - WaitingTests.swift

  @Test func `a button in a scroll view is seen once its rectangle is scrolled to`() {
    let (view, button) = (scrolling(), UIButton())
    button.setTitle("Below", for: .normal)
    view.addSubview(button)
    size(button, width: 50, height: 50)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      button.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 400),
    ])
    show(view, width: 300, height: 300)
    #expect(!stage.buttons["Below"].isHittable)

    view.scrollRectToVisible(button.frame, animated: false)

    #expect(stage.buttons["Below"].isHittable)
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
  }

  @Test func `a button that was hidden, or took no touches, is reached again later`() {
    let press = Press()
    show(press.button, width: 50, height: 50)
    tap(press.button)
    press.button.isHidden = true
    tap(press.button)
    #expect(press.count == 1)

    press.button.isHidden = false
    tap(press.button)
    press.button.isUserInteractionEnabled = false
    tap(press.button)
    #expect(press.count == 2)

    press.button.isUserInteractionEnabled = true
    tap(press.button)
    #expect(press.count == 3)
  }

  // MARK: - KeyboardTests.swift

  @Test(arguments: [
    "abc", "a", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789",
    "-=,./;'[]\\", "!@#$%^&*()_+{}|:\"<>?~", "a a",
  ])
  func `a field that is tapped takes what is typed`(keys: String) {
    let field = UITextField()
    field.autocapitalizationType = .none
    show(field, width: 300, height: 30)

    tap(field)
    #expect(field.isFirstResponder && field.text == "")

    stage.textFields[0].typeText(keys)
    #expect(field.text == keys)
  }

  @Test func `both keys that end a line end it in a text view`() {
    let view = UITextView()
    view.autocapitalizationType = .none
    show(view, width: 300, height: 300)

    tap(view)
    #expect(view.isFirstResponder && view.text == "")

    stage.textViews[0].typeText("a\na\ra")
    #expect(view.text == "a\na\na")
  }

  // MARK: - TableViewControllerTests.swift

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.textLabel?.text = "title \(indexPath.row)"
      return cell
    }
  }

  @Test func `rows before the one at the bottom are seen`() {
    let rows = Rows()
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    stage.present(rows)
    #expect(stage.cells["title 1"].isHittable && !stage.cells["title 35"].exists)

    rows.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .bottom, animated: false)

    #expect(stage.cells["title 35"].isHittable && stage.cells["title 40"].isHittable)
  }

  // MARK: - ViewControllerTests.swift

  /// Two fields and a button that greets, in a stack with margins.
  private final class SignIn: UIViewController, UITextFieldDelegate {
    let (name, password, button) = (UITextField(), UITextField(), UIButton())

    override func viewDidLoad() {
      super.viewDidLoad()
      let stack = UIStackView()
      stack.axis = .vertical
      stack.layoutMargins = UIEdgeInsets(top: 40, left: 16, bottom: 40, right: 16)
      stack.isLayoutMarginsRelativeArrangement = true
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      for (field, placeholder) in [(name, "Username"), (password, "Password")] {
        field.placeholder = placeholder
        field.delegate = self
        field.addAction(UIAction { [self] _ in update() }, for: .editingChanged)
        stack.addArrangedSubview(field)
      }
      password.isSecureTextEntry = true
      button.setTitle("Sign In", for: .normal)
      stack.addArrangedSubview(UIView())
      stack.addArrangedSubview(button)
      update()
    }

    private func update() {
      button.isEnabled = name.text?.isEmpty == false && password.text?.isEmpty == false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if textField === name {
        password.becomeFirstResponder()
      } else {
        let profile = UIViewController()
        profile.title = "Hello \(name.text ?? "")"
        navigationController?.pushViewController(profile, animated: true)
      }
      return false
    }
  }

  @Test func `a person signs in with keys alone`() {
    let signIn = SignIn()
    let navigation = UINavigationController(rootViewController: signIn)
    stage.present(navigation)

    stage.textFields["Username"].tap()
    #expect(signIn.name.isFirstResponder)
    stage.textFields[0].typeText("GabrielUsername123")
    #expect(signIn.name.text == "GabrielUsername123")
    stage.textFields[0].typeText("\n")
    #expect(signIn.password.isFirstResponder && !signIn.name.isFirstResponder)
    #expect(!signIn.button.isEnabled)

    stage.secureTextFields[0].typeText("aSeCr3tP@ss!")
    #expect(signIn.password.text == "aSeCr3tP@ss!")
    #expect(signIn.button.isEnabled)
    stage.secureTextFields[0].typeText("\n")
    stage.clock.advance(by: 1)
    #expect(navigation.topViewController?.title == "Hello GabrielUsername123")
  }
}
