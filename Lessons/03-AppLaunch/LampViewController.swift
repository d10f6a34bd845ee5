import HeadlessUIKit

/// A screen with a lamp and the button that switches it on.
final class LampViewController: UIViewController {
  private let lamp = UILabel(
    frame: CGRect(x: 20, y: 60, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    lamp.text = "The lamp is off"
    view.addSubview(lamp)
    let action = UIAction(title: "Switch on") { [weak self] _ in
      self?.turnOn()
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    view.addSubview(button)
    EventLog.add("viewDidLoad")
  }

  private func turnOn() {
    lamp.text = "The lamp is on"
    EventLog.add("switched on")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    EventLog.add("turns to \(size.width) points of width")
  }
}
