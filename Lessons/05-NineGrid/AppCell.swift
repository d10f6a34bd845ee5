import HeadlessUIKit

/// A cell of the shelf: it is given an app, and shows it.
///
/// Outside, nobody knows that there is a picture, a label or a button. So
/// they can move, or come from a file, and no line outside changes.
final class AppCell: UIView {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  let downloadButton = UIButton(type: .system)

  /// The app the cell shows, or nil for an empty cell.
  var app: App? {
    didSet {
      nameLabel.text = app?.name
      picture.image = app.flatMap { UIImage(named: $0.icon) }
      downloadButton.isEnabled = app != nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  /// Makes a cell that shows an app.
  convenience init(app: App) {
    self.init(frame: CGRect(origin: .zero, size: Cell.size))
    show(app)
  }

  // A property's observer is not called inside an initializer of its own
  // class, so the initializer goes through a method.
  private func show(_ app: App) {
    self.app = app
  }

  private func assemble() {
    picture.frame = CGRect(x: 12, y: 0, width: 56, height: 56)
    nameLabel.frame = CGRect(x: 0, y: 56, width: 80, height: 16)
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 12)
    downloadButton.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    downloadButton.setTitle("Get", for: .normal)
    for part in [picture, nameLabel, downloadButton] { addSubview(part) }
  }
}
