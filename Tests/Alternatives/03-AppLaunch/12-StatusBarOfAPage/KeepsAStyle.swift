// Alternative: The page keeps its style in a property, and the book names its last child.

import HeadlessUIKit

/// A page of a book.
final class PageViewController: UIViewController {
  /// Whether the page is dark; otherwise it is light.
  var isDark = false {
    didSet { update() }
  }

  /// Whether a person reads the page.
  var isReading = false {
    didSet { update() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColor()
  }

  private var style = UIStatusBarStyle.darkContent

  override var preferredStatusBarStyle: UIStatusBarStyle { style }

  override var prefersStatusBarHidden: Bool { isReading }

  private func update() {
    showColor()
    if isDark {
      style = .lightContent
    } else {
      style = .darkContent
    }
    (parent ?? self).setNeedsStatusBarAppearanceUpdate()
  }

  private func showColor() {
    viewIfLoaded?.backgroundColor = isDark ? .black : .white
  }
}

/// A container that shows one page.
final class BookViewController: UIViewController {
  private(set) var page: PageViewController

  init(page: PageViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(page)
  }

  override var childForStatusBarStyle: UIViewController? { children.last }

  override var childForStatusBarHidden: UIViewController? { children.last }

  /// Shows another page in place of the one that is shown.
  func turn(to other: PageViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
    page = other
    if isViewLoaded { add(other) }
    page.setNeedsStatusBarAppearanceUpdate()
  }

  private func add(_ page: PageViewController) {
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
