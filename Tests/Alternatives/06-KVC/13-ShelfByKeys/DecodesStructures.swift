// Alternative: a decoder makes structures, a dictionary of functions stands for the keys, and each
// app is a view of its own.

import HeadlessUIKit

/// The screen that shows the apps of a list.
final class AppShelfViewController: UIViewController {
  /// The data of a property list, set by whoever makes the screen, before it opens.
  var list = Data()

  private let keyField = UITextField()
  private var tiles: [DecodedAppTile] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    keyField.placeholder = "key"
    keyField.accessibilityLabel = "Key"
    keyField.addAction(
      UIAction { [weak self] _ in self?.showTypedKey() }, for: .editingDidEndOnExit)
    keyField.autocapitalizationType = .none
    view.addSubview(keyField)
    do {
      tiles = try PropertyListDecoder().decode([DecodedApp].self, from: list)
        .map(DecodedAppTile.init)
      for tile in tiles {
        view.addSubview(tile)
        tile.show("name")
      }
    } catch {
      let message = UILabel(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
      message.text = "The list cannot be read"
      view.addSubview(message)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyField.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
    let width = view.bounds.width / 3
    for (index, tile) in tiles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 3)
      tile.frame = CGRect(
        x: width * CGFloat(column), y: 60 + 120 * CGFloat(row), width: width, height: 110)
    }
  }

  private func showTypedKey() {
    for tile in tiles { tile.show(keyField.text ?? "") }
    keyField.text = nil
  }
}

/// An app of the list.
private struct DecodedApp: Decodable {
  let name: String?
  let icon: String?
  let size: Int?

  func text(_ key: String) -> String {
    let values = ["name": name, "icon": icon, "size": size.map(String.init)]
    return (values[key] ?? nil) ?? "none"
  }
}

/// A picture with a label.
private final class DecodedAppTile: UIView {
  private let app: DecodedApp
  private let picture = UIImageView()
  private let caption = UILabel()

  init(_ app: DecodedApp) {
    self.app = app
    super.init(frame: .zero)
    if let icon = app.icon { picture.image = UIImage(named: icon) }
    addSubview(picture)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 70)
    caption.frame = CGRect(x: 0, y: 74, width: bounds.width, height: 30)
  }

  func show(_ key: String) {
    caption.text = app.text(key)
  }
}
