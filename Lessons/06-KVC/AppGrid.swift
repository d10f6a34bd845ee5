import HeadlessUIKit

/// Cells of apps, three in a row.
///
/// The grid asks nobody anything: it is given a name and a picture for
/// every cell. The lesson on the nine-grid tells how the places are
/// computed.
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

  // No document describes a grid that is filled from a file.
  required init?(coder: NSCoder) { nil }
}
