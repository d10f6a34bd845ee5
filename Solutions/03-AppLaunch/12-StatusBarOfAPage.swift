// # Exercise 12: The status bar of a page
//
// A book shows one page at a time. The page that is shown decides about the status bar:
//
// - On a dark page the text of the status bar is light. On a light page it is dark, whatever
//   appearance the phone has.
// - While a person reads a page (`isReading`), there is no status bar.
// - When `isDark` or `isReading` changes, the status bar follows at once.
// - A page decides in the same way when it is shown in a book, which is a container.
// - When the book turns to another page, the status bar follows at once.
//
//     swift run course check StatusBarOfAPage

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

  // `.default` would be light text where the phone is dark, and the page is still white.
  override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .darkContent }
  override var prefersStatusBarHidden: Bool { isReading }

  private func update() {
    showColor()
    setNeedsStatusBarAppearanceUpdate()
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

  override var childForStatusBarStyle: UIViewController? { page }
  // UIKit asks for hiding separately.
  override var childForStatusBarHidden: UIViewController? { page }

  /// Shows another page in place of the one that is shown.
  func turn(to other: PageViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
    page = other
    if isViewLoaded { add(other) }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func add(_ page: PageViewController) {
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
