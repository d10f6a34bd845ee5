import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let controller = SpiralViewController()
  controller.field.borderStyle = .roundedRect
  controller.loadViewIfNeeded()
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 24))
  label.text = "\(type(of: controller.view as UIView)), plain views: \(controller.plainViews)"
  controller.view.addSubview(label)
  return controller
}
