//: # Passing data there and back
//:
//: After this chapter you can give a detail what it shows, and get back what a
//: person changed there, in three ways.

import HeadlessUIKit
import Stage

//: ## There: at the latest before the push
//:
//: The list knows the thing, and the detail shows it. The list gives it to the
//: initializer, as in chapter 7, or sets a property before the push. Do not set
//: the text of the detail's labels from the list. The view of a controller is
//: loaded when it is needed for the first time, and that is in the push. Before
//: that, labels that are outlets are nil, and what `viewDidLoad` sets would
//: replace your text. Give the data, and let the detail fill its own views.
//:
//: A `Thing` is a structure, so the detail gets a copy. What it changes does
//: not reach the list. That is the problem of this chapter.
//:
//: ## Back: three ways
//:
//:     closure     detail ── onSave(thing) ──▶ whoever made it
//:     delegate    detail ── didSave thing ──▶ its delegate
//:     model       detail ──▶ model ◀── list, when it appears again
//:
//: - A closure is short, and stands where the detail is made. It is good
//:   for one answer.
//: - A delegate (lesson 4) is good for several questions and answers.
//: - A shared model is an object of a class that both keep. It is good if
//:   more than two screens show the same data.
//:
//: In all three ways the detail knows nothing of the list. It does not look
//: for it in `navigationController?.viewControllers` and call its methods: then
//: it could be used in one place only.

//: ## A closure
//:
//: This detail has a text field. The closure is called when a person presses
//: the return key.

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

//: The list makes the closure, and the detail keeps it. If the closure kept the
//: list and the list kept the detail in a property, the three would keep each
//: other alive: a retain cycle (lesson 1). Here the list keeps no detail. With
//: `[weak self]` it is right in both cases. `reloadRows` asks for the cell of
//: the row again. `self.tableView` is the property of the list, and `tableView`
//: would be the argument of the method (chapter 3).
//:
//: > On a device: The list lies below the detail when its row is asked for
//: > again, so its table is in no window. The console may warn once that the
//: > table "was told to layout its visible cells and other contents without
//: > being in the view hierarchy". Nothing is wrong on the screen. If you do
//: > not want the warning, only change the array in the closure, and ask for
//: > the rows again in `viewWillAppear`.

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
      guard let self else { return }
      things[indexPath.row] = thing
      self.tableView.reloadRows(at: [indexPath], with: .automatic)
    }
    navigationController?.pushViewController(detail, animated: true)
  }
}

//: ## A delegate
//:
//: The protocol says what the detail tells. The property `delegate` is weak,
//: and the sender is the first argument, as in lesson 4. The list is the
//: delegate. It remembers which row it has opened.

protocol RenameDelegate: AnyObject {
  func rename(
    _ controller: DelegatingRenameViewController, didSave thing: Thing)
}

final class DelegatingRenameViewController: RenameViewController {
  weak var delegate: (any RenameDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { [weak self] thing in
      guard let self else { return }
      delegate?.rename(self, didSave: thing)
    }
  }
}

final class DelegatingListViewController: PictureListViewController,
  RenameDelegate
{
  private var opened: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    opened = indexPath
    let detail = DelegatingRenameViewController(
      thing: things[indexPath.row])
    detail.delegate = self
    navigationController?.pushViewController(detail, animated: true)
  }

  func rename(
    _ controller: DelegatingRenameViewController, didSave thing: Thing
  ) {
    guard let opened else { return }
    things[opened.row] = thing
    tableView.reloadRows(at: [opened], with: .automatic)
  }
}

//: ## A shared model
//:
//: The model is an object of a class. Both controllers keep it, so both see the
//: same array. (A structure would be copied, and each controller would have an
//: array of its own.) The detail gets the model and the number of its thing.
//: Its `onSave`, from the first part of this chapter, writes into the model.
//: The list asks its table again each time it appears: in `viewWillAppear`, and
//: not in `viewDidLoad`, which is called only once.
//:
//: The number is right as long as nobody deletes a thing while the detail is
//: there. Otherwise give each thing an identifier of its own, such as the
//: number `id`, and look for that: `things.firstIndex(where: { $0.id == id })`
//: gives the place of the first thing for which the closure returns true, or
//: nil.
//:
//: The closure in the detail below keeps the model. It needs no `weak`: the
//: model keeps no controller, so there is no cycle.

final class ThingModel {
  var things: [Thing]

  init(things: [Thing]) {
    self.things = things
  }
}

final class ModelRenameViewController: RenameViewController {
  init(model: ThingModel, index: Int) {
    super.init(thing: model.things[index])
    onSave = { changed in model.things[index] = changed }
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
      model: model, index: indexPath.row)
    navigationController?.pushViewController(detail, animated: true)
  }
}

//: The three runs below do the same: a person opens a thing, types another name
//: and presses return. The double tap selects the old name, so that the new one
//: takes its place.

func rename(_ old: String, to new: String, on stage: Stage) {
  stage.staticTexts[old].tap()
  stage.clock.advance(by: 1)
  stage.textFields.firstMatch.doubleTap()
  stage.textFields.firstMatch.typeText(new + "\n")
  stage.clock.advance(by: 1)
}

func thereAndBack(on stage: Stage) {
  //: ## Back by a closure
  //:
  //: The kettle gets another name.

  let list = ClosureListViewController()
  stage.present(UINavigationController(rootViewController: list))
  rename("Kettle", to: "Cauldron", on: stage)
  stage.show("Back in the list")

  stage.print(list.things[0].name)
  // Prints "Cauldron"

  //: ## A copy does not come back by itself
  //:
  //: Without the closure nothing reaches the list. The detail has changed its
  //: own copy.

  let detail = RenameViewController(thing: list.things[1])
  detail.thing.name = "Blue teapot"
  stage.print(list.things[1].name)
  // Prints "Teapot"

  //: ## Back by a delegate
  //:
  //: The detail tells its delegate, and the list changes the row it has opened.

  let delegating = DelegatingListViewController()
  stage.present(UINavigationController(rootViewController: delegating))
  rename("Guitar", to: "Lute", on: stage)
  stage.print(delegating.things.map(\.name))
  // Prints "["Kettle", "Teapot", "Lute", "Bicycle", "Tent"]"

  //: ## Back by the model
  //:
  //: The detail writes into the model. The list reads it when it appears again.

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
//: - `viewDidLoad` is called once. What has to be fresh each time belongs into
//:   `viewWillAppear`.
//:
//: > Question: `detail.label.text = thing.name` stands before the push. `label`
//: > is an outlet, and the program stops. Why?
//: > Answer: The view of the detail is not loaded yet, so the outlet is nil.
//: > Set a property of the detail, and let its `viewDidLoad` fill the label.
//:
//: > Question: The list reloads its table in `viewDidLoad`, and after a detail
//: > it still shows the old name. Why?
//: > Answer: The list was never away, it lay below the detail. `viewDidLoad` is
//: > not called again, but `viewWillAppear` is.

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
