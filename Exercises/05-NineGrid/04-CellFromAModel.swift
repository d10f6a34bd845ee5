// # Exercise 4: A cell from a model
//
// A tile of a store is given an app and shows it: its name, its picture, and a
// button that is enabled. Without an app the label has no text, the picture view
// has no image, and the button is disabled. If the picture of an app does not
// exist, the tile shows the name and no image, and the button is enabled.
//
//     swift run course check CellFromAModel

import HeadlessUIKit

/// An app of a store, with the name of its picture.
struct StoreApp: Equatable {
  let name: String
  let icon: String
}

/// A tile that shows an app.
final class StoreTile: UIView {
  let nameLabel = UILabel(frame: CGRect(x: 0, y: 56, width: 80, height: 16))
  let pictureView = UIImageView(frame: CGRect(x: 12, y: 0, width: 56, height: 56))
  let accessory = UIButton(type: .system)

  /// The app the tile shows, or nil for an empty tile.
  var app: StoreApp? {
    didSet { showApp() }
  }

  /// Fills the parts of the tile.
  private func showApp() {
    // TODO 1: The parts show the app, or are empty without one.
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  /// Makes a tile for an app.
  convenience init(app: StoreApp?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 80, height: 90))
    // TODO 2: The tile shows the app from the start.
  }

  private func assemble() {
    accessory.setTitle("Get", for: .normal)
    accessory.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    accessory.isEnabled = false
    for part in [nameLabel, pictureView, accessory] { addSubview(part) }
  }
}
