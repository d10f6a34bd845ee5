import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 3: AnyCountAnyWidth", .exercise, .serialized)
struct AnyCountAnyWidthTests {
  let cell = CGSize(width: 80, height: 90)

  @Test(.todo(1))
  func `a wide shelf has the columns it wants`() {
    #expect(
      columnsThatFit(3, cell: 80, in: 320) == 3 && columnsThatFit(4, cell: 80, in: 320) == 4,
      "A screen of 320 points has room for four columns of 80. Give the shelf what it wants.")
    #expect(
      columnsThatFit(5, cell: 50, in: 320) == 5 && columnsThatFit(9, cell: 40, in: 360) == 9,
      "Nine columns of 40 points fill 360 points, and they fit. Use the cell and the width you are given."
    )
  }

  @Test(.todo(1))
  func `a narrow shelf has fewer columns`() throws {
    try #require(
      columnsThatFit(3, cell: 80, in: 320) == 3,
      .needed("320 points have to have the three columns that are wanted first."))

    #expect(
      columnsThatFit(3, cell: 80, in: 239) == 2 && columnsThatFit(3, cell: 80, in: 100) == 1,
      "Into 239 points go two columns of 80, not three. Divide, and round down.")
    #expect(
      columnsThatFit(4, cell: 80.5, in: 320) == 3 && columnsThatFit(4, cell: 79.5, in: 318) == 4,
      "Four cells of 80.5 points need 322. Divide before you round.")
  }

  @Test(.todo(1))
  func `a shelf has at least one column`() throws {
    try #require(
      columnsThatFit(3, cell: 80, in: 320) == 3,
      .needed("320 points have to have the three columns that are wanted first."))

    #expect(
      columnsThatFit(3, cell: 80, in: 60) == 1 && columnsThatFit(3, cell: 80, in: 0) == 1,
      "A cell has to stand somewhere, even where it is too wide.")
    #expect(
      columnsThatFit(0, cell: 80, in: 320) == 1 && columnsThatFit(-2, cell: 80, in: 320) == 1,
      "A shelf that wants no column has one all the same.")
  }

  @Test(.todo(2))
  func `every cell has a frame`() {
    let counts = [0, 1, 11, 12, 13, 28].map { frames(of: $0).count }

    #expect(
      counts == [0, 1, 11, 12, 13, 28],
      "There are as many frames as cells. The rows follow from the count.")
    #expect(
      frames(of: 2).map(\.minX) == [20, 120],
      "Two cells on a shelf of three columns stand in the first two. The third one stays free.")
  }

  @Test(.todo(2))
  func `rows end where the columns end`() throws {
    let frames = frames(of: 13)
    try #require(frames.count == 13, .needed("13 cells have to have 13 frames first."))

    #expect(
      [0, 2, 3, 12].map { frames[$0].origin } == [
        CGPoint(x: 20, y: 16), CGPoint(x: 220, y: 16), CGPoint(x: 20, y: 122),
        CGPoint(x: 20, y: 440),
      ],
      "Cell 3 is the first of the second row: 16 points, a cell and 16 points from the top.")
  }

  @Test(.todo(2))
  func `cells of another size have places of their own`() throws {
    let frames = shelfFrames(
      count: 5, columns: 2, cell: CGSize(width: 100, height: 40), width: 375)
    try #require(frames.count == 5, .needed("5 cells have to have 5 frames first."))

    #expect(
      frames.map(place) == ["58 16", "217 16", "58 72", "217 72", "58 128"]
        && frames.allSatisfy { $0.size == CGSize(width: 100, height: 40) },
      "Two columns of 100 points leave 175 of 375, in three gaps. Use the cell, the columns and the width."
    )
    let narrow = shelfFrames(
      count: 4, columns: 9, cell: CGSize(width: 100, height: 40), width: 330)
    #expect(
      narrow.map(place) == ["8 16", "115 16", "223 16", "8 72"],
      "Into 330 points go three columns of 100. Ask columnsThatFit for the width of a cell.")
  }

  @Test(.todo(2))
  func `no two cells overlap`() throws {
    for width: CGFloat in [60, 100, 200, 320, 568] {
      let frames = frames(of: 13, width: width)
      try #require(frames.count == 13, .needed("13 cells have to have 13 frames first."))
      let covered = CoveredPart.first(
        of: frames.enumerated().map { ("cell \($0.offset)", $0.element) }, tolerance: 0)
      #expect(
        covered == nil,
        "On a screen of \(width) points: \(covered ?? "") Use the columns that fit.")
    }
  }

  @Test(.todo(2))
  func `no gap is below zero`() throws {
    let frames = frames(of: 2, width: 60)
    try #require(frames.count == 2, .needed("2 cells have to have 2 frames first."))

    #expect(
      frames[0].minX == 0,
      "The cell is 80 points wide, and the shelf 60. No gap is below 0, so the cell begins at 0.")
  }

  @Test(.todo(3))
  func `the content is as wide as a cell that is wider than the shelf`() throws {
    let frames = frames(of: 2, width: 60)
    try #require(frames.count == 2, .needed("2 cells have to have 2 frames first."))
    let right = frames[0].maxX

    #expect(
      contentSize(of: frames, width: 60).width == right,
      "The shelf is 60 points wide, and its first cell ends at \(Int(right)). The content is as wide as that."
    )
    let wide = shelfFrames(
      count: 2, columns: 2, cell: CGSize(width: 350, height: 40), width: 320)
    #expect(
      contentSize(of: wide, width: 320).width == max(320, wide.first?.maxX ?? 0),
      "The shelf is 320 points wide, and each cell 350. Ask the frame of a cell where it ends.")
  }

  @Test(.todo(3))
  func `the content reaches below the last row`() throws {
    let sizes = [1, 12, 13].map { contentSize(of: frames(of: $0), width: 320) }

    #expect(
      sizes == [122, 440, 546].map { CGSize(width: 320, height: $0) },
      "The content ends 16 points below the last cell, also if its row is not full.")
    let low = shelfFrames(count: 5, columns: 2, cell: CGSize(width: 100, height: 40), width: 375)
    #expect(
      contentSize(of: low, width: 375) == CGSize(width: 375, height: 184),
      "The last of these cells ends at 168. Ask its frame, and add the gap.")
  }

  @Test(.todo(3))
  func `a shelf without cells has no height`() {
    #expect(
      contentSize(of: [], width: 320) == CGSize(width: 320, height: 0),
      "No cells, no rows, no gaps: the width stays, and the height is 0.")
  }

  /// Where a frame begins, in whole points.
  private func place(_ frame: CGRect) -> String {
    "\(Int(frame.minX.rounded())) \(Int(frame.minY.rounded()))"
  }

  private func frames(of count: Int, width: CGFloat = 320) -> [CGRect] {
    shelfFrames(count: count, columns: 3, cell: cell, width: width)
  }
}

extension AnyCountAnyWidthTests: ExerciseScene {
  static let advice = "Twenty numbered cells in a shelf of three columns. Scroll to the last one."

  var opening: SceneOpening {
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let frames = frames(of: 20)
    for (index, frame) in frames.enumerated() {
      let cell = UILabel(frame: frame)
      cell.text = "\(index)"
      cell.textAlignment = .center
      cell.backgroundColor = .lightGray
      shelf.addSubview(cell)
    }
    shelf.contentSize = contentSize(of: frames, width: 320)
    return .phone(Stage(showing: shelf))
  }
}
