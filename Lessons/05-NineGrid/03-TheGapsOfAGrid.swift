//: # The gaps of a grid
//:
//: After this chapter you can compute the frame of each cell of a grid, with
//: equal gaps between the cells and at the edges.

import HeadlessUIKit
import Stage

//: ## One gap more than columns
//:
//: A **gap** is the empty space between two cells, and between a cell and the
//: edge. Here all gaps of a row are equal. Three columns have four gaps.
//:
//:     ├──────────────────── bounds.width ────────────────────┤
//:
//:     ┌──────────────────────────────────────────────────────┐ ┬
//:     │                         gapY                         │ │
//:     │      ┌────────┐      ┌────────┐      ┌────────┐      │ │
//:     │ gapX │ cell 0 │ gapX │ cell 1 │ gapX │ cell 2 │ gapX │ │
//:     │      └────────┘      └────────┘      └────────┘      │ │
//:     │                         gapY                         │ bounds
//:     │      ┌────────┐      ┌────────┐      ┌────────┐      │ .height
//:     │ gapX │ cell 3 │ gapX │ cell 4 │ gapX │ cell 5 │ gapX │ │
//:     │      └────────┘      └────────┘      └────────┘      │ │
//:     │                         gapY                         │ │
//:     └──────────────────────────────────────────────────────┘ ┴
//:
//: The cells take a part of the width. What is left is shared by the gaps:
//:
//:     gapX = (bounds.width  - columns * cell.width)  / (columns + 1)
//:     gapY = (bounds.height - rows    * cell.height) / (rows + 1)
//:
//: From one column to the next it is one gap and one cell:
//:
//:     x = bounds.minX + gapX + column * (gapX + cell.width)
//:     y = bounds.minY + gapY + row    * (gapY + cell.height)

//: ## The formulas as a structure
//:
//: The structure `Grid` knows no view. `CGFloat(columns)` is needed because
//: Swift does not multiply an `Int` by a `CGFloat`.

struct Grid {
  var columns: Int
  var rows: Int
  var cell = Cell.size

  /// The gap between columns as the width, between rows as the height.
  func gap(in bounds: CGRect) -> CGSize {
    let cellsX = CGFloat(columns) * cell.width
    let cellsY = CGFloat(rows) * cell.height
    return CGSize(
      width: (bounds.width - cellsX) / CGFloat(columns + 1),
      height: (bounds.height - cellsY) / CGFloat(rows + 1))
  }

  func frame(of index: Int, in bounds: CGRect) -> CGRect {
    let (row, column) = rowAndColumn(of: index, columns: columns)
    let gap = gap(in: bounds)
    let stepX = gap.width + cell.width
    let stepY = gap.height + cell.height
    return CGRect(
      x: bounds.minX + gap.width + CGFloat(column) * stepX,
      y: bounds.minY + gap.height + CGFloat(row) * stepY,
      width: cell.width, height: cell.height)
  }
}

//: The bounds may begin anywhere, so `minX` and `minY` are added. (The other
//: edges are `maxX` and `maxY`.)

//: ## A function that fills a view

func addCells(_ count: Int, of grid: Grid, to view: UIView) {
  for index in 0..<count {
    let cell = NumberedCell(number: index)
    cell.frame = grid.frame(of: index, in: view.bounds)
    view.addSubview(cell)
  }
}

func theGapsOfAGrid(on stage: Stage) {
  //: ## Three columns
  //:
  //: Three columns of 80 points leave 80 of 320 points: 20 for each of the four
  //: gaps.

  let threeColumns = Grid(columns: 3, rows: 4)
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  addCells(12, of: threeColumns, to: screen)
  stage.present(screen)
  stage.show("Three columns and four rows")

  stage.print(threeColumns.gap(in: screen.bounds))
  // Prints "(20.0, 41.6)"

  //: ## Four columns
  //:
  //: Four columns of 80 points are 320. Nothing is left for the gaps. A wider
  //: phone has 11 points for each gap.

  let fourColumns = Grid(columns: 4, rows: 5)
  stage.changeScreen(to: CGSize(width: 375, height: 667))
  let wideScreen = UIView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  addCells(20, of: fourColumns, to: wideScreen)
  stage.present(wideScreen)
  stage.show("Four columns on a phone of 375 by 667 points")

  stage.print(fourColumns.gap(in: screen.bounds).width)
  // Prints "0.0"

  stage.print(fourColumns.gap(in: wideScreen.bounds).width)
  // Prints "11.0"

  //: ## A view that is too narrow
  //:
  //: In a view of 200 points three columns do not fit. The gap is then less
  //: than 0, and the cells cover each other. UIKit does not report it.

  stage.changeScreen(to: CGSize(width: 320, height: 568))
  let narrow = UIView(frame: CGRect(x: 60, y: 0, width: 200, height: 480))
  addCells(6, of: Grid(columns: 3, rows: 2), to: narrow)
  let background = UIView(frame: screen.bounds)
  background.addSubview(narrow)
  stage.present(background)
  stage.show("Gaps of -10 points: the cells cover each other")

  stage.print(threeColumns.gap(in: narrow.bounds).width)
  // Prints "-10.0"
}

//: ## Remember
//:
//: - The columns have one gap more than there are columns.
//: - A gap is what the cells leave of the width, divided by `columns + 1`.
//: - One step to the next column is a gap and a cell.
//:
//: > Question: A view is 300 points wide. A grid has two columns of 90 points.
//: > How wide is a gap, and what is the x of the second column?
//: > Answer: The cells leave 120 points for three gaps, so a gap is 40. The
//: > second column begins at 40 + 40 + 90, which is 170.

//: ## Your turn
//:
//: Exercise 2 is Exercises/05-NineGrid/02-OneFrame.swift. You write both
//: formulas, for a grid that can also be moved down.
//:
//:     swift run course check OneFrame
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/corefoundation/cgrect>
//: - <https://developer.apple.com/documentation/uikit/uiview/frame>
