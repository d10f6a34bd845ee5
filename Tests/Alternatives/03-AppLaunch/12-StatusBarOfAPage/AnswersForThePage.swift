// Alternative: UIKit asks the book, and the book answers what its page would answer.

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

  override var preferredStatusBarStyle: UIStatusBarStyle { page.preferredStatusBarStyle }

  override var prefersStatusBarHidden: Bool { page.prefersStatusBarHidden }

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
