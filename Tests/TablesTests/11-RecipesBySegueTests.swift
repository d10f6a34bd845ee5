import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 11: RecipesBySegue", .exercise, .serialized)
struct RecipesBySegueTests {
  let stage = Stage()
  let navigation: UINavigationController?
  let recipes = [
    Recipe(name: "Pancakes", minutes: 25), Recipe(name: "Soup", minutes: 40),
    Recipe(name: "Salad", minutes: 10),
  ]

  init() {
    // The storyboard lies beside this suite: Resources/Recipes.storyboard.
    Device.current.bundle = .module
    navigation =
      UIStoryboard(name: "Recipes", bundle: nil).instantiateInitialViewController()
      as? UINavigationController
    list?.recipes = recipes
  }

  @Test(.todo(1))
  func `a tap shows the detail of its recipe, once`() throws {
    try open()
    for (name, minutes) in [("Soup", "40 minutes"), ("Pancakes", "25 minutes")] {
      try tap(name)

      #expect(
        stage.navigationBars[name].exists && stage.staticTexts[minutes].exists,
        "\(name) was tapped, and the detail does not show it. Give the detail its recipe in prepare."
      )
      #expect(
        navigation?.viewControllers.count == 2,
        "The segue of the cell pushes the detail already. Push and perform nothing yourself.")
      navigation?.popToRootViewController(animated: false)
    }
  }

  @Test(.todo(1))
  func `after a deletion a tap shows the right recipe`() throws {
    try open()
    try delete("Pancakes")

    try tap("Soup")

    #expect(
      stage.navigationBars["Soup"].exists && stage.staticTexts["40 minutes"].exists,
      "The row above was deleted. Ask the table in prepare which row the cell has now.")
  }

  @Test(.todo(1))
  func `the form knows the names that are taken`() throws {
    try open()
    try delete("Soup")

    let form = try openForm()

    #expect(
      form.takenNames == ["Pancakes", "Salad"],
      "The list has Pancakes and Salad when the form opens. The destination is a navigation controller, and the form is in it."
    )
  }

  @Test(.todo(2))
  func `a saved recipe is the last row`() throws {
    try open()
    for (name, minutes) in [("Tea", "5"), ("Bread", "90")] {
      try openForm()
      type(name, into: "Name")
      type(minutes, into: "Minutes")
      try tapSave()
    }

    let added = [Recipe(name: "Tea", minutes: 5), Recipe(name: "Bread", minutes: 90)]
    #expect(
      list?.recipes == recipes + added,
      "Tea and Bread were saved, in this order. Keep the recipe of the form, which is the source.")
    #expect(
      rows == ["Pancakes", "Soup", "Salad", "Tea", "Bread"],
      "The table does not show what was saved. Under a sheet the list does not appear again.")
  }

  @Test(.todo(2))
  func `Cancel ends the form and changes nothing`() throws {
    try open()
    for name in ["", "Soup", "Tea"] {
      try openForm()
      type(name, into: "Name")

      try tapCancel(when: "The name was \"\(name)\"")

      #expect(
        list?.recipes == recipes && rows == recipes.map(\.name),
        "The person cancelled, and the list has changed. The segue of Save has the identifier save."
      )
    }
  }

  @Test(.todo(2))
  func `a form that was left is freed`() throws {
    try open()
    for isSaved in [true, false] {
      weak let form = try openForm()
      type("Tea \(isSaved)", into: "Name")

      if isSaved { try tapSave() } else { try tapCancel(when: "A name was typed") }

      #expect(
        form == nil,
        "The form was left by \(isSaved ? "Save" : "Cancel"), and is still there. A property or a closure of the list keeps it: keep the recipe, and not the form."
      )
    }
  }

  @Test(.todo(3))
  func `an empty name cannot be saved`() throws {
    try open()
    try openForm()
    for name in ["", "  "] {
      type(name, into: "Name")
      tapSaveIfEnabled()

      #expect(
        isFormOpen && list?.recipes == recipes,
        "The name was \"\(name)\", and Save was performed. Answer false in shouldPerformSegue.")
    }

    try #require(isFormOpen, .needed("The name is empty, and the form has to stay first."))
    type("Tea", into: "Name")
    try tapSave()
    #expect(list?.recipes.last?.name == "Tea", "The name is a new one now. Save it without spaces.")
  }

  @Test(.todo(3))
  func `a name that is taken cannot be saved`() throws {
    try open()
    try openForm()
    type("Tea", into: "Name")
    try tapSave()

    for (name, rest) in [("Soup", " of peas"), (" Tea ", "time")] {
      let form = try openForm()
      try #require(
        form.takenNames.contains("Soup"), .needed("takenNames of the form has to have Soup first."))
      type(name, into: "Name")
      tapSaveIfEnabled()
      #expect(
        isFormOpen,
        "The name was \"\(name)\", and the list has it. Compare the name without spaces at its ends."
      )
      guard isFormOpen else { continue }
      type(rest, into: "Name")
      tapSaveIfEnabled()
      try #require(!isFormOpen, "A name that begins as another one does is a new name.")
    }

    #expect(
      rows == ["Pancakes", "Soup", "Salad", "Tea", "Soup of peas", "Tea time"],
      "Soup and Tea are there once, and the new names come last.")
  }

  // MARK: - What a person does

  private var list: RecipeListViewController? {
    navigation?.viewControllers.first as? RecipeListViewController
  }

  /// The names in sight, from top to bottom.
  private var rows: [String] { list?.tableView.firstTexts ?? [] }

  private var isFormOpen: Bool { stage.navigationBars["New recipe"].exists }

  private func open() throws {
    stage.present(try #require(navigation, "Recipes.storyboard begins with another controller."))
    try #require(
      rows == recipes.map(\.name), "The list shows the names of its recipes, as it came.")
  }

  private func tap(_ name: String) throws {
    try #require(stage.cells[name].exists, "There is no row \(name).")
    stage.cells[name].tap()
    stage.clock.advance(by: 1)
  }

  private func delete(_ name: String) throws {
    stage.cells[name].swipeLeft()
    try #require(
      stage.buttons["Delete"].exists, "A swipe shows no Delete. Leave commit as it is.")
    stage.buttons["Delete"].tap()
    stage.clock.advance(by: 1)
  }

  @discardableResult private func openForm() throws -> RecipeFormViewController {
    stage.navigationBars.buttons["Add"].tap()
    stage.clock.advance(by: 1)
    let presented = list?.presentedViewController as? UINavigationController
    return try #require(
      presented?.topViewController as? RecipeFormViewController,
      "Add was tapped, and the form did not come. Its segue presents it: do nothing yourself.")
  }

  private func type(_ text: String, into placeholder: String) {
    stage.textFields[placeholder].tap()
    stage.typeText(text)
    stage.clock.advance(by: 1)
  }

  private func tapSave() throws {
    let save = stage.navigationBars.buttons["Save"]
    try #require(save.isEnabled, "The name is a new one, and Save cannot be tapped.")
    save.tap()
    stage.clock.advance(by: 1)
    try #require(
      !isFormOpen,
      "A new name was saved, and the form is still there. The list has the action leaveForm:, with the colon."
    )
  }

  private func tapSaveIfEnabled() {
    let save = stage.navigationBars.buttons["Save"]
    if save.isEnabled { save.tap() }
    stage.clock.advance(by: 1)
  }

  private func tapCancel(when situation: String) throws {
    stage.navigationBars.buttons["Cancel"].tap()
    stage.clock.advance(by: 1)
    try #require(
      !isFormOpen,
      "\(situation), Cancel was tapped, and the form is still there. Cancel unwinds to leaveForm:, whatever was typed."
    )
  }
}

extension RecipesBySegueTests: ExerciseScene {
  static let advice = "Tap a recipe, go back, and add one. Then try to add Soup, and to cancel."

  var opening: SceneOpening {
    if let navigation { stage.present(navigation) }
    return .phone(stage)
  }
}
