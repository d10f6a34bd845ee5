// # Exercise 11: Recipes by segue
//
// A storyboard has a list of recipes, the detail of one, and a form for a new one. You write what
// their classes do about its segues:
//
//     navigation ─ root ▶ list ── showRecipe ──▶ detail                  a tap on a row
//                          │
//                          └── addRecipe ──▶ navigation ─ root ▶ form    Add
//                               list ◀── save, cancel (unwind) ───┘      Save, Cancel
//
// `showRecipe`, `addRecipe`, `save` and `cancel` are the identifiers of the segues.
//
// - A tap on a row shows the detail of its recipe, one detail and not two, also after rows above
//   were deleted.
// - When the form opens, its `takenNames` are the names that are in the list then.
// - Both unwind segues have the action `leaveForm:`, and the list is the controller that has it.
//   Save and Cancel end the form. What was saved is the last recipe of the list, and its last
//   row. Cancel changes nothing. A form that was left is freed: it does not stay in memory.
// - While the name is empty or a taken one, Save does nothing, and the form stays. Spaces at both
//   ends of a name count for nothing: `recipe` has it without them. Cancel ends the form then, too.
//
// The outlets are connected. What is `keys` here is `@IBOutlet` on a device, and what is `actions`
// is `@IBAction`.
//
//     swift run course check RecipesBySegue

import HeadlessUIKit

/// Something to cook; no two of a list have the same name.
struct Recipe: Equatable {
  var name: String
  var minutes: Int
}

/// The detail of a recipe, drawn with a label.
final class RecipeViewController: UIViewController {
  private(set) weak var minutesLabel: UILabel?

  /// What the detail shows, set before its view is loaded.
  var recipe: Recipe?

  override class var keys: Keys {
    ["minutesLabel": \RecipeViewController.minutesLabel]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe?.name
    minutesLabel?.text = recipe.map { "\($0.minutes) minutes" }
  }
}

/// The list, drawn with a prototype cell.
final class RecipeListViewController: UITableViewController {
  var recipes: [Recipe] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = recipes[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    recipes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showRecipe":
      guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)
      else { return }
      let detail = segue.destination as? RecipeViewController
      detail?.recipe = recipes[path.row]
    case "addRecipe":
      // The segue leads to the navigation controller, and the form is in it.
      let navigation = segue.destination as? UINavigationController
      let form = navigation?.topViewController as? RecipeFormViewController
      form?.takenNames = recipes.map(\.name)
    default: break
    }
  }

  override class var actions: [Selector: IBAction] {
    ["leaveForm:": IBAction(RecipeListViewController.leaveForm)]
  }

  // Both buttons of the form come here. Under a sheet the list does not appear again.
  func leaveForm(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "save", let form = segue.source as? RecipeFormViewController
    else { return }
    recipes.append(form.recipe)
    tableView.reloadData()
  }
}

/// The form for a new recipe, drawn with two fields.
final class RecipeFormViewController: UIViewController {
  private(set) weak var nameField: UITextField?
  private(set) weak var minutesField: UITextField?

  /// The names that a new recipe cannot have.
  var takenNames: [String] = []

  override class var keys: Keys {
    [
      "nameField": \RecipeFormViewController.nameField,
      "minutesField": \RecipeFormViewController.minutesField,
    ]
  }

  /// What the fields say, without spaces at both ends of the name.
  var recipe: Recipe {
    Recipe(
      name: (nameField?.text ?? "").trimmingCharacters(in: .whitespaces),
      minutes: Int(minutesField?.text ?? "") ?? 0)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == "save" else { return true }
    return !recipe.name.isEmpty && !takenNames.contains(recipe.name)
  }
}
