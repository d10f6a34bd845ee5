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

  // TODO 1: Add a tile for each album, in rows of three.
  // TODO 2: Show the name of its album in each tile.
  // TODO 3: Show the badge in each tile whose album has new photos.
}
