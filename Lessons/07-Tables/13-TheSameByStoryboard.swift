//: # The same by storyboard
//:
//: After this chapter you can read an app whose screens are drawn in a file,
//: and write what the drawing cannot say: which thing goes to the next screen,
//: what comes back, and when Save does nothing.

import HeadlessUIKit
import Stage

//: ## What is drawn
//:
//: Xcode shows `Resources/Things.storyboard` as a drawing like this. You cannot
//: draw here, but you can read the file and change it:
//:
//:     ┌─ Things ──── Add ─┐   showDetail    ┌─ detail ──────────┐
//:     │ Kettle            │ ──────────────▶ │                   │
//:     │ Teapot            │   (a push)      │ Kitchen           │
//:     └───────────────────┘                 └───────────────────┘
//:          │ addThing           ▲ save, cancel
//:          ▼ (a sheet)          │ (the way back)
//:     ┌─ Cancel ─── Save ─┐     │
//:     │ Name              │ ────┘
//:     └───────────────────┘
//:
//: Each controller that is drawn there, with its view, is a **scene of a
//: storyboard**. (The scene of lesson 3 is something else.) An arrow between
//: two scenes is a **segue**. In the file it is a line in the cell or button:
//:
//:     <segue destination="Det-co-n00" kind="show" identifier="showDetail"/>
//:
//: The kind `show` pushes, and `presentation` presents. The code knows a segue
//: by its identifier. (Each of the two navigation controllers is a scene, too.
//: The drawing leaves them out.)
//:
//: ## The list
//:
//: A **prototype cell** is drawn inside the table, with its identifier.
//: Register nothing: with a class that you register for the same identifier,
//: the drawn cell is not used any more. `actions` names the methods that the
//: file calls (lesson 5, chapter 14).

final class DrawnThingsViewController: UITableViewController {
  var things = ownedThings

  override class var actions: [Selector: IBAction] {
    [
      "saveThing:": IBAction(DrawnThingsViewController.saveThing),
      "cancelForm:": IBAction(DrawnThingsViewController.cancelForm),
    ]
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    things.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = things[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  //: ## Before a segue: prepare
  //:
  //: When a person taps a row, the segue of its cell is performed. Before that,
  //: UIKit calls `prepare(for:sender:)` on the controller that is left. There
  //: you give the new controller its data:
  //:
  //: - `identifier` says which segue it is. The method is called for each.
  //: - `sender` is what began the segue, such as the cell that was tapped.
  //: - `destination` is the new controller. Its outlets are still nil, so set
  //:   properties. For `addThing` it is a navigation controller with the form
  //:   in it. A cast to the form would give nil.

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showDetail":
      guard let cell = sender as? UITableViewCell,
        let path = tableView.indexPath(for: cell)
      else { return }
      let detail = segue.destination as? DrawnDetailViewController
      detail?.thing = things[path.row]
    case "addThing":
      let navigation = segue.destination as? UINavigationController
      navigation?.topViewController?.title = "Thing \(things.count + 1)"
    default: break
    }
  }

  func addAThing() {
    performSegue(withIdentifier: "addThing", sender: nil)
  }

  //: ## The way back
  //:
  //: An **unwind segue** leads back to a controller that is there already. It
  //: calls a method there, whose one parameter is a `UIStoryboardSegue`. The
  //: `source` of that segue is the controller that is left, here the form:
  //:
  //:     1  Save is tapped in the form
  //:     2  UIKit finds `saveThing` in the list, and calls it
  //:     3  the form goes, and the list is there again
  //:
  //: In Xcode you draw a line from the button Save to the sign Exit of the
  //: form, and choose the method. The method of Cancel is empty: UIKit needs it
  //: to find the controller to go back to.

  func saveThing(_ segue: UIStoryboardSegue) {
    let form = segue.source as? DrawnFormViewController
    guard let name = form?.nameField?.text else { return }
    things.append(Thing(name: name))
    tableView.reloadData()
  }

  func cancelForm(_ segue: UIStoryboardSegue) {}
}

//: ## The detail and the form
//:
//: Both have outlets (lessons 1 and 6). Before a tap performs a segue, UIKit
//: asks the controller that will be left:
//: `shouldPerformSegue(withIdentifier:sender:)`. With false nothing happens. So
//: the form refuses `save` without a name. Unwind segues have identifiers, too:
//: the method is also asked for `cancel`, and says yes.

