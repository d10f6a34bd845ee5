import Grading
import Testing

@testable import HeadlessUIKit

@Suite("Where rows begin")
struct RowHeightsTests {
  @Test func `rows of one height are counted`() {
    let rows = RowHeights(count: 1_000_000, each: 44)

    #expect(rows.total == 44_000_000 && rows.top(of: 10) == 440)
    #expect(rows.row(at: 439) == 9 && rows.row(at: 440) == 10)
    #expect(rows.row(at: -5) == 0 && rows.row(at: 1e12) == 999_999)
  }

  @Test func `rows of many heights are as a plain sum says`() {
    let heights: [CGFloat] = (0..<200).map { CGFloat(20 + ($0 * 37) % 50) }
    let rows = RowHeights(heights)
    var top: CGFloat = 0

    for (row, height) in heights.enumerated() {
      #expect(rows.top(of: row) == top && rows.height(of: row) == height)
      #expect(rows.row(at: top) == row && rows.row(at: top + height - 1) == row)
      top += height
    }
    #expect(rows.total == top)
  }

  @Test func `a row that turns out to have another height moves those after it`() {
    var rows = RowHeights(count: 5, each: 10)
    for (row, height) in [(3, 30), (1, 5), (3, 12)] { rows.set(CGFloat(height), of: row) }

    #expect((0..<5).map(rows.height) == [10, 5, 10, 12, 10])
    #expect(rows.total == 47 && rows.top(of: 4) == 37)
  }

  @Test func `no rows have no height`() {
    #expect(RowHeights([]).total == 0 && RowHeights(count: 0, each: 44).row(at: 3) == 0)
  }
}
