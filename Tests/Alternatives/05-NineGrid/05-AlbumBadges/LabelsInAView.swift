// Alternative: the name and the badge lie in a view of the tile, and not in the tile itself.

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

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, album) in albums.enumerated() {
      let tile = AlbumTile(album: album)
      tile.frame.origin = origin(at: index)
      view.addSubview(tile)
    }
  }

  // Three tiles of 88 points leave 56 of the 320 points for four gaps.
  private func origin(at index: Int) -> CGPoint {
    let (row, column) = index.quotientAndRemainder(dividingBy: 3)
    return CGPoint(x: 14 + 102 * column, y: 40 + 120 * row)
  }
}

/// A tile that shows an album.
final class AlbumTile: UIView {
  private let nameLabel = UILabel(frame: CGRect(x: 0, y: 80, width: 88, height: 24))
  private let badge = UILabel(frame: CGRect(x: 56, y: 0, width: 32, height: 20))

  init(album: Album) {
    super.init(frame: CGRect(x: 0, y: 0, width: 88, height: 104))
    nameLabel.text = album.name
    nameLabel.textAlignment = .center
    badge.text = album.newPhotos > 99 ? "99+" : "\(album.newPhotos)"
    badge.isHidden = album.newPhotos == 0
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    let content = UIView(frame: bounds)
    content.addSubview(nameLabel)
    content.addSubview(badge)
    addSubview(content)
    describe(album)
  }

  required init?(coder: NSCoder) { nil }

  // A badge that says 3 is understood by who sees where it lies.
  private func describe(_ album: Album) {
    isAccessibilityElement = true
    accessibilityLabel = album.name
    switch album.newPhotos {
    case 0: accessibilityValue = nil
    case 1: accessibilityValue = "1 new photo"
    default: accessibilityValue = "\(album.newPhotos) new photos"
    }
  }
}
