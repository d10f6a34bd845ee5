//: # Passing data there and back
//:
//: After this chapter you can give a detail what it shows, and get back what a
//: person changed there, in three ways.

import HeadlessUIKit
import Stage

//: ## There: at the latest before the push
//:
//: The list knows the thing, and the detail shows it. The list gives it to the
//: initializer, as in chapter 7, or sets a property before the push. Do not
//: touch the labels of the detail from the list: they are made in
//: `viewDidLoad`, which is called when the view is needed for the first time.
//: Before that they may be nil, if they are outlets. Give the data, and let the
//: detail fill its own views.
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

//: The list makes the closure. `[weak self]` matters (lesson 4): the list keeps
//: the navigation controller's stack alive only as long as it is shown, but a
//: closure that keeps the list is a circle as soon as the list keeps the
//: detail. The row is asked for again, and not the whole table.

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
//: The protocol says what the detail tells. The property is weak, and the
//: sender is the first argument, as in lesson 4.

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

//: ## A shared model
//:
//: The model is an object of a class. Both controllers keep it, so both see the
//: same array. The list asks its table again each time it appears: in
//: `viewWillAppear`, and not in `viewDidLoad`, which is called only once.

final class ThingModel {
  var things: [Thing]

  init(things: [Thing]) {
    self.things = things
  }
}

final class ModelListViewController: PictureListViewController {
  let model = ThingModel(things: ownedThings)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    things = model.things
    tableView.reloadData()
  }
}

func thereAndBack(on stage: Stage) {
  //: ## The way there, and a change
  //:
  //: A person opens the kettle and gives it another name.

  let list = ClosureListViewController()
  let navigation = UINavigationController(rootViewController: list)
  stage.present(navigation)
  stage.staticTexts["Kettle"].tap()
  stage.clock.advance(by: 1)
  stage.textFields.firstMatch.doubleTap()
  stage.textFields.firstMatch.typeText("Old kettle\n")
  stage.clock.advance(by: 1)
  stage.show("Back in the list")

  stage.print(list.things[0].name)
  // Prints "Old kettle"

  //: ## A copy does not come back by itself
  //:
  //: Without the closure nothing reaches the list. The detail has changed its
  //: own copy.

  let detail = RenameViewController(thing: list.things[1])
  detail.thing.name = "Blue teapot"
  stage.print(list.things[1].name)
  // Prints "Teapot"

  //: ## The model, shared
  //:
  //: Somebody changes the model while the detail is shown. The list learns of
  //: it when it appears again.

  let shared = ModelListViewController()
  let other = UINavigationController(rootViewController: shared)
  stage.present(other)
  other.pushViewController(UIViewController(), animated: false)
  shared.model.things[1].name = "Blue teapot"
  other.popViewController(animated: false)
  stage.print(shared.things[1].name)
  // Prints "Blue teapot"
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
