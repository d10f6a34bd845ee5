import HeadlessUIKit

/// Cells of apps, three in a row.
///
/// The grid is given a name and a picture for each cell. Lesson 5 says how
/// the places are computed.
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
