//: # By hand, then by a loop
//:
//: All cells of a column share their x, and all cells of a row share their y.
//: So the number of a cell has to become two numbers, a row and a column. Once
//: you have placed a few cells by hand, the loop writes itself.

import HeadlessUIKit
import Stage

//: ## A plain red wall
//:
//: To see places and nothing else, a cell is red and shows its number: open
//: NumberedCell.swift, a dozen lines. It is 80 points wide and 90 high as
//: before. The controller can add one, and knows nothing of grids.

final class WallViewController: UIViewController {
  func addCell(x: CGFloat, y: CGFloat) {
    let cell = NumberedCell(number: view.subviews.count)
    cell.frame.origin = CGPoint(x: x, y: y)
    view.addSubview(cell)
  }

  func removeCells() {
    for cell in view.subviews { cell.removeFromSuperview() }
  }
}

//: ## From a number to a row and a column
//:
//: Cells are counted from 0, along the first row, then along the second. With
//: four columns, cell 4 is the first of row 1. Divide the number by the number
//: of *columns*: the quotient is the row, the remainder is the column.

func place(of index: Int, columns: Int) -> (row: Int, column: Int) {
  (row: index / columns, column: index % columns)
}

//: Dividing by the number of rows is the mistake everybody makes once. It
//: gives numbers that look right for the first cells, so here it is.

func mistakenPlace(of index: Int, rows: Int) -> (row: Int, column: Int) {
  (row: index / rows, column: index % rows)
}

func byHandThenByALoop(on stage: Stage) {
  let wall = WallViewController()
  stage.present(wall)

  //: ## By hand
  //:
  //: Five cells, five lines. Look down the two columns of numbers: x runs
  //: through four values and starts again, y waits and then takes a step.

  wall.addCell(x: 0, y: 20)
  wall.addCell(x: 80, y: 20)
  wall.addCell(x: 160, y: 20)
  wall.addCell(x: 240, y: 20)
  wall.addCell(x: 0, y: 130)
  stage.show("Five cells, placed by hand")

  //: ## By a loop
  //:
  //: What repeats becomes a loop. The column decides x, the row decides y.
  //: The classic exercise asks for 28 cells in four columns, so 28 it is.

  wall.removeCells()
  for index in 0..<28 {
    let (row, column) = place(of: index, columns: 4)
    wall.addCell(x: CGFloat(column) * 80, y: 20 + CGFloat(row) * 110)
  }
  stage.show("The loop")

  //: ## Where are the others?
  //:
  //: The wall has 28 subviews, and you can count 20 of them. Nothing failed: a
  //: view may lie outside its superview, and nobody says a word.

  let cells = wall.view.subviews
  let inSight = cells.filter { $0.frame.maxY <= wall.view.bounds.maxY }
  stage.print(cells.count, inSight.count)
  // Prints "28 20"
  stage.print(cells[20].frame.minY, wall.view.bounds.height)
  // Prints "570.0 568.0"

  //: Four columns and five rows are 20 cells. The loop's end has to come from
  //: what there is to show, and the screen has to be able to show it. Two
  //: later chapters see to that.

  //: ## The mistake
  //:
  //: Dividing by the five rows gives a column 4, which no screen of four
  //: columns has: that cell stands outside, on the right.

  wall.removeCells()
  for index in 0..<10 {
    let (row, column) = mistakenPlace(of: index, rows: 5)
    wall.addCell(x: CGFloat(column) * 80, y: 20 + CGFloat(row) * 110)
  }
  stage.show("Divided by the rows: two cells are lost")

  stage.print(place(of: 4, columns: 4), mistakenPlace(of: 4, rows: 5))
  // Prints "(row: 1, column: 0) (row: 0, column: 4)"
}

//: ## Your turn
//:
//: Exercises/05-NineGrid/01-RowAndColumn.swift asks for the two numbers, and
//: for an answer when there is no such cell.
