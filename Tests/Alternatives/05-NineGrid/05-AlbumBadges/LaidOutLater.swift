// Alternative: Tiles are given their album later, and laid out when the size of the view is known.

import HeadlessUIKit

/// An album, with the number of photos that nobody has seen yet.
struct Album {
  let name: String
  let newPhotos: Int
}

/// The screen with the albums.
final class AlbumsViewController: UIViewController {
  /// The albums, set by whoever makes the screen, before it opens.
  var albums = [
    Album(name: "Summer", newPhotos: 3), Album(name: "Cats", newPhotos: 0),
    Album(name: "Garden", newPhotos: 120), Album(name: "Trains", newPhotos: 12),
  ]

  private var tiles: [PhotoTile] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tiles = albums.map { album in
      let tile = PhotoTile()
      tile.album = album
      return tile
    }
    tiles.forEach(view.addSubview)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (width, height): (CGFloat, CGFloat) = (88, 104)
    let gap = (view.bounds.width - 3 * width) / 4
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: gap + CGFloat(index % 3) * (width + gap), y: 40 + CGFloat(index / 3) * (height + 16),
        width: width, height: height)
    }
  }
}

/// A tile whose picture lies behind its name and badge.
private final class PhotoTile: UIView {
  private let picture = UIImageView()
  private let name = UILabel()
  private let badge = UILabel()

  var album: Album? {
    didSet {
      name.text = album?.name
      let count = album?.newPhotos ?? 0
      badge.text = count == 0 ? nil : count > 99 ? "99+" : "\(count)"
      badge.alpha = count == 0 ? 0 : 1
      let photos = count == 0 ? "" : ", \(count) new photo" + (count == 1 ? "" : "s")
      accessibilityLabel = (album?.name ?? "") + photos
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    name.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    for part in [picture, name, badge] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 24)
    name.frame = CGRect(x: 0, y: bounds.maxY - 24, width: bounds.width, height: 24)
    badge.frame = CGRect(x: bounds.maxX - 32, y: 0, width: 32, height: 20)
  }
}
