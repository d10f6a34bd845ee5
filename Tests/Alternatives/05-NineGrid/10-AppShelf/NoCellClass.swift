// Alternative: pictures, names and buttons lie in the scroll view itself, without a cell around
// them. Toasts stand one below the other, and move up when one is gone.

import HeadlessUIKit

/// An app of the shelf, with the name of its picture.
struct ShelfApp: Equatable {
  let name: String
  let icon: String
}

/// A label that says what is loading.
final class LoadingToast: UILabel {}

/// The screen on which a person chooses apps.
final class AppShelfViewController: UIViewController {
  /// The apps, in their order; they may change before the screen opens and while it is shown.
  var apps: [ShelfApp] = [] {
    didSet {
      guard let view = viewIfLoaded else { return }
      addParts()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Loads an app, set by whoever makes the screen, before or after the apps.
  var load: (_ app: ShelfApp) -> Void = { _ in }

  private let content = UIScrollView()
  private var parts: [(picture: UIImageView, name: UILabel, button: UIButton)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    addParts()
  }

  private func addParts() {
    content.subviews.forEach { $0.removeFromSuperview() }
    content.contentOffset.y = 0
    parts = apps.enumerated().map { index, app in
      let name = UILabel()
      name.text = app.name
      name.textAlignment = .center
      let button = UIButton(type: .system)
      button.setTitle("Get", for: .normal)
      button.accessibilityLabel = ["Get", app.name].joined(separator: " ")
      button.tag = index
      button.addTarget(self, action: AppShelfViewController.get, for: .touchUpInside)
      return (UIImageView(image: UIImage(named: app.icon)), name, button)
    }
    for part in parts { [part.picture, part.name, part.button].forEach(content.addSubview) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    content.frame = CGRect(origin: .zero, size: view.bounds.size)
    let fitting = (view.bounds.width / 80).rounded(.down)
    let columns = min(max(fitting, 1), 3)
    let left = view.bounds.width - columns * 80
    let gap = left < 0 ? 0 : left / (columns + 1)
    for (index, part) in parts.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Int(columns))
      let x = gap + CGFloat(column) * (gap + 80)
      let y = 20 + 110 * CGFloat(row)
      part.picture.frame = CGRect(x: x + 16, y: y, width: 48, height: 48)
      part.name.frame = CGRect(x: x, y: y + 50, width: 80, height: 18)
      part.button.frame = CGRect(x: x + 10, y: y + 70, width: 60, height: 20)
    }
    let rows = (CGFloat(parts.count) / columns).rounded(.up)
    content.contentSize = CGSize(width: max(80, view.bounds.width), height: rows * 110 + 20)
  }

  private var toasts: [LoadingToast] { view.subviews.compactMap { $0 as? LoadingToast } }

  private func get(_ button: UIButton) {
    let app = apps[button.tag]
    button.isEnabled = false
    load(app)

    let toast = LoadingToast()
    toast.text = "Loading \(app.name)"
    toast.numberOfLines = 2
    UIAccessibility.post(notification: .announcement, argument: toast.text)
    toast.alpha = 0
    toast.frame.size = CGSize(width: min(180, view.bounds.width), height: 30)
    let lowest = toasts.map(\.frame.maxY).filter { $0 + 36 <= view.bounds.maxY }.max()
    toast.frame.origin.y = (lowest ?? view.bounds.midY) + 6
    toast.center.x = view.bounds.midX
    view.addSubview(toast)

    func remove(_ finished: Bool) {
      toast.removeFromSuperview()
      for other in toasts where other.frame.minY > toast.frame.minY { other.frame.origin.y -= 36 }
      button.isEnabled = true
    }
    func fadeOut(_ finished: Bool) {
      UIView.animate(withDuration: 1, animations: { toast.alpha = 0 }, completion: remove)
    }
    UIView.animate(withDuration: 1, animations: { toast.alpha = 1 }, completion: fadeOut)
  }
}
