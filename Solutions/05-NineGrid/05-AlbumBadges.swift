// # Exercise 5: Albums with badges (small project)
//
// Anna's family keeps its photos in albums. The labels of HypnoNerd in lesson 4 lay at random
// places. Here each tile has its place in a grid.
//
// Build a screen, 320 points wide, that shows a tile for each album:
//
// - Each tile is a subview of the screen's view, which has no other subviews. A tile is 88 points
//   wide and 104 high. The tiles have the order of the albums.
// - A row has three tiles. The gaps between them are equal, and as wide as the gaps at both sides.
//   The first row begins 40 points below the top of the view, and the gap between two rows is 16
//   points.
// - A label with the name of the album fills the lowest 24 points of its tile. The text stands in
//   the middle.
// - In the upper right corner of the tile lies the badge: a label, 32 points wide and 20 high, with
//   the number of new photos. More than 99 are "99+". Its text is `.white` on `.systemRed`. An
//   album without new photos has no badge that can be seen.
// - Each tile is heard as one element, with all its new photos: "Summer, 3 new photos", "Cats",
//   "Garden, 120 new photos". One is "1 new photo" (chapter 6).
//
//     swift run course check AlbumBadges

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
    addSubview(nameLabel)
    addSubview(badge)
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
