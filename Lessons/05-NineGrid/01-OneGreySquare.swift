//: # One grey square
//:
//: A shelf of apps is a grid of equal cells. Before there can be twelve, there
//: has to be one; before it holds a picture, it is a grey square. Building a
//: grid means taking such small steps in the right order.

import HeadlessUIKit
import Stage

//: ## The plan
//:
//: Two decisions come before any code. What does one cell hold? A picture, a
//: name and a button. Whose subviews are they? The cell's, and the cell is a
//: subview of the controller's view: what moves the cell moves all three.
//:
//: Sizes that several lines need get a name. Older code wrote `#define kCellW`,
//: which pastes text and has no type. A `static let` is a value with a type.

enum Cell {
  static let size = CGSize(width: 80, height: 90)
  static let picture = CGSize(width: 56, height: 56)
}

//: ## A square on the screen
//:
//: A view is a rectangle with a color. Its `frame` says where it lies in its
//: superview: from the left, from the top, how wide, how high, in points.

final class FirstCellViewController: UIViewController {
  let cell = UIView(
    frame: CGRect(origin: CGPoint(x: 120, y: 60), size: Cell.size))
  let picture = UIImageView()
  let nameLabel = UILabel()
  let downloadButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    cell.backgroundColor = .lightGray
    view.addSubview(cell)
  }

  // The parts go into the cell, in a column from top to bottom.
  func fillTheCell() {
    picture.image = UIImage(named: "chess")
    picture.frame.size = Cell.picture
    cell.addSubview(picture)

    nameLabel.text = "Chess"
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 12)
    nameLabel.frame = CGRect(
      x: 0, y: 56, width: Cell.size.width, height: 16)
    cell.addSubview(nameLabel)

    downloadButton.setTitle("Get", for: .normal)
    downloadButton.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    cell.addSubview(downloadButton)
  }
}

func oneGreySquare(on stage: Stage) {
  //: ## First the square alone
  //:
  //: It is where it should be, and that is worth knowing before anything goes
  //: inside.

  let controller = FirstCellViewController()
  stage.present(controller)
  stage.show("A grey square")

  stage.print(controller.cell.frame)
  // Prints "(120.0, 60.0, 80.0, 90.0)"

  //: ## Then its contents
  //:
  //: The picture is 56 points wide and should stand in the middle of the cell.
  //: The middle of the cell is `cell.center`, so the first try gives the
  //: picture the same center.

  controller.fillTheCell()
  controller.picture.center = controller.cell.center
  stage.show("The picture ran away")

  //: The picture hangs below the cell. A center, like a frame, counts from
  //: the *superview's* corner. The cell's center counts from the screen's
  //: corner, the picture's from the cell's: the same numbers, other places.

  stage.print(controller.cell.center)
  // Prints "(160.0, 105.0)"
  stage.print(
    controller.picture.convert(CGPoint.zero, to: controller.view))
  // Prints "(252.0, 137.0)"

  //: ## Bounds count from inside
  //:
  //: A view's `bounds` is its rectangle as its own subviews see it: it begins
  //: at zero. Its middle, `bounds.midX`, is half the width; for a frame the
  //: rule is `x + width / 2`, and `frame.midX` does that sum.

  controller.picture.center.x = controller.cell.bounds.midX
  controller.picture.frame.origin.y = 0
  stage.show("One cell, complete")

  stage.print(controller.cell.bounds.midX, controller.cell.frame.midX)
  // Prints "40.0 160.0"
}

//: ## What comes next
//:
//: One cell works. Only now is it time for a second one: the next chapter
//: places cells one by one, until a loop does it better.
