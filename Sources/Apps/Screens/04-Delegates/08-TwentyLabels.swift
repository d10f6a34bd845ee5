import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let scatterer = LabelScatterer(limit: 30) { Int.random(in: 0..<$0) }
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  screen.backgroundColor = .systemBlue
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
  screen.addSubview(field)
  let action = UIAction(title: "LOVE") { _ in scatterer.scatter("LOVE", in: screen) }
  let button = UIButton(type: .system, primaryAction: action)
  button.frame = CGRect(x: 40, y: 110, width: 240, height: 44)
  screen.addSubview(button)
  let controller = UIViewController()
  controller.view.addSubview(screen)
  return controller
}
