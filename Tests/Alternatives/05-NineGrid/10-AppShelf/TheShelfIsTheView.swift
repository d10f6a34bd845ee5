// Alternative: the controller's view is a scroll view of its own class, which lays itself out.

import HeadlessUIKit

/// An app of the shelf, with the name of its picture.
struct ShelfApp: Equatable {
  let name: String
  let icon: String
}

/// The screen on which a person chooses apps.
final class AppShelfViewController: UIViewController {
  /// The apps, in their order; they may change before the screen opens and while it is shown.
  var apps: [ShelfApp] = [] {
    didSet {
      if isViewLoaded { shelf?.show(apps) }
    }
  }

  /// Loads an app, set by whoever makes the screen, before or after the apps.
  var load: (_ app: ShelfApp) -> Void = { _ in }

  private var shelf: ShelfView? { view as? ShelfView }

  override func loadView() {
    let shelf = ShelfView(frame: UIScreen.main.bounds)
    shelf.onGet = { [weak self] app, button in
      self?.load(app)
      self?.shelf?.announce(app, until: button)
    }
    shelf.show(apps)
    view = shelf
  }
}

/// A shelf that scrolls and places its own cells.
final class ShelfView: UIScrollView {
  var onGet: (ShelfApp, UIButton) -> Void = { _, _ in }

  private var cells: [UIView] = []

  func show(_ apps: [ShelfApp]) {
    while let cell = cells.popLast() { cell.removeFromSuperview() }
    for app in apps {
      let cell = makeCell(app)
      cells.append(cell)
      addSubview(cell)
    }
    setContentOffset(.zero, animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var columns = 3
    while columns > 1, CGFloat(columns) * 80 > bounds.width { columns -= 1 }
    let gap = max((bounds.width - 80 * CGFloat(columns)) / CGFloat(columns + 1), 0)
    var corner = CGPoint(x: gap, y: 20)
    for (number, cell) in cells.enumerated() {
      cell.frame.origin = corner
      corner.x += 80 + gap
      if (number + 1).isMultiple(of: columns) { corner = CGPoint(x: gap, y: corner.y + 110) }
    }
    contentSize.width = bounds.width < 80 ? 80 : bounds.width
    contentSize.height = cells.map { $0.frame.maxY + 20 }.max() ?? 0
  }

  private func makeCell(_ app: ShelfApp) -> UIView {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 90))
    let name = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    name.text = app.name
    cell.addSubview(name)
    if let image = UIImage(named: app.icon) {
      let picture = UIImageView(frame: CGRect(x: 20, y: 22, width: 40, height: 40))
      picture.image = image
      cell.addSubview(picture)
    }
    let button = UIButton(frame: CGRect(x: 0, y: 66, width: 80, height: 24))
    button.setTitle("Get", for: .normal)
    button.accessibilityLabel = "Get " + app.name
    button.addAction(
      UIAction { [weak self] action in
        guard let button = action.sender as? UIButton else { return }
        self?.onGet(app, button)
      }, for: .touchUpInside)
    cell.addSubview(button)
    return cell
  }

  func announce(_ app: ShelfApp, until button: UIButton) {
    let toast = UIView(frame: CGRect(x: 0, y: 0, width: min(bounds.width, 200), height: 32))
    let label = UILabel(frame: toast.bounds)
    label.text = "Loading \(app.name)"
    label.textAlignment = .center
    UIAccessibility.post(notification: .announcement, argument: label.text)
    toast.addSubview(label)
    toast.tag = 9
    toast.backgroundColor = .white
    toast.center = CGPoint(x: bounds.midX, y: bounds.maxY - 20)
    let others = subviews.filter { $0.tag == 9 }
    while others.contains(where: { $0.frame.intersects(toast.frame) }) { toast.center.y -= 34 }
    addSubview(toast)
    button.isEnabled = false
    toast.alpha = 0
    UIView.animate(withDuration: 1, animations: { toast.alpha = 1 }) { _ in
      UIView.animate(withDuration: 1, animations: { toast.alpha = 0 }) { _ in
        toast.removeFromSuperview()
        button.isEnabled = true
      }
    }
  }
}