final class DrawnDetailViewController: UIViewController {
  private(set) weak var categoryLabel: UILabel?
  var thing: Thing?

  override class var keys: Keys {
    ["categoryLabel": \DrawnDetailViewController.categoryLabel]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = thing?.name
    categoryLabel?.text = thing?.category.rawValue
  }
}

final class DrawnFormViewController: UIViewController {
  private(set) weak var nameField: UITextField?

  override class var keys: Keys {
    ["nameField": \DrawnFormViewController.nameField]
  }

  override func shouldPerformSegue(
    withIdentifier identifier: String, sender: Any?
  ) -> Bool {
    if identifier == "save" { return nameField?.text != "" }
    return true
  }
}

//: > On a device: There are no `keys` and `actions`. You write `@IBOutlet weak
//: > var nameField: UITextField?` and `@IBAction func saveThing(_ segue:
//: > UIStoryboardSegue)`. Draw the segues in Xcode: hold the control key, and
//: > drag from the cell or the button to the other scene.

func theSameByStoryboard(on stage: Stage) {
  //: ## The first screen
  //:
  //: One scene of a storyboard is its initial view controller. Here it is the
  //: navigation controller, with the list on its stack.

  let storyboard = UIStoryboard(name: "Things", bundle: .module)
  guard
    let navigation = storyboard.instantiateInitialViewController()
      as? UINavigationController,
    let list = navigation.topViewController as? DrawnThingsViewController
  else { return }
  stage.present(navigation)
  stage.show("A list of prototype cells")

  //: ## A row leads on
  //:
  //: Nobody wrote `didSelectRowAt` or `pushViewController`.

  stage.cells["Guitar"].tap()
  stage.clock.advance(by: 1)
  stage.show("The detail that prepare filled")

  stage.print(navigation.topViewController?.title ?? "no title")
  // Prints "Guitar"

  //: ## Save is refused
  //:
  //: Add presents the form. The person taps Save, and there is no name yet.

  navigation.popViewController(animated: false)
  stage.navigationBars.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The form is still there")

  //: ## Save and Cancel lead back
  //:
  //: With a name Save leads back, and calls `saveThing` of the list.

  stage.textFields["Name"].tap()
  stage.typeText("Flute")
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.print(
    list.things.last?.name ?? "", list.presentedViewController == nil)
  // Prints "Flute true"

  //: Cancel is not refused, and adds nothing.

  stage.navigationBars.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.buttons["Cancel"].tap()
  stage.clock.advance(by: 1)
  stage.show("Six things, and no form")

  stage.print(list.things.count)
  // Prints "6"

  //: ## A segue performed by code
  //:
  //: `addAThing` calls `performSegue`. UIKit calls `prepare` as before, and
  //: does not ask `shouldPerformSegue`.

  list.addAThing()
  stage.clock.advance(by: 1)
  stage.print(stage.navigationBars["Thing 7"].exists)
  // Prints "true"
}

//: ## Remember
//:
//: - A prototype cell is not registered.
//: - `prepare` is called before the new view is loaded. Give data, not texts
//:   for labels.
//: - The destination may be a navigation controller. Look into it.
//: - `shouldPerformSegue` may refuse a segue that a tap would perform.
//:
//: > Question: A tap on a row opens the detail twice. What is there twice?
//: > Answer: The cell has a segue, and `didSelectRowAt` pushes as well.

//: ## Your turn
//:
//: Change the drawing: in Things.storyboard write `showThing` for `showDetail`,
//: say first what the title of the detail is, and run `swift run tables
//: --chapter 13`. `git checkout Lessons` puts the file back.
//:
//: Exercise 11 is Exercises/07-Tables/11-RecipesBySegue.swift: a list, a detail
//: and a form that are drawn, and what you write about their segues.
//:
//:     swift run course check RecipesBySegue
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)>
//: - <https://developer.apple.com/documentation/uikit/customizing-the-behavior-of-segue-based-presentations>
//: - <https://developer.apple.com/documentation/uikit/dismissing-a-view-controller-with-an-unwind-segue>
