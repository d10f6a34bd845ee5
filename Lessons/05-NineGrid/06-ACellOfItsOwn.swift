//: # A cell of its own
//:
//: A view with many subviews becomes a class of its own that hides them. From
//: outside you hand it a model, and it knows itself what goes where. The
//: controller shrinks to what a shelf is.

import HeadlessUIKit
import Stage

//: ## The cell
//:
//: Open AppCell.swift. It has the three parts, and one property that matters:
//: `app`. Each time an app is assigned, the observer `didSet` fills the parts;
//: with nil it empties them. Nothing outside touches the label again.

final class AppShelfViewController: UIViewController {
  let grid = Grid(columns: 3, rows: 4)
  private(set) var cells: [AppCell] = []

  var apps: [App] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cells = apps.map(AppCell.init(app:))
    for cell in cells { view.addSubview(cell) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, cell) in cells.enumerated() {
      cell.frame = grid.frame(of: index, in: view.bounds)
    }
  }
}

func aCellOfItsOwn(on stage: Stage) throws {
  //: ## The same shelf
  //:
  //: Nobody who looks at it can tell. That is what makes it safe to do.

  let shelf = AppShelfViewController()
  shelf.apps = try App.all()
  stage.present(shelf)
  stage.show("The same shelf, from cells")

  //: ## Another app in the same cell
  //:
  //: A cell can be used again: give it another app, or none. An empty cell
  //: has no picture, no name, and a button that does nothing.

  shelf.cells[0].app = App(name: "Radio Two", icon: "radio")
  shelf.cells[1].app = nil
  stage.show("The first cell changed, the second is empty")

  //: ## A button's label
  //:
  //: The word on the button is small enough to miss. A button's title stands
  //: in a label of the button's own, its `titleLabel`. The property is
  //: read-only: the button will not take another label from you. But what
  //: the label *is* can be changed, its font for one.

  let button = shelf.cells[2].downloadButton
  stage.print(button.titleLabel?.font.pointSize ?? 0)
  // Prints "18.0"

  button.titleLabel?.font = .boldSystemFont(ofSize: 12)
  stage.print(button.titleLabel?.font.pointSize ?? 0)
  // Prints "12.0"

  //: In the first years a button had a `font` of its own; it is gone. Newer
  //: buttons are described by a `UIButton.Configuration`, and there the font
  //: goes into an attributed title.
  //:
  //: Fonts come in three kinds by size: `systemFont`, `boldSystemFont` and
  //: `italicSystemFont`. An app that respects the reader's chosen text size
  //: asks for a *style*, such as `.body`, instead of a number.

  let fonts = [
    UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12),
    .italicSystemFont(ofSize: 12), .preferredFont(forTextStyle: .body),
  ]
  stage.print(fonts.map(\.pointSize))
  // Prints "[12.0, 12.0, 12.0, 17.0]"

  //: ## What the title should not be
  //:
  //: The label is the button's to fill. A text written into it behind the
  //: button's back lasts until the button lays itself out again: the title
  //: belongs to `setTitle(_:for:)`.

  button.titleLabel?.text = "Buy"
  button.setNeedsLayout()
  button.layoutIfNeeded()
  stage.print(button.titleLabel?.text ?? "none")
  // Prints "Get"
}

//: ## Your turn
//:
//: Exercises/05-NineGrid/04-CellFromAModel.swift asks for the observer that
//: fills a cell.
