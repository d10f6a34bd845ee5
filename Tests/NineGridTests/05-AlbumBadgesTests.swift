import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 5: AlbumBadges", .exercise, .serialized)
struct AlbumBadgesTests {
  let stage = Stage()
  let screen = AlbumsViewController()

  init() {
    screen.albums = [
      Album(name: "Summer", newPhotos: 3), Album(name: "Cats", newPhotos: 0),
      Album(name: "Garden", newPhotos: 120), Album(name: "Trains", newPhotos: 12),
    ]
  }

  @Test(.todo(1))
  func `there is a tile for each album`() throws {
    stage.present(screen)

    #expect(
      screen.view.subviews.count == 4,
      Comment(
        "There are four albums, and the view of the screen has \(screen.view.subviews.count) subviews. Add one for each album, and no other.",
        showing: screen.view))
    #expect(
      screen.view.subviews.allSatisfy { $0.frame.size == CGSize(width: 88, height: 104) },
      Comment("Each tile is 88 points wide and 104 high.", showing: screen.view))
  }

  @Test(.todo(1))
  func `the first row has three tiles and four equal gaps`() throws {
    let tiles = try present()

    #expect(
      tiles.prefix(3).map(\.frame.minX) == [14, 116, 218],
      Comment(
        "Three tiles of 88 points leave 56 of 320 points. Each of the four gaps is 14 points wide.",
        showing: screen.view))
    #expect(
      tiles.prefix(3).map(\.frame.minY) == [40, 40, 40],
      Comment(
        "The first row begins 40 points below the top, and has three tiles.", showing: screen.view))
  }

  @Test(.todo(1))
  func `the next row begins at the left again`() throws {
    screen.albums = (1...8).map { Album(name: "Album \($0)", newPhotos: $0) }

    let tiles = try present()

    #expect(
      tiles[3...].map(\.frame.minX) == [14, 116, 218, 14, 116],
      Comment(
        "The fourth tile and the seventh lie at the left again. The column is index % 3.",
        showing: screen.view))
    #expect(
      tiles[3...].map(\.frame.minY) == [160, 160, 160, 280, 280],
      Comment(
        "A row is 104 points high, and the gap below it 16. The row is index / 3.",
        showing: screen.view))
  }

  @Test(.todo(1))
  func `without albums there are no tiles`() throws {
    _ = try present()
    let empty = AlbumsViewController()
    empty.albums = []

    stage.present(empty)

    #expect(
      empty.view.subviews.isEmpty, "This screen has no album. Make the tiles from `albums`.")
  }

  @Test(.todo(2))
  func `each tile has the name of its own album`() throws {
    let tiles = try present()

    #expect(
      tiles.map { name(in: $0)?.text } == ["Summer", "Cats", "Garden", "Trains"],
      Comment(
        "A tile has no label with the name of its album at the bottom, or another one's.",
        showing: screen.view))
  }

  @Test(.todo(2))
  func `the name stands in the middle of its tile`() throws {
    let names = try present().map(name)

    #expect(
      names.allSatisfy { $0?.textAlignment == .center },
      "The name is centered. Set textAlignment of its label.")
  }

  @Test(.todo(3))
  func `a badge says how many photos are new`() throws {
    let tiles = try present()

    #expect(
      [0, 3].map { badge(in: tiles[$0])?.text } == ["3", "12"],
      Comment(
        "Summer has 3 new photos and Trains 12. A label in the upper right corner says so.",
        showing: screen.view))
  }

  @Test(.todo(3))
  func `without new photos no badge is seen`() throws {
    let tiles = try present()
    try #require(
      badge(in: tiles[0]) != nil,
      "The first tile has to have its badge first, 32 by 20 points, in the upper right corner.")

    #expect(
      badge(in: tiles[1]) == nil, "Cats has no new photos, and its badge is seen. Hide it.")

    screen.view.subviews.forEach { $0.removeFromSuperview() }
    let other = AlbumsViewController()
    other.albums = [Album(name: "Boats", newPhotos: 1)]
    stage.present(other)
    #expect(
      other.view.subviews.first.flatMap(badge)?.text == "1",
      "One new photo is enough for a badge.")
  }

  @Test(.todo(3))
  func `more than 99 are 99+`() throws {
    screen.albums = [99, 100, 1000].map { Album(name: "Birds", newPhotos: $0) }

    let tiles = try present()

    #expect(
      tiles.map { badge(in: $0)?.text } == ["99", "99+", "99+"],
      Comment(
        "A badge has room for two digits. 99 is still written, and more is 99+.",
        showing: screen.view))
  }

  @Test(.todo(3))
  func `a badge is white on red`() throws {
    let tiles = try present()
    let label = try #require(
      badge(in: tiles[0]),
      "The first tile has to have its badge first, 32 by 20 points, in the upper right corner.")

    #expect(
      label.textColor == .white && label.backgroundColor == .systemRed,
      "The text of a badge is .white, and the background .systemRed.")
  }

  @Test(.todo(3))
  func `each tile is heard as one element`() throws {
    screen.albums[3] = Album(name: "Boats", newPhotos: 1)
    _ = try present()

    #expect(
      stage.readScreenAloud().sorted() == [
        "Boats, 1 new photo", "Cats", "Garden, 120 new photos", "Summer, 3 new photos",
      ],
      "One swipe leads from album to album. Make the tile an element, with a label and a value.")
  }

  /// Shows the screen, and returns its tiles from left to right and from top to bottom.
  private func present() throws -> [UIView] {
    stage.present(screen)
    screen.view.layoutIfNeeded()
    let tiles = screen.view.subviews
    try #require(
      tiles.count == screen.albums.count,
      .needed("The view has \(tiles.count) subviews. There has to be one for each album first."))
    return tiles
  }

  /// The label in the lowest 24 points of a tile.
  private func name(in tile: UIView) -> UILabel? {
    label(in: tile, at: CGRect(x: 0, y: 80, width: 88, height: 24))
  }

  /// The label in the upper right corner of a tile, if it is seen.
  private func badge(in tile: UIView) -> UILabel? {
    label(in: tile, at: CGRect(x: 56, y: 0, width: 32, height: 20))
  }

  private func label(in tile: UIView, at frame: CGRect) -> UILabel? {
    tile.layoutIfNeeded()
    // A label may lie in another view of the tile.
    return tile.descendants(of: UILabel.self).first { label in
      let isSeen = sequence(first: label as UIView) { $0 === tile ? nil : $0.superview }
        .allSatisfy { !$0.isHidden && $0.alpha > 0 }
      return label.convert(label.bounds, to: tile) == frame && isSeen
        && !(label.text ?? "").isEmpty
    }
  }
}

extension AlbumBadgesTests: ExerciseScene {
  static let advice = "Look at the gaps, the names and the badges. Garden has 120 new photos."

  var opening: SceneOpening {
    stage.present(screen)
    return .phone(stage)
  }
}
