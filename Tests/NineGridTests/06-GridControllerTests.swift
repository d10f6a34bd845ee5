import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 6: GridController", .exercise, .serialized)
struct GridControllerTests {
  let stage = Stage()
  let controller = NameGridViewController()

  @Test(.todo(1))
  func `every name has its cell`() {
    controller.names = ["Chess", "Maps", "Mail"]

    #expect(
      controller.cells.map(\.text) == ["Chess", "Maps", "Mail"],
      "Make a cell for each name when the names are assigned.")

    controller.names = ["Piano"]

    #expect(
      controller.cells.map(\.text) == ["Piano"],
      "Other names were assigned before the screen opened. Leave no old cell.")

    let many = [
      "Mail", "Maps", "Mail", "Chess", "Zoo", "Golf", "Tea", "Bus", "Bank", "Sun", "Bird", "Mail",
    ]
    controller.names = many
    #expect(
      controller.cells.map(\.text) == many,
      "There are twelve names, and one is there three times. Make a cell for each, in their order.")
  }

  @Test(.todo(1))
  func `names given early do not load the view`() throws {
    controller.names = ["Chess", "Maps"]
    try #require(
      controller.cells.count == 2,
      .needed(
        "There are 2 names, and `cells` has \(controller.cells.count). It has to have one for each first."
      )
    )

    #expect(
      !controller.isViewLoaded,
      "Nobody has opened the screen. Ask `viewIfLoaded`, which does not load it.")
  }

  @Test(.todo(1))
  func `other names take the place of the old ones`() throws {
    controller.names = ["Chess", "Maps", "Mail"]
    stage.present(controller)
    try #require(
      controller.cells.count == 3,
      .needed(
        "There are 3 names, and `cells` has \(controller.cells.count). It has to have one for each first."
      )
    )
    // Cells may lie in other views, which an answer may make anew with them.
    let otherViews = controller.view.descendants(of: UIView.self).count - shown.count

    controller.names = ["Piano", "Radio"]
    stage.clock.advance(by: 0.1)

    #expect(
      shown == controller.cells && controller.cells.count == 2,
      "The view has \(shown.count) cells for 2 names. Old ones leave, new ones come."
    )

    controller.names = ["Mail", "Notes"]
    #expect(
      controller.cells.map(\.text) == ["Mail", "Notes"],
      "There are as many names as before, and they are other names. Make new cells for them.")

    controller.names = []
    stage.clock.advance(by: 0.1)

    let counts = [controller.cells.count, shown.count]
    #expect(counts == [0, 0], "There are no names any more, and so there are no cells.")
    #expect(
      controller.view.descendants(of: UIView.self).count - shown.count <= otherViews,
      "Old views of the screen are still there. Remove what you add.")
  }

  @Test(.todo(2))
  func `a screen that opens shows the cells there are`() throws {
    controller.names = ["Chess", "Maps", "Mail"]
    try #require(
      controller.cells.count == 3,
      .needed(
        "There are 3 names, and `cells` has \(controller.cells.count). It has to have one for each first."
      )
    )

    stage.present(controller)

    #expect(
      shown == controller.cells,
      Comment(
        "The cells were made before there was a view. Add them when it is loaded.",
        showing: controller.view))
  }

  @Test(.todo(3))
  func `cells stand in the grid`() throws {
    try open(["Chess", "Maps", "Mail", "Maps"])

    let places = try placesOfCells()
    #expect(
      places.map(\.origin) == [
        CGPoint(x: 20, y: 16), CGPoint(x: 120, y: 16), CGPoint(x: 220, y: 16),
        CGPoint(x: 20, y: 122),
      ],
      Comment(
        "Give each cell the frame of its number in the bounds of the view.",
        showing: controller.view))
  }

  @Test(.todo(3))
  func `a turned phone places the cells anew`() throws {
    try open(["Chess", "Maps", "Mail"])
    try #require(
      controller.cells[0].frame.width == 80,
      .needed(
        "The first cell lies in \(controller.cells[0].frame.numbers). It has to be 80 points wide first."
      )
    )

    stage.rotate(to: .landscapeLeft)

    let places = try placesOfCells()
    #expect(
      places.map(\.minX) == [82, 244, 406],
      Comment(
        "The view is 568 points wide now. Place the cells each time it was laid out.",
        showing: controller.view))
  }

  @Test(.todo(3))
  func `cells that come later are placed`() throws {
    try open(["Chess"])
    try #require(
      controller.cells[0].frame.width == 80,
      .needed(
        "The first cell lies in \(controller.cells[0].frame.numbers). It has to be 80 points wide first."
      )
    )

    controller.names = ["Chess", "Maps"]
    stage.clock.advance(by: 0.1)

    let places = try placesOfCells()
    #expect(
      places.map(\.minX) == [20, 120],
      Comment(
        "A view that gets a subview is laid out. Place the cells there, all of them.",
        showing: controller.view))
  }

  @Test(.todo(3))
  func `a view that lies elsewhere keeps its cells inside`() throws {
    let screen = UIView(frame: UIScreen.main.bounds)
    controller.names = ["Chess"]
    controller.view.frame = CGRect(x: 40, y: 200, width: 280, height: 300)
    screen.addSubview(controller.view)
    stage.present(screen)
    controller.viewDidLayoutSubviews()

    let places = try placesOfCells()
    #expect(
      places.map(\.origin) == [CGPoint(x: 10, y: 16)],
      Comment(
        "Subviews count from inside their view. Use `bounds`, whose origin is zero.",
        showing: screen))
  }

  @Test(.todo(3))
  func `being laid out again adds nothing`() throws {
    try open(["Chess", "Maps"])
    try #require(
      controller.cells[0].frame.width == 80,
      .needed(
        "The first cell lies in \(controller.cells[0].frame.numbers). It has to be 80 points wide first."
      )
    )

    for _ in 0..<3 {
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }

    #expect(
      shown.count == 2,
      Comment(
        "A view is laid out many times. Place there, and build somewhere else.",
        showing: controller.view))
  }

  private func open(_ names: [String]) throws {
    controller.names = names
    stage.present(controller)
    try #require(
      controller.cells.count == names.count && shown.count == names.count,
      .needed(
        "There are \(names.count) names. `cells` has \(controller.cells.count), and the view shows \(shown.count). It has to be one for each first."
      )
    )
  }

  /// The labels in the view, directly or in a view of their own.
  private var shown: [UILabel] { controller.view.descendants(of: UILabel.self) }

  /// Where the cells stand in the view, also if they lie in a view of their own.
  private func placesOfCells() throws -> [CGRect] {
    try #require(
      controller.cells.allSatisfy { $0.isDescendant(of: controller.view) },
      .needed("A cell is not in the view. Add all cells to it first."))
    return controller.cells.map { $0.convert($0.bounds, to: controller.view) }
  }
}

extension GridControllerTests: ExerciseScene {
  static let advice = "Seven names in three columns. Press r to turn the phone."

  var opening: SceneOpening {
    controller.names = ["Chess", "Maps"]
    stage.present(controller)
    controller.names = ["Chess", "Maps", "Mail", "Piano", "Radio", "Notes", "Timer"]
    return .phone(stage, keeping: controller)
  }
}
