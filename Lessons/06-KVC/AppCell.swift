import HeadlessUIKit

/// An app on the screen: its picture, and its name below.
final class AppCell: UIView {
  let imageView = UIImageView()
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = CGRect(
      x: bounds.midX - 30, y: 0, width: 60, height: 60)
    nameLabel.frame = CGRect(
      x: 0, y: 64, width: bounds.width, height: 16)
  }

  private func assemble() {
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 13)
    addSubview(imageView)
    addSubview(nameLabel)
  }
}

/// Cells of apps, three in a row.
final class AppGrid: UIView {
  /// Creates a grid of names and pictures.
  init(_ apps: [(name: String?, image: UIImage?)]) {
    super.init(frame: CGRect(x: 0, y: 16, width: 320, height: 448))
    for (index, app) in apps.enumerated() {
      let cell = AppCell(
        frame: CGRect(
          x: 16 + 96 * (index % 3), y: 112 * (index / 3), width: 96,
          height: 80))
      cell.nameLabel.text = app.name
      cell.imageView.image = app.image
      addSubview(cell)
    }
  }

  // The grid is made in code, never from a nib.
  required init?(coder: NSCoder) { nil }
}
