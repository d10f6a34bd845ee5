import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 1: RowAndColumn", .exercise, .serialized)
struct RowAndColumnTests {
  @Test(.todo(1))
  func `each row has as many cells as there are columns`() {
    let places = (0..<28).map { place(of: $0, columns: 4) }

    #expect(
      places == (0..<7).flatMap { row in (0..<4).map { Place(row: row, column: $0) } },
      "Cells 0 to 3 of four columns are row 0, and 4 to 7 row 1. Divide by the number of columns.")
  }

  @Test(.todo(1))
  func `a single column is one cell wide`() {
    let places = (0..<5).map { place(of: $0, columns: 1) }

    #expect(
      places == (0..<5).map { Place(row: $0, column: 0) },
      "In one column each cell has a row of its own, and all of them column 0.")
  }

  @Test(.todo(1))
  func `a grid without columns has no places`() throws {
    try #require(place(of: 0, columns: 1) != nil, .needed("Cell 0 has to have a place first."))

    #expect(
      place(of: 0, columns: 0) == nil && place(of: 3, columns: -2) == nil,
      "No number can be divided by 0 columns. Answer nil before you divide.")
  }

  @Test(.todo(1))
  func `there is no cell before number 0`() throws {
    try #require(place(of: 0, columns: 4) != nil, .needed("Cell 0 has to have a place first."))

    #expect(
      place(of: -1, columns: 4) == nil && place(of: -5, columns: 4) == nil,
      "Cells count from 0. Answer nil for a number below it.")
  }

  @Test(.todo(2))
  func `a place gives back the number it came from`() {
    let numbers = [1, 3, 4].map { columns in
      (0..<12).map { index(of: Place(row: $0 / columns, column: $0 % columns), columns: columns) }
    }

    #expect(
      numbers == Array(repeating: Array(0..<12), count: 3),
      "Every row above the place is full. Count its columns, then go along the row.")
  }

  @Test(.todo(2))
  func `a column the grid does not have is no place`() throws {
    let last = index(of: Place(row: 1, column: 3), columns: 4)
    try #require(last == 7, .needed("Row 1 and column 3 have to be number 7 first."))

    #expect(
      index(of: Place(row: 1, column: 4), columns: 4) == nil
        && index(of: Place(row: 1, column: -1), columns: 4) == nil
        && index(of: Place(row: 0, column: 0), columns: 0) == nil
        && index(of: Place(row: 0, column: 0), columns: -2) == nil,
      "Four columns are 0, 1, 2 and 3. Any other column is outside, not in the next row.")
  }

  @Test(.todo(2))
  func `a row above the first is no place`() throws {
    let first = index(of: Place(row: 0, column: 2), columns: 4)
    try #require(first == 2, .needed("Row 0 and column 2 have to be number 2 first."))

    #expect(
      index(of: Place(row: -1, column: 2), columns: 4) == nil,
      "Rows count from 0. Answer nil for a row below 0.")
  }
}

extension RowAndColumnTests: ExerciseScene {
  static let advice = "Cells of a grid with four columns: their places, and the way back."

  var opening: SceneOpening {
    let rows = [-1, 0, 3, 4, 7, 8, 27].map { number in
      let place = place(of: number, columns: 4)
      let back = place.flatMap { index(of: $0, columns: 4) }
      return [
        "\(number)", place.map { "row \($0.row), column \($0.column)" } ?? "nil",
        back.map { "\($0)" } ?? "nil",
      ]
    }
    return .table(["cell", "place(of:)", "index(of:)"], rows: rows)
  }
}
