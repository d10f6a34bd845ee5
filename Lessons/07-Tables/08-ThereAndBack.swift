//: # Passing data there and back
//:
//: After this chapter you can give a detail what it shows, and get back what a
//: person changed there.

import HeadlessUIKit
import Stage

//: ## There: at the latest before the push
//:
//: The list gives the thing to the initializer of the detail, as in chapter 7,
//: or sets a property before the push. Do not set the text of the detail's
//: labels from the list: its view is loaded in the push. Before that, outlets
//: are nil, and `viewDidLoad` would replace your text. Give the data, and let
//: the detail fill its own views.
//:
//: A `Thing` is a structure, so the detail gets a copy. What it changes does
//: not reach the list. That is the problem of this chapter.
//:
//: ## Back: which way to take
//:
//:     closure     detail ── onSave(thing) ──▶ whoever made it
//:     delegate    detail ── didSave thing ──▶ its delegate
//:     model       detail ──▶ model ◀── list, when it appears again
//:
//: - Take a closure for one answer. It stands where the detail is made.
//: - Take a delegate (lesson 4, chapter 8) for several questions and answers.
//: - Take a shared model, an object of a class that both keep, if more than two
//:   screens show the same data.
//:
//: In all three ways the detail knows nothing of the list. This chapter runs
//: the first and the last.

//: ## A closure
//:
//: This detail calls the closure when a person presses the return key.

class RenameViewController: UIViewController, UITextFieldDelegate {
  var thing: Thing
  var onSave: (Thing) -> Void = { _ in }
  let field = UITextField(
    frame: CGRect(x: 20, y: 120, width: 280, height: 34))

  init(thing: Thing) {
    self.thing = thing
    super.init(nibName: nil, bundle: nil)
    title = thing.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.text = thing.name
    field.delegate = self
    view.addSubview(field)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    thing.name = textField.text ?? ""
    onSave(thing)
    navigationController?.popViewController(animated: true)
    return true
  }
}

//: The list makes the closure, and the detail keeps it. If the list kept the
//: detail, too, the three would keep each other alive. With `[weak self]` it is
//: right in both cases. `self.tableView` is the property of the list (chapter
//: 3).
//:
//: While the detail is there, things may be deleted or moved, and the row of
//: this thing gets another number. So the closure does not keep
//: `indexPath.row`, but looks for the `id` of the thing. `firstIndex(where:)`
//: gives the place of the first thing for which its closure returns true, or
//: nil.
//:
//: > On a device: The list lies below the detail, so its table is in no window.
//: > The console may warn that the table "was told to layout its visible
//: > cells and other contents without being in the view hierarchy". So in an
//: > app only change the array in the closure, and ask for the rows again in
//: > `viewWillAppear`, as below.

class ClosureListViewController: PictureListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    let detail = RenameViewController(thing: things[indexPath.row])
    detail.onSave = { [weak self] thing in
      guard let self,
        let row = things.firstIndex(where: { $0.id == thing.id })
      else { return }
      things[row] = thing
      self.tableView.reloadRows(
        at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
    navigationController?.pushViewController(detail, animated: true)
  }
}

//: ## A shared model
//:
//: Both controllers keep the model, so both see the same array. The detail gets
//: the model and its thing. Its `onSave` has the model replace the thing. The
//: closure needs no `weak`: the model keeps no controller.
//:
//: The list asks its table again each time it appears: in `viewWillAppear`, and
//: not in `viewDidLoad`, which is called only once.

final class ThingModel {
  var things: [Thing]

  init(things: [Thing]) {
    self.things = things
  }

  func replace(_ thing: Thing) {
    guard let row = things.firstIndex(where: { $0.id == thing.id })
    else { return }
    things[row] = thing
  }
}

final class ModelRenameViewController: RenameViewController {
  init(model: ThingModel, thing: Thing) {
    super.init(thing: thing)
    onSave = { changed in model.replace(changed) }
  }

  required init?(coder: NSCoder) { nil }
}

final class ModelListViewController: PictureListViewController {
  let model = ThingModel(things: ownedThings)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    things = model.things
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    let detail = ModelRenameViewController(
      model: model, thing: things[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}

//: The two runs below do the same: a person opens a thing, types another name
//: and presses return. The double tap selects the old name.

func rename(_ old: String, to new: String, on stage: Stage) {
  stage.staticTexts[old].tap()
  stage.clock.advance(by: 1)
  stage.textFields.firstMatch.doubleTap()
  stage.textFields.firstMatch.typeText(new + "\n")
  stage.clock.advance(by: 1)
}

func thereAndBack(on stage: Stage) {
  let list = ClosureListViewController()
  stage.present(UINavigationController(rootViewController: list))
  rename("Kettle", to: "Cauldron", on: stage)
  stage.show("Back in the list")

  stage.print(list.things[0].name)
  // Prints "Cauldron"

  //: ## Back by the model
  //:
  //: The list reads the model when it appears again.

  let shared = ModelListViewController()
  stage.present(UINavigationController(rootViewController: shared))
  rename("Tent", to: "Hut", on: stage)
  stage.show("The list has read the model again")

  stage.print(shared.things.map(\.name))
  // Prints "["Kettle", "Teapot", "Guitar", "Bicycle", "Hut"]"
}

//: ## Remember
//:
//: - Give a detail its data before it is pushed. It fills its views itself, in
//:   `viewDidLoad`.
//: - A structure is copied. A change comes back through a closure, a delegate,
//:   or a shared object.
//: - `viewDidLoad` is called once. What has to be fresh each time belongs in
//:   `viewWillAppear`.
//:
//: > Question: `detail.label.text = thing.name` stands before the push. `label`
//: > is an outlet, and the program stops. Why?
//: > Answer: The view of the detail is not loaded yet, so the outlet is nil.

//: ## Your turn
//:
//: Exercise 7 is Exercises/07-Tables/07-TellTheList.swift: a list of players
//: and a detail that counts points.
//:
//:     swift run course check TellTheList
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/using-delegates-to-customize-object-behavior>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>
