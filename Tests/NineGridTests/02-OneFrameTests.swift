import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 2: OneFrame", .exercise, .serialized)
struct OneFrameTests {
  let phone = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test(.todo(1))
  func `the gaps share what the cells leave over`() {
    let gaps = [
      RegularGrid(columns: 3, rows: 4).gap(in: phone),
      RegularGrid(columns: 4, rows: 5).gap(in: CGRect(x: 0, y: 0, width: 375, height: 667)),
      RegularGrid(columns: 2, rows: 1).gap(in: phone),
    ]

    #expect(
      gaps.map(rounded) == ["20.0 24.0", "11.0 36.167", "53.333 195.0"],
      "Three columns have four gaps, four rows have five. Share what is left among those, and do not round."
    )
  }

  @Test(.todo(1))
  func `the gaps do not depend on the start`() throws {
    let gap = RegularGrid(columns: 3, rows: 4, startY: 20).gap(in: phone)
    try #require(gap != .zero, .needed("Compute the gaps first."))

    #expect(
      rounded(gap) == "20.0 24.0",
      "The gaps are those of the whole bounds. `startY` moves the grid and nothing else.")
  }

  @Test(.todo(2))
  func `cells stand where the gaps put them`() {
    let grid = RegularGrid(columns: 3, rows: 4)

    #expect(
      [0, 1, 2, 3, 11].map { origin(of: $0, in: grid, phone) } == [
        "20.0 24.0", "120.0 24.0", "220.0 24.0", "20.0 138.0", "220.0 366.0",
      ],
      "Cell 2 is the last of row 0, and cell 3 the first of row 1. x is the first gap, and for each column before it a cell and a gap. y does so with rows."
    )
    #expect(
      grid.frame(of: 5, in: phone).size == CGSize(width: 80, height: 90),
      "Every cell has the size of `cell`.")

    let four = RegularGrid(columns: 4, rows: 5)
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(
      [3, 4, 9].map { origin(of: $0, in: four, bounds) } == [
        "284.0 36.167", "11.0 162.333", "102.0 288.5",
      ],
      "This grid has four columns, so cell 4 is the first of the second row. Divide by `columns`.")

    let low = RegularGrid(columns: 2, rows: 1)
    #expect(
      [0, 1].map { origin(of: $0, in: low, phone) } == ["53.333 195.0", "186.667 195.0"],
      "This grid has two columns and one row. Its cells have a gap above them, too.")
  }

  @Test(.todo(2))
  func `cells of another size stand elsewhere`() {
    let grid = RegularGrid(columns: 4, rows: 3, cell: CGSize(width: 50, height: 30))

    #expect(
      rounded(grid.gap(in: phone)) == "24.0 97.5",
      "Four cells of 50 points leave 120 of 320, in five gaps. Use the size of `cell`.")
    #expect(
      [0, 3, 5, 11].map { origin(of: $0, in: grid, phone) } == [
        "24.0 97.5", "246.0 97.5", "98.0 225.0", "246.0 352.5",
      ] && grid.frame(of: 6, in: phone).size == CGSize(width: 50, height: 30),
      "These cells have 50 by 30 points, four in a row. Use the size of `cell`, and the columns.")
  }

  @Test(.todo(2))
  func `bounds that begin elsewhere move the whole grid`() {
    let grid = RegularGrid(columns: 3, rows: 4)
    let bounds = phone.offsetBy(dx: 40, dy: 100)

    #expect(
      [0, 4].map { origin(of: $0, in: grid, bounds) } == ["60.0 124.0", "160.0 238.0"],
      "These bounds begin at 40, 100. Count from `bounds.minX` and `bounds.minY`.")
  }

  @Test(.todo(2))
  func `the start is left clear once`() {
    let grid = RegularGrid(columns: 3, rows: 4, startY: 1)

    #expect(
      [0, 3, 11].map { origin(of: $0, in: grid, phone) } == [
        "20.0 25.0", "20.0 139.0", "220.0 367.0",
      ],
      "`startY` moves every row down by the same points. Add it once, not once a row.")
    let higher = RegularGrid(columns: 3, rows: 4, startY: -2.5)
    #expect(
      [0, 3].map { origin(of: $0, in: higher, phone) } == ["20.0 21.5", "20.0 135.5"],
      "A start below 0 moves the grid up. Add `startY`, whatever it is.")
  }

  @Test(.todo(2))
  func `bounds that begin elsewhere and a start are added`() {
    let grid = RegularGrid(columns: 3, rows: 4, startY: 1)
    let bounds = phone.offsetBy(dx: 40, dy: 100)

    #expect(
      [0, 4].map { origin(of: $0, in: grid, bounds) } == ["60.0 125.0", "160.0 239.0"],
      "The bounds begin at y 100, and `startY` is 1. Add both.")
  }

  private func origin(of index: Int, in grid: RegularGrid, _ bounds: CGRect) -> String {
    let origin = grid.frame(of: index, in: bounds).origin
    return rounded(CGSize(width: origin.x, height: origin.y))
  }

  /// Two numbers to a thousandth, so that a sum in another order is the same.
  private func rounded(_ size: CGSize) -> String {
    "\((size.width * 1000).rounded() / 1000) \((size.height * 1000).rounded() / 1000)"
  }
}

extension OneFrameTests: ExerciseScene {
  static let advice = "Three columns and four rows of numbered cells, all with equal gaps."

  var opening: SceneOpening {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let grid = RegularGrid(columns: 3, rows: 4, startY: 16)
    for index in 0..<12 {
      let cell = UILabel(frame: grid.frame(of: index, in: screen.bounds))
      cell.text = "\(index)"
      cell.textAlignment = .center
      cell.backgroundColor = .lightGray
      screen.addSubview(cell)
    }
    return .phone(Stage(showing: screen))
  }
}
