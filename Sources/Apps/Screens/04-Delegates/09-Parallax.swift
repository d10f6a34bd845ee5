import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let label = UILabel(frame: CGRect(x: 100, y: 200, width: 60, height: 20))
  label.text = "LOVE"
  let controller = UIViewController()
  controller.view.addSubview(label)
  float(label, reach: 60)
  return controller
}
