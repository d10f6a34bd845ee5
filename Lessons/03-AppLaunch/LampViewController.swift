import HeadlessUIKit

/// A screen with a lamp and its switch.
final class LampViewController: UIViewController {
  private let lamp = UILabel(
    frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    lamp.text = "Dark"
    view.addSubview(lamp)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    button.setTitle("Switch", for: .normal)
    // A control does not keep its target alive.
    button.addTarget(
      self, action: LampViewController.turnOn, for: .touchUpInside)
    view.addSubview(button)
    Moments.note("viewDidLoad")
  }

  func turnOn() {
    lamp.text = "Light"
    Moments.note("switched")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Moments.note("viewDidAppear")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    Moments.note("turns to \(size.width) wide")
  }
}
