import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 10: AppShelf", .exercise, .serialized)
struct AppShelfTests {
  let stage = Stage()
  let shelf = AppShelfViewController()
  let names = [
    "Chess", "Piano", "Maps", "Mail", "Radio", "Notes", "Timer", "Paint", "Photo", "Dates", "Sun",
    "North", "Books", "News", "Golf", "Tea", "Bus", "Bank", "Bird", "Zoo",
  ]

  init() {
    Device.current.bundle = .module
  }

  @Test(.todo(1))
  func `each app has its picture, its name and a button`() throws {
    shelf.apps = apps(5)
    stage.present(shelf)

    #expect(
      names.prefix(5).allSatisfy { stage.staticTexts[$0].exists },
      "There are five apps. Add a label with its name for each of them.")
    #expect(
      stage.images["chess"].exists && stage.images["piano"].exists,
      "Chess and Piano have pictures. Show the image with the name of the icon.")
    #expect(getButtons.count == 5, "Each app has a button with the title Get.")
    #expect(
      getButtons.allSatisfy { $0.isEnabled }, "Nothing is loading yet, so each button is enabled.")
  }

  @Test(.todo(1))
  func `the cells stand in rows and columns with equal gaps`() throws {
    try present(5)

    for index in 0..<5 {
      let cell = CGRect(x: 20 + 100 * (index % 3), y: 20 + 110 * (index / 3), width: 80, height: 90)
      try expectParts(of: names[index], inside: cell, "Three columns on 320 points: gaps of 20.")
    }
  }

  @Test(.todo(1))
  func `no part of a cell covers another`() throws {
    try present(2)
    let name = stage.staticTexts["Chess"].frame
    let picture = stage.images["chess"].frame
    let button = try getButton(of: "Chess")

    let covered = CoveredPart.first(
      of: [("the picture", picture), ("the name", name), ("the button", button.frame)],
      tolerance: 0.5)
    #expect(covered == nil, "\(covered ?? "") Each has a place of its own in the cell.")
    #expect(button.isHittable, "The button in \(button.frame.numbers) is covered.")
    let unseen = stage.staticTexts["Chess"].whyUnseen ?? stage.images["chess"].whyUnseen
    #expect(unseen == nil, "Nobody sees the name or the picture. \(unseen ?? "")")
    #expect(
      min(name.height, picture.height, button.frame.height) >= 14
        && min(name.width, picture.width, button.frame.width) >= 14,
      "A part of the cell is too small to be seen. Give each at least 14 by 14 points.")
  }

  @Test(.todo(1))
  func `a shelf that is higher than the screen scrolls`() throws {
    try present(20)
    try #require(
      stage.scrollViews.count > 0, "Twenty apps are higher than the screen. Use a scroll view.")
    let before = stage.staticTexts["Zoo"].frame.minY

    swipeToTheEnd()

    try expectParts(
      of: "Zoo", inside: CGRect(x: 120, y: 458, width: 80, height: 90),
      "Scrolled to the end, 20 points are left below the last row. Look at the contentSize.")
    let button = try getButton(of: "Zoo")
    #expect(
      button.isHittable, "A person scrolled to the end cannot tap the last Get.")
    #expect(
      abs(before - stage.staticTexts["Zoo"].frame.minY - 222) < 1,
      "Seven rows with their gaps are 790 points high, and the screen 568. Look at the contentSize."
    )
  }

  @Test(.todo(1))
  func `a turned phone places the cells again`() throws {
    try present(5)

    stage.rotate(to: .landscapeLeft)

    try expectParts(
      of: "Maps", inside: CGRect(x: 406, y: 20, width: 80, height: 90),
      "The screen is 568 points wide now, and three columns have gaps of 82.")
    try expectParts(
      of: "Mail", inside: CGRect(x: 82, y: 130, width: 80, height: 90),
      "Place the cells in viewDidLayoutSubviews, which is called after the turn.")
  }

  @Test(.todo(1))
  func `a shelf has as many columns as fit, but at most three`() throws {
    try present(4)

    stage.changeScreen(to: CGSize(width: 210, height: 480))
    try expectParts(
      of: "Maps", inside: CGRect(x: 50.0 / 3, y: 130, width: 80, height: 90),
      "Two columns fit into 210 points, so the third app begins the second row.")

    stage.changeScreen(to: CGSize(width: 160, height: 480))
    try expectParts(
      of: "Maps", inside: CGRect(x: 0, y: 130, width: 80, height: 90),
      "Two columns fit into 160 points, with gaps of 0.")

    stage.changeScreen(to: CGSize(width: 159, height: 480))
    try expectParts(
      of: "Piano", inside: CGRect(x: 39.5, y: 130, width: 80, height: 90),
      "Two columns need 160 points, and this screen has 159.")

    stage.changeScreen(to: CGSize(width: 100, height: 480))
    try expectParts(
      of: "Piano", inside: CGRect(x: 10, y: 130, width: 80, height: 90),
      "One column fits into 100 points.")

    stage.changeScreen(to: CGSize(width: 60, height: 480))
    try expectParts(
      of: "Piano", inside: CGRect(x: 0, y: 130, width: 80, height: 90),
      "One column stands in 60 points too, and no gap is below 0.")

    stage.changeScreen(to: CGSize(width: 700, height: 480))
    try expectParts(
      of: "Mail", inside: CGRect(x: 115, y: 130, width: 80, height: 90),
      "Eight columns would fit into 700 points. Three are the most.")
  }

  @Test(.todo(1))
  func `a narrow shelf scrolls to its last app`() throws {
    try present(20)
    stage.changeScreen(to: CGSize(width: 210, height: 480))
    try #require(stage.scrollViews.count > 0, .needed("Let the shelf scroll first."))

    swipeToTheEnd()

    try expectParts(
      of: "Zoo", inside: CGRect(x: 340.0 / 3, y: 370, width: 80, height: 90),
      "Two columns need ten rows. Compute the contentSize again when the width changes.")
  }

  @Test(.todo(1))
  func `a shelf that is wider than the screen scrolls`() throws {
    try present(4)
    stage.changeScreen(to: CGSize(width: 60, height: 480))
    try #require(stage.scrollViews.count > 0, .needed("Let the shelf scroll first."))

    for _ in 1...2 {
      stage.scrollViews[0].swipeLeft()
      stage.clock.advance(by: 2)
    }

    try expectParts(
      of: "Piano", inside: CGRect(x: -20, y: 130, width: 80, height: 90),
      "60 points show a part of a cell of 80. The contentSize is at least as wide as a cell.")
  }

  @Test(.todo(2))
  func `other apps replace the old ones`() throws {
    try present(5)

    shelf.apps = [app("Golf"), app("Chess")]
    stage.clock.advance(by: 0.1)

    #expect(
      stage.staticTexts["Golf"].exists && !stage.staticTexts["Piano"].exists,
      "The apps are Golf and Chess now. Make new cells when the apps are set.")
    #expect(
      getButtons.count == 2,
      "Two apps have \(getButtons.count) buttons. Remove the old cells from their superview.")
    try expectParts(
      of: "Golf", inside: CGRect(x: 20, y: 20, width: 80, height: 90),
      "The new cells have to be placed too. Ask for a layout with setNeedsLayout.")

    shelf.apps = [app("Tea"), app("Maps")]
    #expect(
      stage.staticTexts["Tea"].exists && !stage.staticTexts["Golf"].exists,
      "There are as many apps as before, and they are others. Make new cells each time.")

    shelf.apps = [app("Tea"), app("Tea"), app("Maps")]
    #expect(
      getButtons.count == 3,
      "Three apps have \(getButtons.count) buttons. Two of them have the same name: make a cell for each."
    )
    stage.clock.advance(by: 0.1)
    let places = getButtons.map(\.frame.minX).sorted()
    #expect(
      places.count < 3 || places[0] + 50 < places[1] && places[1] + 50 < places[2],
      "Two of three apps have the same name, and their cells lie in one place. Count the cells, and do not look for the app."
    )

    shelf.apps = []
    #expect(getButtons.isEmpty, "There are no apps any more, and so there are no cells.")

    let other = AppShelfViewController()
    other.apps = apps(5)
    other.apps = [app("Golf"), app("Chess")]
    stage.present(other)
    #expect(
      getButtons.count == 2,
      "The apps were set twice before the screen opened. Remove the old cells then, too.")
  }

  @Test(.todo(2))
  func `a shelf that was scrolled and is given other apps shows the first`() throws {
    try present(20)
    try #require(stage.scrollViews.count > 0, .needed("Let the shelf scroll first."))
    swipeToTheEnd()

    shelf.apps = apps(20).reversed()
    stage.clock.advance(by: 1)
    try expectParts(
      of: "Zoo", inside: CGRect(x: 20, y: 20, width: 80, height: 90),
      "The shelf has other apps now. Scroll it back to its top.")

    shelf.apps = apps(15)
    stage.clock.advance(by: 1)
    swipeToTheEnd()
    shelf.apps = apps(20)
    stage.clock.advance(by: 1)
    try expectParts(
      of: "Chess", inside: CGRect(x: 20, y: 20, width: 80, height: 90),
      "The shelf has more apps now. Scroll it back to its top in this case, too.")

    swipeToTheEnd()
    shelf.apps = apps(2)
    stage.clock.advance(by: 1)

    let button = try getButton(of: "Chess")
    #expect(
      button.isHittable,
      "The shelf is still scrolled down, and its two apps are above the screen. Scroll it to its top."
    )
  }

  @Test(.todo(3))
  func `Get loads the app of its own cell, once`() throws {
    var loaded: [String] = []
    try present(5)
    shelf.load = { loaded.append($0.name) }

    try getButton(of: "Radio").tap()
    #expect(loaded == ["Radio"], "A tap on the button of Radio calls `load` with Radio, once.")

    try getButton(of: "Chess").tap()
    stage.clock.advance(by: 3)
    #expect(loaded == ["Radio", "Chess"], "Then a tap on the button of Chess loads Chess.")
  }

  @Test(.todo(3))
  func `each button is heard with its app, and each toast is announced`() throws {
    try present(5)

    let heard = stage.readScreenAloud()
    for name in names.prefix(5) {
      #expect(
        heard.count { $0 == "Get \(name), button" } == 1,
        "Who hears the screen cannot tell the buttons apart. The accessibilityLabel of this one is Get \(name)."
      )
    }

    try getButton(of: "Radio").tap()
    stage.clock.advance(by: 3)
    #expect(
      stage.announcements == ["Loading Radio"],
      "A toast is gone before anybody has found it. Post its text as an announcement, once.")
  }

  @Test(.todo(3))
  func `a toast stands in the middle, inside the screen`() throws {
    try present(5)

    try get("Chess")
    stage.clock.advance(by: 1)
    try expectInTheMiddle("Loading Chess", width: 320, height: 568)

    stage.clock.advance(by: 2)
    stage.rotate(to: .landscapeLeft)
    try get("Piano")
    stage.clock.advance(by: 1)
    try expectInTheMiddle("Loading Piano", width: 568, height: 320)
  }

  @Test(.todo(3))
  func `a toast is not wider than the screen`() throws {
    try present(2)
    stage.changeScreen(to: CGSize(width: 100, height: 480))

    try get("Chess")
    stage.clock.advance(by: 1)

    try expectInTheMiddle(
      "Loading Chess", width: 100, height: 480,
      "This screen is narrow. Make the toast at most as wide as the view.")
  }

  @Test(.todo(3))
  func `a toast appears inside a screen that was turned`() throws {
    try present(5)

    try get("Chess")
    stage.clock.advance(by: 0.5)
    stage.rotate(to: .landscapeLeft)
    try get("Piano")
    stage.clock.advance(by: 0.5)

    try expectInTheMiddle(
      "Loading Piano", width: 568, height: 320,
      "A person tapped, turned the phone and tapped again. The first toast still stands where the upright screen had its bottom: stand above it only if it is inside the screen."
    )
  }

  @Test(.todo(3))
  func `a toast can be seen on a shelf that was scrolled`() throws {
    try present(20)
    stage.rotate(to: .landscapeLeft)
    try #require(stage.scrollViews.count > 0, .needed("Let the shelf scroll first."))
    swipeToTheEnd()

    try get("Bird")
    stage.clock.advance(by: 1)

    try expectInTheMiddle("Loading Bird", width: 568, height: 320)
  }

  @Test(.todo(3))
  func `a toast fades in, then out, then is gone`() throws {
    try present(2)

    try getButton(of: "Chess").tap()
    let moments = [0.5, 0.5, 0.5, 0.7].map { seconds in
      stage.clock.advance(by: seconds)
      return solidity(of: "Loading Chess")
    }

    #expect(
      (0.2...0.8).contains(moments[0]),
      "After half a second the toast is half solid. Set its alpha to 0 first, and animate it to 1.")
    #expect(moments[1] > 0.9, "After one second it is solid. The second fade begins only then.")
    #expect((0.2...0.8).contains(moments[2]), "After one second and a half it is half solid again.")
    #expect(
      moments[3] == 0 && !stage.staticTexts["Loading Chess"].exists,
      "After two seconds it is gone. Remove it in the completion of the second fade.")

    try getButton(of: "Piano").tap()
    stage.clock.advance(by: 1)
    shelf.apps = apps(3)

    #expect(
      solidity(of: "Loading Piano") > 0.9,
      "The shelf was given other apps, and the toast is gone. Remove the old cells only.")
  }

  @Test(.todo(3))
  func `a toast of other apps does not cover one that is still there`() throws {
    try present(2)

    try get("Piano")
    stage.clock.advance(by: 0.8)
    shelf.apps = apps(3)
    stage.clock.advance(by: 0.1)
    try get("Maps")
    stage.clock.advance(by: 0.5)
    let (first, second) = (
      stage.staticTexts["Loading Piano"].frame, stage.staticTexts["Loading Maps"].frame
    )

    try #require(
      !first.isEmpty && !second.isEmpty, .needed("A person has to see the toast of each app first.")
    )
    let covered = CoveredPart.first(
      of: [
        ("the toast of Piano", first), ("the toast of Maps", second),
      ], tolerance: 0.5)
    #expect(
      covered == nil,
      "\(covered ?? "") The toast of the apps before is still there: stand above it.")
  }

  @Test(.todo(3))
  func `Get is disabled until its toast is gone`() throws {
    var count = 0
    shelf.load = { _ in count += 1 }
    try present(2)

    let button = try getButton(of: "Chess")
    button.tap()
    let others = try getButton(of: "Piano").isEnabled
    stage.clock.advance(by: 1.9)
    let late = button.isEnabled
    Stage.$reporter.withValue({ _ in }) { button.tap() }
    stage.clock.advance(by: 0.3)

    #expect(!late, "While its toast can be seen the button is disabled. Set isEnabled to false.")
    #expect(count == 1, "A person tapped again while the toast was there, and `load` was called.")
    #expect(others, "The button of Piano has nothing to do with it, and stays enabled.")
    #expect(button.isEnabled, "The toast is gone, and the button can be tapped again.")
  }

  @Test(.todo(3))
  func `two toasts do not cover each other`() throws {
    try present(5)

    try getButton(of: "Chess").tap()
    stage.clock.advance(by: 0.8)
    try getButton(of: "Piano").tap()
    stage.clock.advance(by: 0.8)
    let first = stage.staticTexts["Loading Chess"].frame
    let second = stage.staticTexts["Loading Piano"].frame
    try #require(
      !first.isEmpty && !second.isEmpty, .needed("A person has to see the toast of each app first.")
    )
    let covered = CoveredPart.first(
      of: [("the toast of Chess", first), ("the toast of Piano", second)], tolerance: 0.5)
    #expect(covered == nil, "\(covered ?? "") Look where the first is.")
    try expectInTheMiddle("Loading Piano", width: 320, height: 568)

    stage.clock.advance(by: 0.6)
    try getButton(of: "Maps").tap()
    let third = stage.staticTexts["Loading Maps"].frame
    let secondNow = stage.staticTexts["Loading Piano"].frame
    let coveredNow = CoveredPart.first(
      of: [("the toast of Piano", secondNow), ("the toast of Maps", third)], tolerance: 0.5)
    #expect(
      coveredNow == nil,
      "\(coveredNow ?? "") The first toast is gone and the second is there. Compare places, not numbers of toasts."
    )
  }

  @Test(.todo(3))
  func `three toasts do not cover each other`() throws {
    try present(5)

    let loading = ["Chess", "Piano", "Maps"]
    for name in loading {
      try getButton(of: name).tap()
      stage.clock.advance(by: 0.2)
    }
    let frames = loading.map { stage.staticTexts["Loading \($0)"].frame }

    try #require(
      frames.allSatisfy { !$0.isEmpty }, .needed("A person has to see the toast of each app first.")
    )
    let covered = CoveredPart.first(
      of: zip(loading, frames).map { ("the toast of \($0)", $1) }, tolerance: 0.5)
    #expect(
      covered == nil,
      "\(covered ?? "") Compare the place of a toast with those of all others.")
  }

  @Test(.todo(3))
  func `a toast that is gone takes no place`() throws {
    try present(2)

    for _ in 1...20 {
      try getButton(of: "Piano").tap()
      stage.clock.advance(by: 2.2)
    }
    try getButton(of: "Piano").tap()
    stage.clock.advance(by: 0.5)

    try expectInTheMiddle(
      "Loading Piano", width: 320, height: 568,
      "Twenty toasts came and went. Look only at toasts that can still be seen.")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var left: AppShelfViewController?
    do {
      let controller = AppShelfViewController()
      controller.apps = apps(2)
      left = controller
      stage.present(controller)
    }
    try getButton(of: "Chess").tap()
    stage.clock.advance(by: 3)

    stage.present(UIViewController())

    #expect(
      left == nil,
      "The screen keeps the button, and the button's action keeps the screen. Use [weak self].")
  }

  @Test(.todo(3))
  func `a screen may be left while a toast is shown`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: the screen was left while a toast was shown, and the toast asked for it later. Use [weak self]."
    ) {
      await MainActor.run {
        Device.current.bundle = .module
        let stage = Stage()
        do {
          let shelf = AppShelfViewController()
          shelf.apps = [ShelfApp(name: "Chess", icon: "chess")]
          stage.present(shelf)
        }
        guard stage.buttons.firstMatch.exists else { return }
        stage.buttons.firstMatch.tap()
        stage.clock.advance(by: 0.5)
        stage.present(UIViewController())
        stage.clock.advance(by: 3)
      }
    }
    weak var left: AppShelfViewController?
    do {
      let controller = AppShelfViewController()
      controller.apps = apps(2)
      left = controller
      stage.present(controller)
    }
    try getButton(of: "Chess").tap()
    stage.clock.advance(by: 0.5)

    stage.present(UIViewController())
    stage.clock.advance(by: 3)

    #expect(
      left == nil,
      "The screen was left while a toast was shown, and the toast has kept it for good. Use [weak self]."
    )
  }

  private func app(_ name: String) -> ShelfApp {
    ShelfApp(name: name, icon: name.lowercased())
  }

  private func apps(_ count: Int) -> [ShelfApp] { names.prefix(count).map(app) }

  /// Shows a shelf, if each app has its name and a button.
  private func present(_ count: Int) throws {
    shelf.apps = apps(count)
    stage.present(shelf)
    let shown = names.prefix(count).allSatisfy { stage.staticTexts[$0].exists }
    try #require(
      shown && getButtons.count == count,
      .needed("Each app has to have a label with its name and a button Get first."))
  }

  /// The buttons with the title Get, whatever is heard of them.
  private var getButtons: [Element] {
    (0..<stage.buttons.count).map { stage.buttons[$0] }.filter { button in
      button.view.flatMap { label(saying: "Get", in: $0) } != nil
    }
  }

  /// The button of an app: counted row by row, the names and the buttons have the same order.
  private func getButton(of name: String) throws -> Element {
    let labels = names.filter { stage.staticTexts[$0].exists }
      .sorted { stage.staticTexts[$0].frame.isBefore(stage.staticTexts[$1].frame) }
    let index = try #require(
      labels.firstIndex(of: name), .needed("A label has to say the name of each app first."))
    let buttons = getButtons.sorted { $0.frame.isBefore($1.frame) }
    try #require(
      buttons.count == labels.count,
      "Show one name and one button Get for each app. A disabled button keeps its title, too.")
    return buttons[index]
  }

  /// Expects the name and the button of an app in a cell, and its picture if it has one.
  private func expectParts(of name: String, inside cell: CGRect, _ rule: String) throws {
    let parts = [stage.staticTexts[name].frame, try getButton(of: name).frame]
    let picture = stage.images[name.lowercased()]
    let pictures = picture.exists ? [picture.frame] : []

    let all = (parts + pictures).reduce(CGRect.null) { $0.union($1) }
    #expect(
      (parts + pictures).allSatisfy { cell.encloses($0) },
      "The parts of \(name) lie in \(all.numbers), and its cell is \(cell.numbers). \(rule)"
    )
  }

  private func expectInTheMiddle(
    _ toast: String, width: CGFloat, height: CGFloat,
    _ rule: String = "Compute the place from view.bounds."
  ) throws {
    let frame = stage.staticTexts[toast].frame
    let screen = CGRect(x: 0, y: 0, width: width, height: height)
    try #require(!frame.isEmpty, "No label says “\(toast)”. Show a toast with the app's name.")

    #expect(
      abs(frame.midX - width / 2) < 1 && screen.encloses(frame),
      "The toast lies in \(frame.numbers). Its place is in the middle, inside the \(Int(width)) by \(Int(height)) points. \(rule)"
    )
  }

  /// Taps the button of an app, whose toast is transparent at first.
  private func get(_ name: String) throws {
    try getButton(of: name).tap()
    let toast = "Loading \(name)"
    try #require(
      hierarchyHas(toast), "No label says “\(toast)” after a tap on Get. Show a toast.")
    try #require(
      solidity(of: toast) < 0.5,
      "The toast “\(toast)” can be seen from the first moment, so its first fade has nothing to do, and it is gone too soon. Set its alpha to 0 before it fades in."
    )
  }

  private func swipeToTheEnd() {
    for _ in 1...6 {
      stage.scrollViews[0].swipeUp()
      stage.clock.advance(by: 2)
    }
  }

  /// Whether a label has a text, transparent or not.
  private func hierarchyHas(_ text: String) -> Bool { label(saying: text) != nil }

  private func label(saying text: String) -> UILabel? {
    (shelf.view.window ?? shelf.view).flatMap { label(saying: text, in: $0) }
  }

  private func label(saying text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(saying: text, in: $0) }.first
  }

  /// How solid a person sees a text, from 0 to 1, and 0 if it is not there.
  private func solidity(of text: String) -> CGFloat {
    guard let found = label(saying: text) else { return 0 }
    let views = sequence(first: found as UIView) { $0.superview }
    return views.reduce(1) { $0 * ($1.isHidden ? 0 : $1.presentation.alpha) }
  }
}

extension CGRect {
  /// Whether a rectangle stands in an earlier row, or in the same one further to the left.
  fileprivate func isBefore(_ other: CGRect) -> Bool {
    abs(midY - other.midY) > 1 ? midY < other.midY : midX < other.midX
  }

  /// Whether a rectangle lies inside, give or take half a point.
  fileprivate func encloses(_ other: CGRect) -> Bool {
    let room = insetBy(dx: -0.5, dy: -0.5)
    return room.minX <= other.minX && room.minY <= other.minY && room.maxX >= other.maxX
      && room.maxY >= other.maxY
  }
}

extension AppShelfTests: ExerciseScene {
  static let advice =
    "Tap Get, and read the toast. Scroll, and press r to turn the phone."

  var opening: SceneOpening {
    shelf.apps = apps(20)
    stage.present(shelf)
    return .phone(stage, keeping: shelf)
  }
}
