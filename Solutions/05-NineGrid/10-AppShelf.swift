// # Exercise 10: The app shelf (project)
//
// Anna's family looks for more apps, on a shelf. It is a grid again, as that of the albums
// (exercise 5). Now it scrolls, turns with the phone, and says what it loads.
//
// Build a whole screen:
//
// - A person sees a cell of 80 by 90 points for each app of `apps`, with its picture, its name and
//   a button "Get", each at least 14 by 14 points. No part covers another.
// - There are as many columns as fit, but at most three and at least one. The gaps between and
//   beside the columns are equal and never below 0, and 20 points are left above each row and below
//   the last.
// - A shelf that is higher or wider than the screen scrolls. A turned phone places the cells again.
// - Other apps replace the old ones, and the shelf is scrolled back to its top.
// - "Get" calls `load` once and is disabled, and keeps its title. A toast "Loading Chess" fades in
//   for a second, then out for a second, then it is gone and "Get" is enabled.
// - When it appears, a toast stands in the middle between left and right, inside the screen, and on
//   no other toast.
// - Who hears the screen hears "Get Chess, button" and "Get Piano, button", and the text of each
//   toast is announced once (chapter 19).
// - A screen that was left is freed: it does not stay in memory.
//
// Mark types of your own `private`: exercise 7 has a `Toast` too.
//
//     swift run course check AppShelf

import HeadlessUIKit

/// An app of the shelf, with the name of its picture.
struct ShelfApp: Equatable {
  let name: String
  let icon: String
}

/// The screen on which a person chooses apps.
final class AppShelfViewController: UIViewController {
  private let scrollView = UIScrollView()
  private var cells: [ShelfCell] = []

  /// The apps, in their order; they may change before the screen opens and while it is shown.
  var apps: [ShelfApp] = [] {
    didSet {
      for cell in cells { cell.removeFromSuperview() }
      cells = apps.map(makeCell)
      for cell in cells { scrollView.addSubview(cell) }
      scrollView.contentOffset = .zero
      // The cells lie in the scroll view, so UIKit lays out only that by itself.
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Loads an app, set by whoever makes the screen, before or after the apps.
  var load: (_ app: ShelfApp) -> Void = { _ in }

  private var toasts: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width
    let columns = max(1, min(3, Int(width / 80)))
    let gap = max(0, (width - CGFloat(columns) * 80) / CGFloat(columns + 1))
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: gap + CGFloat(index % columns) * (gap + 80),
        y: 20 + CGFloat(index / columns) * (20 + 90), width: 80, height: 90)
    }
    let bottom = cells.last?.frame.maxY ?? 0
    scrollView.contentSize = CGSize(width: max(width, 80), height: bottom + 20)
  }

  private func makeCell(for app: ShelfApp) -> ShelfCell {
    let cell = ShelfCell(app: app)
    // The cell keeps its button and the button this action, so it keeps neither screen nor cell.
    cell.getButton.addAction(
      UIAction { [weak self, weak cell] _ in
        if let cell { self?.startLoading(app, from: cell.getButton) }
      }, for: .touchUpInside)
    return cell
  }

  private func startLoading(_ app: ShelfApp, from button: UIButton) {
    button.isEnabled = false
    load(app)
    let toast = makeToast("Loading \(app.name)")
    UIView.animate(
      withDuration: 1,
      animations: { toast.alpha = 1 },
      completion: { _ in
        UIView.animate(
          withDuration: 1,
          animations: { toast.alpha = 0 },
          completion: { [weak self] _ in
            toast.removeFromSuperview()
            self?.toasts.removeAll { $0 === toast }
            button.isEnabled = true
          })
      })
  }

  // A toast lies in the view and not in the scroll view, so it stays where it is.
  private func makeToast(_ text: String) -> UILabel {
    // The highest toast may stand below the screen, if the phone was turned since.
    let highest = toasts.map(\.frame.minY).min() ?? view.bounds.maxY
    let bottom = min(highest, view.bounds.maxY)
    let width = min(160, view.bounds.width)
    let toast = UILabel(
      frame: CGRect(x: view.bounds.midX - width / 2, y: bottom - 48, width: width, height: 40))
    toast.text = text
    toast.textAlignment = .center
    toast.backgroundColor = UIColor(white: 0.8, alpha: 1)
    toast.alpha = 0
    toasts.append(toast)
    view.addSubview(toast)
    // It is gone before anybody has found it.
    UIAccessibility.post(notification: .announcement, argument: text)
    return toast
  }
}

/// A cell of the shelf.
private final class ShelfCell: UIView {
  let getButton = UIButton(type: .system)

  init(app: ShelfApp) {
    super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 90))
    let picture = UIImageView(image: UIImage(named: app.icon))
    picture.frame = CGRect(x: 12, y: 0, width: 56, height: 56)
    let nameLabel = UILabel(frame: CGRect(x: 0, y: 56, width: 80, height: 16))
    nameLabel.text = app.name
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 12)
    getButton.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    getButton.setTitle("Get", for: .normal)
    // Twelve buttons with the same name cannot be told apart.
    getButton.accessibilityLabel = "Get \(app.name)"
    for part in [picture, nameLabel, getButton] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }
}
