//: # A class for the cell
//:
//: After this chapter you can write a view that is given a model and shows it,
//: so that no other code needs to know its labels.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: The controller of chapter 5 knows the label, the picture and the button of
//: each cell. When a view has several subviews, write a class for it. The class
//: makes its subviews, and nobody else touches them.
//:
//: ## The model is all that the class wants
//:
//: `AppCell` has one property that other code sets: `app`. `didSet` runs after
//: each assignment. (Such a part of a property is called a **property
//: observer**.) The other properties are `private`, except the button, which
//: chapter 12 needs.
//:
//: `showApp` assigns each subview in each case, also when the app is nil. A
//: subview that is not assigned keeps what it had. For the picture you can
//: write:
//:
//:     if let app {
//:       picture.image = UIImage(named: app.icon)
//:     } else {
//:       picture.image = nil
//:     }
//:
//: `app.flatMap { UIImage(named: $0.icon) }` is short for that. If there is an
//: app, it runs the closure, in which `$0` is the app. Otherwise it is nil.
//: (Arrays have another `flatMap`: chapter 7.)
//:
//: A **convenience initializer** calls another initializer of the same class
//: first, here `self.init(frame:)`, and then does more. Swift does not call
//: `didSet` while an initializer of the same class runs. So `init(app:)` calls
//: `showApp` itself.

final class AppCell: UIView {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  let downloadButton = UIButton(type: .system)

  /// The app that the cell shows, or nil for an empty cell.
  var app: App? {
    didSet { showApp() }
  }

  private func showApp() {
    nameLabel.text = app?.name
    picture.image = app.flatMap { UIImage(named: $0.icon) }
    downloadButton.isEnabled = app != nil
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = CGRect(x: 12, y: 0, width: 56, height: 56)
    nameLabel.frame = CGRect(x: 0, y: 56, width: 80, height: 16)
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 12)
    downloadButton.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    downloadButton.setTitle("Get", for: .normal)
    for part in [picture, nameLabel, downloadButton] { addSubview(part) }
    showApp()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes a cell that shows an app.
  convenience init(app: App?) {
    self.init(frame: CGRect(origin: .zero, size: Cell.size))
    self.app = app
    showApp()
  }
}

//: > Then: In Objective-C the header of the view named the class of its model
//: > with `@class AppInfo;`. A setter `setAppInfo:` did what `didSet` does.

func aCellClass(on stage: Stage) {
  //: ## Three cells
  //:
  //: The third cell has no app, so it is empty and its button is disabled.

  let controller = UIViewController()
  let chess = App(name: "Chess", icon: "chess")
  let mail = App(name: "Mail", icon: "mail")
  let cells = [chess, mail, nil].map { AppCell(app: $0) }
  for (index, cell) in cells.enumerated() {
    cell.frame.origin = CGPoint(x: 20 + 100 * index, y: 16)
    controller.view.addSubview(cell)
  }
  stage.present(controller)
  stage.show("Chess, Mail and an empty cell")

  stage.print(cells.map(\.downloadButton.isEnabled))
  // Prints "[true, true, false]"

  //: ## Another app in the same cell
  //:
  //: The first cell is given another app, and the second none.

  cells[0].app = App(name: "Radio", icon: "radio")
  cells[1].app = nil
  stage.show("Radio, and two empty cells")

  stage.print(cells.map(\.downloadButton.isEnabled))
  // Prints "[true, false, false]"
}

//: ## A cell that is heard as one thing
//:
//: Each button says Get. A person who has the screen read aloud does not know
//: which app is meant. Chapter 19 changes that.
//:
//: A cell without a button is simpler. You need these lines in exercise 5:
//:
//:     cell.isAccessibilityElement = true
//:     cell.accessibilityLabel = "Inbox"
//:     cell.accessibilityValue = "3 new letters"
//:
//: The first line makes the cell one element, and its labels are not read any
//: more. A person hears "Inbox, 3 new letters".

//: ## Remember
//:
//: - A view with several subviews is a class. It is given a model, and it fills
//:   its subviews itself.
//: - In `didSet`, assign each subview, also when the model is nil.
//: - `didSet` is not called inside an initializer of the class.
//:
//: > Question: A cell showed Chess. It is given an app whose picture does not
//: > exist, and still shows the picture of Chess. What is wrong?
//: > Answer: The image is only assigned if there is one, as in `if let image {
//: > picture.image = image }`. Assign it in each case. nil removes the picture.

//: ## Your turn
//:
//: Exercise 4 is Exercises/05-NineGrid/04-CellFromAModel.swift. You write a
//: view that shows an app, and its initializer.
//:
//:     swift run course check CellFromAModel
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>
//: - <https://developer.apple.com/documentation/uikit/uicontrol/isenabled>
