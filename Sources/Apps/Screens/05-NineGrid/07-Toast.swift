import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let controller = UIViewController()
  let buttons = [("Get", "Chess", 16, 64), ("Get Maps", "Maps", 96, 96)]
  for (title, name, x, width) in buttons {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: 16, width: width, height: 32)
    controller.view.addSubview(button)
    let action = UIAction { [unowned button, weak controller] _ in
      download(name, from: button, in: controller?.view)
    }
    button.addAction(action, for: .touchUpInside)
  }
  return controller
}
