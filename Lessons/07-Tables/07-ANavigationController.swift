//: # A navigation controller
//:
//: After this chapter you can lead from a list to a detail and back, and say
//: what stands in the bar.

import HeadlessUIKit
import Stage

//: ## A stack of controllers
//:
//: A **navigation controller** (`UINavigationController`) holds view
//: controllers in a stack and shows the last of them. The first is the **root**
//: and is always there. To **push** a controller puts it on top, and to **pop**
//: takes the top one away. Lesson 3 named one (chapter 14); here you write one.
//:
//:                               ┌────────────────────┐
//:      pushViewController ────▶ │ DetailController   │ ◀── is seen
//:                               ├────────────────────┤
//:      popViewController ◀───── │ list controller    │     root
//:                               └────────────────────┘
//:
//: Above its content lies a **navigation bar**. Each view controller has a
//: `navigationItem`: it says what stands in the bar while this controller is on
//: top. For the title write `title = "Things"` in the controller itself. The
//: button back is made by the navigation controller. Its text is the title of
//: the controller below.

class DetailViewController: UIViewController {
  let thing: Thing
  let label = UILabel(
    frame: CGRect(x: 20, y: 120, width: 280, height: 60))

  init(thing: Thing) {
    self.thing = thing
    super.init(nibName: nil, bundle: nil)
    title = thing.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.text = "\(thing.name) is for: \(thing.category.rawValue)"
    view.addSubview(label)
  }
}

//: ## Pushing the detail
//:
//: Each controller on the stack finds the navigation controller in its property
//: `navigationController`. It is nil if there is none, and then the line does
//: nothing. That is a usual mistake: the list was shown without a navigation
//: controller around it. `disclosureIndicator` is the small arrow at the right
//: end of a row.

class BrowsingListViewController: PictureListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    let detail = DetailViewController(thing: things[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}

//: ## Who hears what, and when
//:
//: This detail writes down what it is told (lesson 3). It disappears when
//: another controller is pushed over it, or when it is popped.
//: `isMovingFromParent` is true when it is being popped. The detail then writes
//: "for good".

final class ListeningDetailViewController: UIViewController {
  var heard: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let goes = isMovingFromParent ? ", for good" : ""
    heard.append("will disappear" + goes)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    heard.append("did disappear")
  }
}

func aNavigationController(on stage: Stage) {
  //: ## The list in its bar
  //:
  //: The list is the root of the navigation controller.

  let list = BrowsingListViewController()
  let navigation = UINavigationController(rootViewController: list)
  stage.present(navigation)
  stage.show("The list below a navigation bar")

  stage.print(navigation.viewControllers.count)
  // Prints "1"

  //: ## A push
  //:
  //: A tap pushes a detail. A push takes a moment.

  stage.staticTexts["Guitar"].tap()
  stage.clock.advance(by: 1)
  stage.show("The detail, with a way back")

  stage.print(
    navigation.viewControllers.count,
    navigation.topViewController?.title ?? "")
  // Prints "2 Guitar"

  //: ## The way back
  //:
  //: The button back pops the detail. The detail is freed, and the next tap
  //: makes a new one. The row is not selected any more (chapter 6).

  stage.navigationBars.buttons["Things"].tap()
  stage.clock.advance(by: 1)
  stage.print(
    navigation.viewControllers.count,
    list.tableView.indexPathForSelectedRow == nil)
  // Prints "1 true"

  //: ## A swipe from the left edge
  //:
  //: A person can also drag the detail away with a finger that begins at the
  //: left edge of the screen. If the finger is lifted too early, the detail
  //: stays. Here the finger goes over a third of the screen.

  let detail = ListeningDetailViewController()
  navigation.pushViewController(detail, animated: true)
  stage.clock.advance(by: 1)
  stage.swipeFromLeftEdge(overPart: 0.3)
  stage.clock.advance(by: 1)
  for line in detail.heard { stage.print(line) }
  // Prints "will appear"
  // Prints "did appear"
  // Prints "will disappear, for good"
  // Prints "will appear"
  // Prints "did appear"

  stage.print(navigation.viewControllers.count)
  // Prints "2"

  //: The third line ends in "for good", because the pop had begun. Then the
  //: person gave the swipe up. So do not save or throw away anything in
  //: `viewWillDisappear`.

  //: ## A swipe that goes all the way
  //:
  //: `viewDidDisappear` comes only when the swipe is over and the detail has
  //: left.

  detail.heard = []
  stage.swipeFromLeftEdge(overPart: 0.9)
  stage.clock.advance(by: 1)
  for line in detail.heard { stage.print(line) }
  // Prints "will disappear, for good"
  // Prints "did disappear"

  stage.print(navigation.viewControllers.count)
  // Prints "1"
}

//: ## Remember
//:
//: - `pushViewController` leads on, and `popViewController` leads back.
//: - Set the `title` of each controller. The bar shows that of the top one, and
//:   the button back that of the one below.
//: - `navigationController` is nil outside a navigation controller.
//: - A swipe back can be given up, so `viewWillDisappear` may be followed by
//:   `viewWillAppear`.
//:
//: > Question: A tap on a row does nothing, and `didSelectRowAt` is called.
//: > What do you print?
//: > Answer: `navigationController`. If it is nil, the optional chain skips the
//: > push.
//:
//: > Question: A detail has a button Done that makes a new list controller and
//: > pushes it. What is wrong?
//: > Answer: The stack grows with each round. To go back is to pop.
//:
//: > On a device: Since iOS 26, in an app that is built with Xcode 26 or later,
//: > the button back is reported to show an arrow, and not the title of the
//: > controller below. The swipe back may begin anywhere in the content
//: > (`interactiveContentPopGestureRecognizer`). The navigation controller is
//: > usually made in `SceneDelegate` or in the storyboard (Editor, Embed In,
//: > Navigation Controller).

//: ## Your turn
//:
//: Let the label of the detail say in a second line which picture the thing
//: has: add `"\n"` and `thing.picture` to its text. Run `swift run tables
//: --chapter 7`. Then put the file back with `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
//: - <https://developer.apple.com/documentation/uikit/uinavigationitem>
//: - <https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer>
