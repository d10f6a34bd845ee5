//: # Items that come and go
//:
//: After this chapter you can take a single item out of a grid when a person
//: taps it, and put a new one in, while the others stay.

import HeadlessUICollectionView
import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A person taps one app of a hundred, and it goes. `reloadData` would ask for
//: all others again. It is enough to tell the collection view which item went.
//:
//: ## One rule for each change
//:
//: Do two things in the closure of `performBatchUpdates`, always both:
//:
//: 1. change the array,
//: 2. tell the collection view: `deleteItems(at:)` for what went, and
//:    `insertItems(at:)` for what came, with its number in the new array.
//:
//: The collection view asks how many items there are before the closure runs,
//: and again after it. Then it compares:
//:
//:     asks: 5 ─▶ closure: remove one, tell 1 deleted ─▶ asks: 4    5 - 1 = 4
//:
//: ## A controller that is data source and delegate
//:
//: A **collection view controller** (`UICollectionViewController`) has a
//: collection view that fills its view, and it is data source and delegate of
//: it. You override the methods that you need. You make it with the layout.
//:
//: The delegate hears in `didSelectItemAt` which item a person has tapped.

final class PickedAppsViewController: UICollectionViewController {
  var apps: [App] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      GridCell.self, forCellWithReuseIdentifier: "app")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    apps.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "app", for: indexPath)
    (cell as? GridCell)?.show(apps[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.performBatchUpdates {
      self.apps.remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    }
  }

  func addFirst(_ app: App) {
    collectionView.performBatchUpdates {
      self.apps.insert(app, at: 0)
      self.collectionView.insertItems(
        at: [IndexPath(item: 0, section: 0)])
    }
  }
}

func makePickedApps(_ apps: [App]) -> PickedAppsViewController {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = Cell.size
  layout.sectionInset = UIEdgeInsets(
    top: 20, left: 20, bottom: 20, right: 20)
  let controller = PickedAppsViewController(collectionViewLayout: layout)
  controller.apps = apps
  return controller
}

func itemsThatComeAndGo(on stage: Stage) throws {
  //: ## A person takes an app out
  //:
  //: A person sees five apps, and taps Weather.

  let controller = makePickedApps(Array(try App.all().prefix(5)))
  stage.present(controller)
  stage.show("Five apps")

  let second = IndexPath(item: 1, section: 0)
  let third = IndexPath(item: 2, section: 0)
  let cell = controller.collectionView.cellForItem(at: third)
  stage.staticTexts["Weather"].tap()
  stage.clock.advance(by: 1)
  stage.show("The person tapped Weather")

  //: The third app moved up, and it kept its cell. Nobody asked for it again.

  stage.print(
    controller.apps.count, "apps",
    controller.collectionView.cellForItem(at: second) === cell)
  // Prints "4 apps true"

  //: ## The program puts an app in front
  //:
  //: A new app comes as item 0, and the others move by one place.

  controller.addFirst(App(name: "Books", icon: "books"))
  stage.clock.advance(by: 1)
  stage.show("Books is the first app")

  //: ## Why in the closure?
  //:
  //: Nobody has seen this new grid: it has asked nothing yet. Without the
  //: closure `insertItems` itself asks first, and too late:
  //:
  //:     with      asks: 5 ─▶ append, tell 1 inserted ─▶ asks: 6    5 + 1 = 6
  //:     without   append ─▶ asks: 6 ─▶ tell 1 inserted ─▶ asks: 6
  //:                                                            6 + 1 = 7
  //:
  //: 6 is not 7, and UIKit stops the program.

  let unseen = makePickedApps(controller.apps)
  let news = App(name: "News", icon: "news")
  let sixth = IndexPath(item: 5, section: 0)
  let early = stage.exception {
    unseen.apps.append(news)
    unseen.collectionView.insertItems(at: [sixth])
  }
  stage.print(early?.contains("before the update (6)") ?? false)
  // Prints "true"

  stage.show("The other grid has asked twice: 6 and 6")

  //: The same lines in the closure: now the grid asks before the change.

  let asked = makePickedApps(controller.apps)
  asked.collectionView.performBatchUpdates {
    asked.apps.append(news)
    asked.collectionView.insertItems(at: [sixth])
  }
  stage.present(asked)
  stage.show("It has asked: 5, and then 6")

  //: ## The array and the call must say the same
  //:
  //: Now one app is added, and two are told. UIKit stops the program: there
  //: were 5 items, and 5 and 2 are not 6.

  let text = stage.exception {
    controller.apps.append(news)
    controller.collectionView.insertItems(at: [
      IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0),
    ])
  }
  stage.print(text ?? "It was told.")
  // Prints "NSInternalInconsistencyException: Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (6) must be equal to the number of items contained in that section before the update (5), plus or minus the number of items inserted or deleted from that section (2 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."

  //: Look for "Invalid update". Its numbers say how many items there are now,
  //: how many there were, and how many you told.
}

//: ## Remember
//:
//: - In `performBatchUpdates` change the array, and tell which items came or
//:   went. Before the view is loaded, change only the array: the grid will ask.
//: - If everything is new, call `reloadData`. It asks for all cells again.
//: - `didSelectItemAt` hears a tap of a person.
//:
//: > Question: You call `reloadData` after each tap instead. What is different?
//: > Answer: The grid shows the same. But all cells in sight are filled again,
//: > and on a device the picture changes at once: nothing moves to its place.

//: ## Your turn
//:
//: Exercise 12 is Exercises/05-NineGrid/12-PhotoWall.swift. You write a wall of
//: photos with a collection view, from which a person takes photos away.
//:
//:     swift run course check PhotoWall
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)>
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>
