//: # From a number to a row and a column
//:
//: After this chapter you can place many cells with one loop, and say for each
//: cell in which row and column it stands.

import HeadlessUIKit
import Stage

//: ## Cells with numbers
//:
//: In this chapter a cell is only a red rectangle with its number.

final class NumberedCell: UIView {
  init(number: Int) {
    super.init(frame: CGRect(origin: .zero, size: Cell.size))
    let area = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 72))
    area.backgroundColor = .red
    addSubview(area)
    let label = UILabel(frame: CGRect(x: 0, y: 72, width: 80, height: 18))
    label.text = "\(number)"
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

final class WallViewController: UIViewController {
  /// Adds the next cell, beginning with number 0.
  func addCell(x: CGFloat, y: CGFloat) {
    let cell = NumberedCell(number: view.subviews.count)
    cell.frame.origin = CGPoint(x: x, y: y)
    view.addSubview(cell)
  }

  func removeCells() {
    for cell in view.subviews { cell.removeFromSuperview() }
  }
}

//: ## Two numbers for each cell
//:
//: Cells are counted from 0, along the first row, then along the second. All
//: cells of a column have the same x, and all cells of a row have the same y.
//:
//:     four columns
//:
//:     row 0 │  0   1   2   3        7 / 4 = 1  is the row
//:     row 1 │  4   5   6   7        7 % 4 = 3  is the column
//:     row 2 │  8   9  10  11
//:
//: Divide the number of the cell by the number of *columns*. The result without
//: a fraction is the row. The remainder, which `%` gives, is the column.

func rowAndColumn(
  of index: Int, columns: Int
) -> (row: Int, column: Int) {
  (row: index / columns, column: index % columns)
}

//: The way back:

func index(row: Int, column: Int, columns: Int) -> Int {
  row * columns + column
}

//: With 0 columns both operators stop the program. Check the number first, if
//: you do not know it.
//:
//: ## A common mistake: dividing by the rows
//:
//: This function is wrong. It divides by the number of rows.

func mistakenRowAndColumn(
  of index: Int, rows: Int
) -> (row: Int, column: Int) {
  (row: index / rows, column: index % rows)
}

func rowsAndColumns(on stage: Stage) {
  let wall = WallViewController()
  stage.present(wall)

  //: ## A loop
  //:
  //: The column gives x, and the row gives y. The loop makes 28 cells.

  wall.removeCells()
  for number in 0..<28 {
    let (row, column) = rowAndColumn(of: number, columns: 4)
    wall.addCell(x: CGFloat(column) * 80, y: 20 + CGFloat(row) * 110)
  }
  stage.show("28 cells, and 20 of them can be seen")

  //: ## Cells below the screen
  //:
  //: The view has 28 subviews, and a person sees 20 of them. A view may lie
  //: outside its superview, and UIKit does not report it.

  let cells = wall.view.subviews
  let visible = cells.filter { $0.frame.maxY <= wall.view.bounds.maxY }
  stage.print(cells.count, "cells,", visible.count, "visible")
  // Prints "28 cells, 20 visible"

  stage.print(cells[20].frame.minY, "of", wall.view.bounds.height)
  // Prints "570.0 of 568.0"

  //: ## What the mistake looks like
  //:
  //: With the wrong function cell 4 has row 0 and column 4. This cell and cell
  //: 9 stand to the right of the screen.

  wall.removeCells()
  for number in 0..<10 {
    let (row, column) = mistakenRowAndColumn(of: number, rows: 5)
    wall.addCell(x: CGFloat(column) * 80, y: 20 + CGFloat(row) * 110)
  }
  stage.show("Divided by the rows: cells 4 and 9 are missing")

  stage.print(rowAndColumn(of: 4, columns: 4))
  // Prints "(row: 1, column: 0)"

  stage.print(mistakenRowAndColumn(of: 4, rows: 5))
  // Prints "(row: 0, column: 4)"
}

//: ## Remember
//:
//: - Row: `index / columns`. Column: `index % columns`.
//: - Back: `row * columns + column`.
//: - A view outside its superview is no error, and nobody reports it.
//:
//: > Question: A grid has 3 columns. Where does cell 10 stand, and how many
//: > rows do 10 cells need?
//: > Answer: In row 3, column 1. The last of ten cells, cell 9, is in row 3, so
//: > they need four rows.

//: ## Your turn
//:
//: Exercise 1 is Exercises/05-NineGrid/01-RowAndColumn.swift. You write both
//: functions, and return nil where there is no such cell.
//:
//:     swift run course check RowAndColumn
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/int/quotientandremainder(dividingby:)>
//: - <https://developer.apple.com/documentation/uikit/uiview/subviews>
