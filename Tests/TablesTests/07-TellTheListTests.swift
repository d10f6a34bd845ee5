import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 7: TellTheList", .exercise, .serialized)
struct TellTheListTests {
  let stage = Stage()
  let list = PlayerListViewController()
  let ada = Player(id: 7, name: "Ada", points: 3)

  init() {
    list.players = [ada, Player(id: 9, name: "Ben", points: 0)]
  }

  @Test(.todo(1))
  func `the detail shows its player`() {
    let detail = PlayerViewController(player: ada)
    stage.present(UINavigationController(rootViewController: detail))

    #expect(
      stage.navigationBars["Ada"].exists, "The bar shows the title of the controller. Set it.")
    #expect(detail.pointsLabel.text == "3 points", "The label says 3 points. Fill it.")
  }

  @Test(.todo(2))
  func `a point is added and told`() {
    let detail = PlayerViewController(player: ada)
    var told: [Player] = []
    detail.onChange = { told.append($0) }
    stage.present(detail)

    detail.addPoint()
    detail.addPoint()

    #expect(detail.player.points == 5, "Two points were added to three. Change the player.")
    #expect(
      detail.pointsLabel.text == "5 points", "The label still says other points. Fill it again.")
    #expect(
      told.map(\.points) == [4, 5],
      "Each change is told once, with the player as he or she is then. Change the player first.")
  }

  @Test(.todo(2))
  func `the button adds a point`() throws {
    let detail = PlayerViewController(player: ada)
    stage.present(detail)

    stage.buttons["Add a point"].tap()

    #expect(
      detail.player.points == 4,
      "The button was pressed once. Give it an action that calls addPoint.")
  }

  @Test(.todo(3))
  func `a tap pushes the detail of its player`() throws {
    let stack = present()

    stage.staticTexts["Ben"].tap()
    stage.clock.advance(by: 1)

    let detail = try #require(
      stack.topViewController as? PlayerViewController,
      "Row 1 was tapped. Push a detail onto the navigation controller.")
    #expect(
      detail.player.name == "Ben", "Row 1 is Ben. Take the player of the row that was tapped.")
    #expect(stack.viewControllers.count == 2, "One detail is pushed for one tap.")
  }

  @Test(.todo(3))
  func `a detail that was left is freed`() throws {
    let stack = present()
    stage.staticTexts["Ada"].tap()
    stage.clock.advance(by: 1)
    weak let detail = stack.topViewController as? PlayerViewController
    try #require(detail != nil, .needed("Push the detail first."))

    stage.navigationBars.buttons["Players"].tap()
    stage.clock.advance(by: 1)

    #expect(
      detail == nil,
      "The detail is gone from the stack and still there. Its button keeps it: write [weak self].")
  }

  @Test(.todo(4))
  func `the list shows the new points when the person is back`() throws {
    let stack = present()
    try add(2, to: "Ada", on: stack)

    #expect(
      list.players.map(\.points) == [5, 0],
      "Two points were added to Ada in the detail. The list takes the player that it is told.")
    #expect(
      list.tableView.texts(0) == ["Ada", "5 points"],
      "The row still shows the old points. Have it asked for again.")
    #expect(list.tableView.texts(1) == ["Ben", "0 points"], "Ben got no point.")

    stage.staticTexts["Ada"].tap()
    stage.clock.advance(by: 1)
    let again = (stack.topViewController as? PlayerViewController)?.player.points
    #expect(
      again == 5,
      "Ada has 5 points, and her detail was opened a second time. Make it with the player that the list has at the tap."
    )
  }

  @Test(.todo(4))
  func `the list has the points at once`() throws {
    let stack = present()
    stage.staticTexts["Ada"].tap()
    stage.clock.advance(by: 1)
    let detail = try #require(
      stack.topViewController as? PlayerViewController, .needed("Push the detail first."))

    detail.addPoint()

    #expect(
      list.players[0].points == 4,
      "The list learns of a point only later. Let the detail tell it: set onChange before the push."
    )
  }

  @Test(.todo(4))
  func `the right player gets the points when another came above`() throws {
    let stack = present()
    stage.staticTexts["Ben"].tap()
    stage.clock.advance(by: 1)
    let detail = try #require(
      stack.topViewController as? PlayerViewController, .needed("Push the detail first."))
    list.players.insert(Player(id: 30, name: "Ben", points: 8), at: 0)
    list.tableView.reloadData()

    detail.addPoint()

    #expect(
      list.players.map(\.points) == [8, 3, 1],
      "Another Ben came above, so the first one has another row now. Find him by his id.")
    stack.popViewController(animated: false)
    #expect(list.tableView.texts(2) == ["Ben", "1 points"], "The row of Ben shows his point.")
  }

  @Test(.todo(4))
  func `a player who is gone changes nothing`() async throws {
    try await #require(
      processExitsWith: .success,
      "The player is not in the list any more. Look for the player before you replace one."
    ) {
      await MainActor.run {
        let list = PlayerListViewController()
        list.players = [Player(id: 1, name: "Ada", points: 0)]
        list.loadViewIfNeeded()
        list.update(Player(id: 2, name: "Ben", points: 5))
        list.update(Player(id: 1, name: "Ada", points: 2))
        #expect(
          list.players == [Player(id: 1, name: "Ada", points: 2)],
          "Ada has 2 points now, and Ben is not in the list. Replace the player of the same id, and add none."
        )
      }
    }
  }

  private func present() -> UINavigationController {
    let stack = UINavigationController(rootViewController: list)
    stage.present(stack)
    return stack
  }

  /// Opens a player, presses the button, and goes back.
  private func add(_ points: Int, to name: String, on stack: UINavigationController) throws {
    stage.staticTexts[name].tap()
    stage.clock.advance(by: 1)
    try #require(stack.topViewController is PlayerViewController, .needed("Push the detail first."))
    for _ in 0..<points { stage.buttons["Add a point"].tap() }
    stage.navigationBars.buttons["Players"].tap()
    stage.clock.advance(by: 1)
    try #require(stack.viewControllers.count == 1, .needed("The list is to be seen again first."))
  }
}

extension TellTheListTests: ExerciseScene {
  static let advice = "Open a player, add some points, and go back to the list."

  var opening: SceneOpening {
    stage.present(UINavigationController(rootViewController: list))
    return .phone(stage)
  }
}
