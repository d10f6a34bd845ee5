//: # Working, then better
//:
//: *Refactoring* is to arrange code anew without changing what it does. It
//: begins when the code works, goes in small steps, and after each step you
//: look whether everything is as it was. Here are three such steps.

import HeadlessUIKit
import Stage

//: ## How to see that nothing changed
//:
//: Two shelves are alike if their parts stand in the same places and say the
//: same words. This function writes both down, for all the subviews there are.

func look(of view: UIView) -> [String] {
  let words = (view as? UILabel)?.text ?? ""
  return ["\(view.frame) \(words)"] + view.subviews.flatMap(look(of:))
}

//: ## As it was first written
//:
//: One function does everything. The apps are dictionaries, and a dictionary
//: believes every key: write `"nmae"` once, and a name is missing without a
//: warning.

func firstDraft(_ apps: [[String: String]]) -> UIView {
  let shelf = UIView(frame: UIScreen.main.bounds)
  for (index, app) in apps.enumerated() {
    let cell = UIView(
      frame: Grid(columns: 3, rows: 4).frame(of: index, in: shelf.bounds))
    let picture = UIImageView(image: UIImage(named: app["icon"] ?? ""))
    picture.frame = CGRect(x: 12, y: 0, width: 56, height: 56)
    cell.addSubview(picture)
    let nameLabel = UILabel(
      frame: CGRect(x: 0, y: 56, width: 80, height: 16))
    nameLabel.text = app["name"]
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 12)
    cell.addSubview(nameLabel)
    let button = UIButton(type: .system)
    button.setTitle("Get", for: .normal)
    button.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    cell.addSubview(button)
    shelf.addSubview(cell)
  }
  return shelf
}

//: ## Step one: a model makes itself
//:
//: Turning a dictionary into an App is work about apps, so it moves to App.
//: Objective-C used a class method for it, `+appInfoWithDictionary:`; in Swift
//: it is an initializer. A misspelled key now has one place to hide in.

extension App {
  init?(dictionary: [String: String]) {
    guard let name = dictionary["name"], let icon = dictionary["icon"]
    else { return nil }
    self.init(name: name, icon: icon)
  }
}

//: ## Step two: a view fills itself
//:
//: Which word goes into which label is work about the cell: that is AppCell,
//: and twelve lines about its parts leave. What made a cell for an app was a
//: class method too, `+appViewWithAppInfo:`. It is `AppCell(app:)` here.

func secondDraft(_ apps: [App]) -> UIView {
  let shelf = UIView(frame: UIScreen.main.bounds)
  let grid = Grid(columns: 3, rows: 4)
  for (index, app) in apps.enumerated() {
    let cell = AppCell(app: app)
    cell.frame = grid.frame(of: index, in: shelf.bounds)
    shelf.addSubview(cell)
  }
  return shelf
}

//: ## Step three: put it where it belongs
//:
//: What is left is about shelves: which cells there are, and where they stand.
//: That is the AppShelfViewController of chapter 6. The order of these steps
//: was free; that each ended in something that works was not.

func workingThenBetter(on stage: Stage) throws {
  let dictionaries = try App.all().map {
    ["name": $0.name, "icon": $0.icon]
  }
  let first = firstDraft(dictionaries)
  stage.present(first)
  stage.show("As it was first written")

  let apps = dictionaries.compactMap(App.init(dictionary:))
  let second = secondDraft(apps)
  stage.present(second)
  stage.print(apps.count, look(of: second) == look(of: first))
  // Prints "12 true"

  let shelf = AppShelfViewController()
  shelf.apps = apps
  stage.present(shelf)
  stage.show("After three steps")
  stage.print(look(of: shelf.view) == look(of: first))
  // Prints "true"

  //: ## A step that was none
  //:
  //: Somebody tidies the cell and gives the name two points more room. It
  //: looks harmless, and it is not a refactoring: the comparison says so.

  let tidied = secondDraft(apps)
  let label = tidied.subviews[0].subviews.compactMap { $0 as? UILabel }[0]
  label.frame.size.height += 2
  stage.print(look(of: tidied) == look(of: first))
  // Prints "false"
}

//: ## Your turn
//:
//: The exercises of this lesson come with such comparisons: `swift test` runs
//: them after each of your steps.
