//: # A cell and its parts
//:
//: After this chapter you can put views into a view. You place each with its
//: own frame or center, and compute the place from the bounds of the view
//: around it.

import HeadlessUIKit
import Stage

//: ## What this lesson builds
//:
//: An app store shows its apps in rows and columns. Such an arrangement is
//: called a **grid**, and each of its equal parts a **cell**. A cell of our
//: grid has a picture, a name and a button.
//:
//: Up to chapter 14 you write the code that computes all the frames. An app of
//: today seldom does: Auto Layout (lesson 1) computes frames from rules, and a
//: **collection view** (`UICollectionView`) makes the cells of a grid, places
//: them and scrolls them. This lesson begins with frames, because the formulas
//: show what both compute, and in the end each view has a frame. Chapters 15 to
//: 18 build with Auto Layout, and chapters 20 and 21 with a collection view.

//: ## A decision before the code
//:
//: Picture, name and button are subviews of the cell, and the cell is a subview
//: of the controller's view. So they move together with the cell.
//:
//: A `static let` is a constant of a type, and you write `Cell.size`. A
//: `CGSize` is a width and a height. `Cell` is an enum without cases: it only
//: gives its constants a common name.

enum Cell {
  static let size = CGSize(width: 80, height: 90)
  static let picture = CGSize(width: 56, height: 56)
}

//: > Then: Objective-C code has `#define kCellW 80`, a text without a type. A
//: > `static let` has one.

//: ## The controller
//:
//: The cell is a plain `UIView` with a grey background.

final class OneCellViewController: UIViewController {
  let cell = UIView(
    frame: CGRect(origin: CGPoint(x: 120, y: 64), size: Cell.size))
  let picture = UIImageView()
  let nameLabel = UILabel()
  let downloadButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    cell.backgroundColor = .lightGray
    view.addSubview(cell)
  }

  /// Puts a picture, a name and a button into the cell.
  func fillTheCell() {
    picture.image = UIImage(named: "chess")
    picture.frame.size = Cell.picture
    cell.addSubview(picture)

    nameLabel.text = "Chess"
    nameLabel.textAlignment = .center
    nameLabel.frame = CGRect(
      x: 0, y: 56, width: Cell.size.width, height: 16)
    cell.addSubview(nameLabel)

    downloadButton.setTitle("Get", for: .normal)
    downloadButton.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    cell.addSubview(downloadButton)
  }
}

func aCellAndItsParts(on stage: Stage) {
  //: ## First the empty cell
  //:
  //: Build in small steps, and look after each of them.

  let controller = OneCellViewController()
  stage.present(controller)
  stage.show("A grey rectangle")

  stage.print(controller.cell.frame)
  // Prints "(120.0, 64.0, 80.0, 90.0)"

  //: ## A picture at the wrong place
  //:
  //: The **center** of a view is the middle of its frame. The picture should
  //: stand in the middle of the cell, so the first try gives it the center of
  //: the cell. It is wrong: the picture lies right of the cell, and lower.

  controller.fillTheCell()
  controller.picture.center = controller.cell.center
  stage.show("The picture is outside the cell")

  //: `frame` and `center` count from the upper left corner of the *superview*.
  //: The superview of the cell is the controller's view, and that of the
  //: picture is the cell. So the same two numbers mean two places.
  //: `convert(_:to:)` says where a point of the picture lies in the
  //: controller's view. `CGPoint.zero` is its upper left corner.

  stage.print(controller.cell.center)
  // Prints "(160.0, 109.0)"

  stage.print(
    controller.picture.convert(CGPoint.zero, to: controller.view))
  // Prints "(252.0, 145.0)"

  //: The middle of the picture is 160 points right of the corner of the *cell*.
  //: Half of the picture is 28 points, so the picture begins at 160 - 28 = 132
  //: in the cell. The cell itself begins at 120, and 120 + 132 is 252. In the
  //: same way y is 64 + 109 - 28, which is 145.

  //: ## Bounds count from inside
  //:
  //: The **bounds** of a view are its rectangle in its own coordinates. They
  //: have the size of the frame, and begin at (0, 0) in most views.
  //:
  //:     the controller's view
  //:     ┌───────────────────────────────────────────────────────┐
  //:     │                                                       │
  //:     │        ┌────────────────┐  cell.frame:  x 120, y 64   │
  //:     │        │                │  cell.bounds: x 0,   y 0    │
  //:     │        │       ╋        │  cell.frame.midX:  160      │
  //:     │        │                │  cell.bounds.midX: 40       │
  //:     │        └────────────────┘                             │
  //:     └───────────────────────────────────────────────────────┘
  //:
  //: `midX` of a rectangle is `minX + width / 2`: 120 + 40 for the frame of the
  //: cell, and 0 + 40 for its bounds. A subview of the cell needs the second
  //: number.

  stage.print(controller.cell.frame.midX, controller.cell.bounds.midX)
  // Prints "160.0 40.0"

  controller.picture.center.x = controller.cell.bounds.midX
  controller.picture.frame.origin.y = 0
  stage.show("One cell with all its parts")
}

//: ## Remember
//:
//: - `frame` and `center` of a view are in the coordinates of its superview.
//: - `bounds` of a view are in its own coordinates. Place subviews with them.
//: - A subview moves together with its superview.
//:
//: > Question: A view has the frame x 30, y 50, width 200, height 100. Which
//: > center does a subview in its middle need?
//: > Answer: (100, 50), which is half the width and half the height.

//: ## Your turn
//:
//: In this file change the origin of the cell to x 24, y 160, and run `swift
//: run nine-grid --chapter 1`. All parts move with the cell. `git checkout
//: Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/bounds>
//: - <https://developer.apple.com/documentation/uikit/uiview/center>
//: - <https://developer.apple.com/documentation/uikit/uicollectionview>
