//: # A button in the bar that adds a row
//:
//: After this chapter you can put a button into the navigation bar, ask for a
//: name with an alert, and add a row.

import HeadlessUIKit
import Stage

//: ## Buttons of the bar
//:
//: Each controller has bar button items (lesson 2) in its `navigationItem`:
//: `rightBarButtonItem` and `leftBarButtonItem`. `UIBarButtonItem(systemItem:
//: .add, primaryAction:)` makes the button with the plus sign. VoiceOver reads
//: it as "Add".
//:
//: ## An alert asks for a name
//:
//: An **alert** (`UIAlertController`) lies in the middle of the screen and asks
//: something. It is **modal**: nothing else can be touched until it is
//: answered. You add the answers, and present it, as any controller. Each
//: answer is a `UIAlertAction` with a closure, its **handler**. The alert goes
//: away by itself when a person chooses an answer.
//:
//: `addTextField` puts a text field into it. The handler reads the text when
//: Save is chosen: when the alert is made, nobody has typed anything yet.
//:
//:     ┌─────────────────────────┐
//:     │       New thing         │  title
//:     │ [ Name                ] │  addTextField
//:     ├────────────┬────────────┤
//:     │   Cancel   │    Save    │  addAction
//:     └────────────┴────────────┘
//:
//: Without the answer Cancel a person who tapped by mistake cannot get out.
//:
//: An empty name makes an empty row, and so does a name of spaces. This
//: function takes the spaces at both ends away. Save is disabled while nothing
//: is left.

func trimmed(_ text: String?) -> String {
  (text ?? "").trimmingCharacters(in: .whitespaces)
}

//: Each object in these lines keeps the next one. So no closure may keep what
//: stands before it (chapter 3). Both begin with `weak`:
//:
//:     list ──▶ alert ─┬──▶ answer Save ──▶ handler, a closure
//:                     └──▶ field ──▶ action ──▶ its closure

class AddingListViewController: UITableViewController {
  var names = ["Kettle", "Guitar"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "thing")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.askForName() })
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  private func askForName() {
    let alert = UIAlertController(
      title: "New thing", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) {
      [weak self, weak alert] _ in
      self?.add(trimmed(alert?.textFields?.first?.text))
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(
        UIAction { [weak field, weak save] _ in
          save?.isEnabled = !trimmed(field?.text).isEmpty
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    present(alert, animated: true)
  }

  //: ## Data first, then the table
  //:
  //: The array gets the name, and then the table is told where a row came.
  //: `insertRows(at:with:)` asks for the cell of the new row only.
  //: `scrollToRow` brings the row into sight.

  func add(_ name: String) {
    names.append(name)
    let path = IndexPath(row: names.count - 1, section: 0)
    tableView.insertRows(at: [path], with: .automatic)
    tableView.scrollToRow(at: path, at: .none, animated: true)
  }
}

func addingARow(on stage: Stage) {
  //: ## A new thing
  //:
  //: The keyboard comes with the alert, because an alert makes its first field
  //: the first responder.

  let list = AddingListViewController()
  stage.present(UINavigationController(rootViewController: list))
  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.show("The alert asks for a name")

  stage.print(stage.buttons["Save"].isEnabled)
  // Prints "false"

  //: ## Typed and saved
  //:
  //: With the first letter Save can be chosen.

  stage.textFields.firstMatch.typeText("Lamp")
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The lamp is in the list")

  stage.print(list.names)
  // Prints "["Kettle", "Guitar", "Lamp"]"

  //: ## Cancelled
  //:
  //: The answer Cancel has no handler. The alert goes, and nothing else
  //: happens.

  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.textFields.firstMatch.typeText("Nothing")
  stage.buttons["Cancel"].tap()
  stage.clock.advance(by: 1)
  stage.print(list.names.count, list.presentedViewController == nil)
  // Prints "3 true"

  //: ## An alert without a window
  //:
  //: An alert is presented over a controller that is on the screen. In
  //: `viewDidLoad` it is not there yet: the console says so, and no alert
  //: comes. Present it in `viewDidAppear`.

  let alert = UIAlertController(
    title: "Hello", message: nil, preferredStyle: .alert)
  AddingListViewController().present(alert, animated: false)
  stage.print(alert.presentingViewController == nil)
  // Prints "true"
}

//: ## Remember
//:
//: - Set `navigationItem.rightBarButtonItem` of the controller, not of the
//:   navigation controller: that is not on its own stack.
//: - Read the text of a field in the handler of the answer.
//: - Give each alert an answer that changes nothing.
//: - Change the data first, then call `insertRows`.
//:
//: > Question: `let name = alert.textFields?.first?.text` stands below
//: > `present(alert, animated: true)`, and `name` is always empty. Why?
//: > Answer: `present` does not wait for the person. The text is there when the
//: > handler is called.

//: ## Your turn
//:
//: Exercise 8 is Exercises/07-Tables/08-AddByAlert.swift: a shopping list that
//: takes no thing twice.
//:
//:     swift run course check AddByAlert
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uialertcontroller>
//: - <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
//: - <https://developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)>
