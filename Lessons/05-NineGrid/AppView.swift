import HeadlessUIKit

/// The cell of the shelf once more; its parts are drawn in AppView.xib.
///
/// The file makes the parts and connects them: an *outlet* is a property
/// that it fills, an *action* is a method that it has a control call.
/// Both are written in the file by name, so the class lists its names.
final class AppView: UIView {
  // Weak: a view already keeps its subviews.
  private weak var imageView: UIImageView?
  private weak var nameLabel: UILabel?
  private weak var downloadButton: UIButton?

  /// How often this cell was asked to download its app.
  private(set) var downloads = 0

  override class var keys: Keys {
    [
      "imageView": \AppView.imageView,
      "nameLabel": \AppView.nameLabel,
      "downloadButton": \AppView.downloadButton,
    ]
  }

  override class var actions: [Selector: IBAction] {
    ["download:": IBAction(AppView.download)]
  }

  /// The app the cell shows, or nil for an empty cell.
  var app: App? {
    didSet {
      nameLabel?.text = app?.name
      imageView?.image = app.flatMap { UIImage(named: $0.icon) }
      downloadButton?.isEnabled = app != nil
    }
  }

  /// Loads an empty cell, or nil if the file has none.
  static func appView() -> AppView? {
    let objects = Bundle.main.loadNibNamed("AppView", owner: nil)
    return objects?.compactMap { $0 as? AppView }.first
  }

  /// Loads a cell that shows an app.
  static func appView(with app: App) -> AppView? {
    let view = appView()
    view?.app = app
    return view
  }

  private func download(_ sender: UIButton) {
    downloads += 1
    sender.isEnabled = false
  }
}
