import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// What the projects kif-framework/KIF and google/EarlGrey have tests for that they run with Apple's
/// UIKit: tables, scroll views, sliders, switches, gestures, alerts and turns of the device.
///
/// Each part names the files there: of KIF below `Tests/KIFTests`, of EarlGrey below
/// `Tests/FunctionalTests/Sources`, or `Tests/UnitTests/Sources` where it says so.
@Suite("Recorded: lists and controls", .isolated)
struct RecordedListsTests {
  private let stage = Stage()

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: - KIF TableViewTests.m

  /// Three sections, of which the second has 38 rows that can be moved.
  private final class Sections: UITableViewController {
    var rows = [["First Cell"], (0..<38).map { "Cell \($0)" }, ["Button", "Last Cell"]]
    var marksOnDelete = true

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      tableView.cellForRow(at: indexPath)?.textLabel?.text = "Deleted"
      tableView.setEditing(false, animated: true)
    }

    func title(_ row: Int, _ section: Int) -> String? {
      tableView.scrollToRow(at: [section, row], at: .middle, animated: false)
      return tableView.cellForRow(at: [section, row])?.textLabel?.text
    }
  }

  @Test func `a row that is tapped is selected, and the other one no longer`() {
    let list = Sections()
    stage.present(list)
    list.tableView.scrollToRow(at: [2, 1], at: .bottom, animated: false)
    stage.cells["Last Cell"].tap()
    #expect(stage.cells["Last Cell"].isSelected)
    #expect(list.tableView.indexPathForSelectedRow == [2, 1])

    list.tableView.scrollToRow(at: [0, 0], at: .top, animated: false)
    stage.cells["First Cell"].tap()
    #expect(stage.cells["First Cell"].isSelected)
    #expect(list.tableView.indexPathForSelectedRow == [0, 0])
  }

  @Test func `there is no cell outside the sections`() {
    let list = Sections()
    stage.present(list)
    #expect(list.tableView.cellForRow(at: [99, 0]) == nil)
    #expect(list.tableView.numberOfSections == 3)
  }

  @Test(arguments: [
    (0, 4, [0: "Cell 1", 4: "Cell 0"]), (4, 0, [0: "Cell 4", 4: "Cell 3"]),
    (37, 35, [35: "Cell 37", 37: "Cell 36"]),
  ])
  func `a row is moved by its handle, and those between close up`(
    from: Int, to: Int, titles: [Int: String]
  ) throws {
    let list = Sections()
    stage.present(list)
    #expect(list.title(from, 1) == "Cell \(from)" && list.title(to, 1) == "Cell \(to)")
    list.setEditing(true, animated: false)
    stage.clock.advance(by: 1)
    let (source, target) = (
      try #require(list.tableView.cellForRow(at: [1, from])),
      try #require(list.tableView.cellForRow(at: [1, to]))
    )

    let start = source.convert(CGPoint(x: 300, y: source.bounds.midY), to: nil)
    let end = middle(of: target)
    let finger = Touches(on: start, in: stage.window)
    stage.clock.advance(by: 0.5)
    finger.drag(by: CGPoint(x: 0, y: end.y - start.y))
    finger.lift()
    stage.clock.advance(by: 1)

    for (row, title) in titles.sorted(by: { $0.key < $1.key }) {
      #expect(list.title(row, 1) == title)
      #expect(list.rows[1][row] == title)
    }
    list.setEditing(false, animated: false)
    #expect(!list.tableView.isEditing)
  }

  @Test(arguments: [(0, 0, "First Cell"), (1, 2, "Last Cell")])
  func `a swipe to the left shows Delete, and a tap on it commits`(
    row: Int, section: Int, title: String
  ) {
    let list = Sections()
    stage.present(list)
    #expect(list.title(row, section) == title)
    stage.cells[title].swipeLeft()
    #expect(stage.buttons["Delete"].exists)

    stage.buttons["Delete"].tap()
    stage.clock.advance(by: 1)
    #expect(list.tableView.cellForRow(at: [section, row])?.textLabel?.text == "Deleted")
    #expect(!stage.buttons["Delete"].exists)
  }

  @Test func `a view in a row is gone once it is removed or hidden, and back once it is shown`() {
    let list = Sections()
    stage.present(list)
    #expect(list.title(0, 2) == "Button")
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 40))
    button.setTitle("Press", for: .normal)
    list.tableView.cellForRow(at: [2, 0])?.contentView.addSubview(button)
    #expect(stage.buttons["Press"].isHittable)

    button.isHidden = true
    #expect(!stage.buttons["Press"].isHittable)
    button.isHidden = false
    #expect(stage.buttons["Press"].isHittable)
    button.removeFromSuperview()
    #expect(!stage.buttons["Press"].exists)
  }

  @Test func `a switch and a field in rows are used as anywhere`() {
    let list = Sections()
    stage.present(list)
    let (toggle, field) = (
      UISwitch(), UITextField(frame: CGRect(x: 150, y: 0, width: 100, height: 40))
    )
    list.tableView.cellForRow(at: [0, 0])?.accessoryView = toggle
    list.tableView.cellForRow(at: [1, 0])?.contentView.addSubview(field)

    for isOn in [true, false] {
      stage.switches[0].tap()
      #expect(toggle.isOn == isOn)
    }
    stage.textFields[0].tap()
    stage.typeText("Test-Ing")
    #expect(field.text == "Test-Ing")
  }

  // MARK: - EarlGrey FTRUITableViewTest.m

  /// A hundred rows; those that are deleted are left out.
  private final class Hundred: UITableViewController {
    var rows = (0..<100).map { "Row \($0)" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `five rows are swiped and deleted, one after the other`() {
    let list = Hundred()
    stage.present(list)
    for row in 0..<5 {
      stage.cells["Row \(row)"].swipeLeft()
      stage.buttons["Delete"].tap()
      stage.clock.advance(by: 1)
      #expect(!stage.cells["Row \(row)"].exists && stage.cells["Row \(row + 1)"].isHittable)
    }
    #expect(list.tableView.numberOfRows(inSection: 0) == 95)
  }

  @Test(arguments: [50.0, 200])
  func `a row comes into sight as the table is scrolled there, and back`(step: Double) {
    let list = Hundred()
    stage.present(list)
    let table = list.tableView ?? UITableView()
    for (title, direction) in [("Row 20", 1.0), ("Row 0", -1), ("Row 20", 1)] {
      var count = 0
      while !stage.cells[title].isHittable, count < 40 {
        count += 1
        let most = table.contentSize.height - table.bounds.height
        table.contentOffset.y = min(max(table.contentOffset.y + direction * step, 0), most)
      }
      #expect(stage.cells[title].isHittable && count > 0)
    }
  }

  @Test(arguments: [0.0, 100, -100])
  func `the top of a table is where its insets say`(inset: Double) {
    let list = Hundred()
    stage.present(list)
    let table = list.tableView ?? UITableView()
    table.contentInset.top = inset
    table.scrollToRow(at: [0, 20], at: .middle, animated: false)
    #expect(stage.cells["Row 20"].exists)

    for _ in 0..<20 { stage.tables[0].swipeDown() }
    stage.clock.advance(by: 2)
    #expect(table.contentOffset.y == CGFloat(-inset))
  }

  @Test(arguments: [true, false])
  func `a table that is at its top stays there`(bounces: Bool) {
    let list = Hundred()
    stage.present(list)
    list.tableView.bounces = bounces
    stage.tables[0].swipeDown()
    stage.clock.advance(by: 2)

    #expect(list.tableView.contentOffset.y == 0 && stage.cells["Row 0"].isHittable)
    #expect(!list.tableView.isDragging && !list.tableView.isDecelerating)
  }

  // MARK: - KIF ScrollViewTests.m

  @Test func `what lies outside is reached by scrolling to its rectangle, insets or not`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scrollView.contentInset = UIEdgeInsets(top: 2000, left: 2000, bottom: 0, right: 0)
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    stage.present(scrollView)
    let log = Log()
    let frames = [
      ("Down", 1000, 1500), ("Up", 1000, 500), ("Right", 1500, 1000), ("Left", 500, 1000),
    ]
    for (title, x, y) in frames {
      let button = UIButton(frame: CGRect(x: x, y: y, width: 100, height: 50))
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { [log] _ in log.note(title) }, for: .touchUpInside)
      scrollView.addSubview(button)
    }

    for (title, x, y) in frames {
      #expect(!stage.buttons[title].isHittable)
      scrollView.scrollRectToVisible(
        CGRect(x: x, y: y, width: 100, height: 50), animated: false)
      stage.buttons[title].tap()
    }
    #expect(log.lines == ["Down", "Up", "Right", "Left"])
  }

  // MARK: - EarlGrey FTRScrollViewTest.m

  private func endless() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 5000, height: 5000)
    return scrollView
  }

  @Test func `setContentOffset goes there, at once or in the end`() {
    let scrollView = endless()
    stage.present(scrollView)
    for isAnimated in [false, true] {
      scrollView.contentOffset = .zero
      scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: isAnimated)
      stage.clock.advance(by: 1)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    }
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test(arguments: [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight])
  func `content is dragged down, right, up and left by as much as the finger moves`(
    orientation: UIDeviceOrientation
  ) {
    let scrollView = endless()
    stage.present(scrollView)
    stage.rotate(to: orientation)
    let ways = [
      (0.0, 99.0, 0.0, 99.0), (77, 0, 77, 99), (0, -55, 77, 44), (-44, 0, 33, 44),
    ]
    for (x, y, newX, newY) in ways {
      // The first ten points are those by which the scroll view sees that it is a drag.
      let length = max(abs(x), abs(y))
      let start = CGPoint(x: 150 + 10 * x / length, y: 100 + 10 * y / length)
      let finger = Touches(on: start, in: stage.window)
      for step in 0...10 {
        stage.clock.advance(by: 0.1)
        let part = Double(step) / 10
        finger.move(to: CGPoint(x: 150 - x * part, y: 100 - y * part))
      }
      stage.clock.advance(by: 0.5)
      finger.lift()
      stage.clock.advance(by: 1)
      #expect(scrollView.contentOffset == CGPoint(x: newX, y: newY))
    }
  }

  @Test func `a drag to the top leaves where the content is from left to right`() {
    let scrollView = endless()
    scrollView.contentOffset = CGPoint(x: 50, y: 400)
    stage.present(scrollView)
    for _ in 0..<10 { stage.scrollViews[0].swipeDown() }
    stage.clock.advance(by: 2)
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 0))
  }

  @Test(arguments: [true, false])
  func `content cannot be dragged beyond its edge for good`(bounces: Bool) {
    let scrollView = endless()
    scrollView.bounces = bounces
    scrollView.contentOffset.y = 100
    stage.present(scrollView)
    for _ in 0..<3 { stage.scrollViews[0].swipeDown() }
    stage.clock.advance(by: 2)
    #expect(scrollView.contentOffset == .zero)
  }

  // MARK: - KIF SpecificControlTests.m, EarlGrey FTRBasicInteractionTest.m

  @Test func `a switch says 1 and 0`() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    toggle.isOn = true
    stage.present(toggle)
    for value in ["0", "1", "0", "1"] {
      stage.switches[0].tap()
      #expect(stage.switches[0].value == value && toggle.isOn == (value == "1"))
    }
  }

  @Test func `a label is out of sight while what it lies in is hidden or clear`() {
    let (outer, button) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
      UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    )
    button.setTitle("Send", for: .normal)
    outer.addSubview(button)
    stage.present(outer)
    #expect(stage.buttons["Send"].isHittable)

    outer.isHidden = true
    #expect(!stage.buttons["Send"].isHittable)
    outer.isHidden = false
    #expect(stage.buttons["Send"].isHittable)
    outer.alpha = 0
    #expect(!stage.buttons["Send"].isHittable)
    outer.alpha = 1
    #expect(stage.buttons["Send"].isHittable)
    stage.window.alpha = 0
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 25), with: nil) == nil)
    stage.window.alpha = 1
    #expect(stage.buttons["Send"].isHittable)
  }

  @Test func `a button is selected when somebody says so, and not by a tap alone`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("Send", for: .normal)
    stage.present(button)
    stage.buttons["Send"].tap()
    #expect(!button.isSelected && !stage.buttons["Send"].isSelected)

    button.addAction(UIAction { [button] _ in button.isSelected.toggle() }, for: .touchUpInside)
    stage.buttons["Send"].tap()
    #expect(button.isSelected && stage.buttons["Send"].isSelected)
  }

  @Test func `a button that is disabled hears nothing`() {
    let (button, log) = (UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Log())
    button.addAction(UIAction { [log] _ in log.note("tap") }, for: .allTouchEvents)
    button.isEnabled = false
    stage.present(button)
    stage.tap(at: middle(of: button))
    #expect(log.lines == [])
  }

  @Test func `a window in front takes the tap, and its recognizer may hide it`() {
    let (window, ear) = (UIWindow(frame: UIScreen.main.bounds), Ear())
    window.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: Ear.hide))
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && !window.isHidden)

    Touches(on: CGPoint(x: 160, y: 284), in: window).lift()
    #expect(window.isHidden)
  }

  @Test func `a root controller that is replaced is out of sight until it comes back`() {
    let (first, other) = (UIViewController(), UIViewController())
    stage.present(first)
    #expect(first.view.window === stage.window)
    stage.window.rootViewController = other
    #expect(first.view.window == nil && other.view.window === stage.window)
    stage.window.rootViewController = nil
    #expect(first.view.window == nil && other.view.window == nil)
    stage.window.rootViewController = first
    #expect(first.view.window === stage.window)
  }

  // MARK: - KIF SpecificControlTests.m, EarlGrey FTRSlideTest.m

  /// A slider that is moved to a value by its thumb.
  private func slide(_ slider: UISlider, to value: Float) {
    let part = (value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)
    stage.sliders[0].adjust(toNormalizedSliderPosition: CGFloat(part))
  }

  private func slider(_ limits: ClosedRange<Float>, _ value: Float, width: CGFloat) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 18, y: 20, width: width, height: 31))
    (slider.minimumValue, slider.maximumValue) = (limits.lowerBound, limits.upperBound)
    slider.value = value
    stage.present(slider)
    return slider
  }

  @Test(arguments: [
    (Float(0)...1, Float(0.7), 284.0, [Float(0.125), 0]), (3.3...27.25, 10.2, 230, [15.74, 21.03]),
    (0...3600, 0, 156, [0, 900]), (0...1_000_000, 1.125, 66, [500_000]),
    (0...5, 2, 200, [3, 0, 5]),
  ])
  func `a thumb goes where it is dragged, as near as a point of the screen allows`(
    limits: ClosedRange<Float>, value: Float, width: Double, goals: [Float]
  ) {
    let slider = slider(limits, value, width: width)
    #expect(slider.value == value)
    for goal in goals {
      slide(slider, to: goal)
      let point = (limits.upperBound - limits.lowerBound) / Float(width - 40)
      #expect(abs(slider.value - goal) <= point)
    }
  }

  @Test func `a value that is set when the finger is lifted is the one that stays`() {
    let slider = slider(0...100, 13.3, width: 284)
    let steps: [Float] = [0, 10.4, 25.6, 60.3, 100]
    slider.addAction(
      UIAction { [slider] _ in
        slider.value = steps.min { abs($0 - slider.value) < abs($1 - slider.value) } ?? 0
      }, for: .touchUpInside)
    slide(slider, to: 60)
    #expect(slider.value == 60.3)
  }

  @Test(arguments: [Float(37.5), 62.5])
  func `a value that is set while the thumb moves is the one that stays`(goal: Float) {
    let slider = slider(0...100, 20.2, width: 284)
    slider.addAction(
      UIAction { [slider] _ in slider.value = (slider.value / 50).rounded() * 50 },
      for: .valueChanged)
    slide(slider, to: goal)
    #expect(slider.value == 50)
  }

  @Test func `a small slider that snaps reaches each of its values`() {
    let slider = slider(0...10, 0, width: 66)
    slider.addAction(
      UIAction { [slider] _ in slider.value = slider.value.rounded() }, for: .valueChanged)
    for goal in 0...10 {
      slide(slider, to: Float(goal))
      #expect(slider.value == Float(goal))
    }
  }

  // MARK: - KIF GestureTests.m, EarlGrey FTRGestureTest.m

  private final class Ear: NSObject {
    var heard: [String] = []
    var places: [CGPoint] = []
    var velocities: [CGPoint] = []

    func hide(_ recognizer: UITapGestureRecognizer) { recognizer.view?.isHidden = true }

    func tap(_ recognizer: UITapGestureRecognizer) {
      heard.append(recognizer.numberOfTapsRequired == 1 ? "single tap" : "double tap")
      places.append(recognizer.location(in: recognizer.view))
    }

    func press(_ recognizer: UILongPressGestureRecognizer) {
      if recognizer.state == .began { heard.append("long press") }
    }

    func swipe(_ recognizer: UISwipeGestureRecognizer) {
      let names: [UInt: String] = [1: "right", 2: "left", 4: "up", 8: "down"]
      heard.append(names[recognizer.direction.rawValue] ?? "?")
      places.append(recognizer.location(in: recognizer.view))
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
      velocities.append(recognizer.velocity(in: recognizer.view))
    }
  }

  private func box(_ recognizers: [UIGestureRecognizer]) -> UIView {
    let box = UIView(frame: CGRect(x: 52, y: 100, width: 216, height: 196))
    recognizers.forEach(box.addGestureRecognizer)
    stage.present(box)
    return box
  }

  @Test(arguments: [(12.0, 50.0), (0, 0), (108, 98)])
  func `a tap is told with its place in the view`(x: Double, y: Double) {
    let ear = Ear()
    let box = box([UITapGestureRecognizer(target: ear, action: Ear.tap)])
    stage.tap(at: box.convert(CGPoint(x: x, y: y), to: nil))
    #expect(ear.heard == ["single tap"] && ear.places == [CGPoint(x: x, y: y)])
  }

  @Test(arguments: [(50.0, 50.0), (125, 10)])
  func `two taps are one double tap`(x: Double, y: Double) {
    let (ear, double) = (Ear(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    double.addTarget(ear, action: Ear.tap)
    let box = box([double])
    let point = box.convert(CGPoint(x: x, y: y), to: nil)
    Touches(at: [point]).lift()
    Touches(at: [point], continuesTaps: true).lift()
    #expect(ear.heard == ["double tap"] && ear.places == [CGPoint(x: x, y: y)])
  }

  @Test(arguments: [
    (-1.0, 98.0, false), (217, 98, false), (108, -1, false), (108, 197, false), (108, 108, true),
  ])
  func `a long press is one inside the view alone`(x: Double, y: Double, isHeard: Bool) {
    let ear = Ear()
    let box = box([UILongPressGestureRecognizer(target: ear, action: Ear.press)])
    let finger = Touches(at: [box.convert(CGPoint(x: x, y: y), to: nil)])
    stage.clock.advance(by: 1)
    finger.lift()
    #expect(ear.heard == (isHeard ? ["long press"] : []))
  }

  private static let ways: [(String, UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
    ("up", .up, 0, -1), ("down", .down, 0, 1), ("left", .left, -1, 0), ("right", .right, 1, 0),
  ]

  @Test(arguments: [
    (UIDeviceOrientation.portrait, 0.0), (.landscapeLeft, 0.01), (.landscapeRight, 0.01),
  ])
  func `each swipe is heard by the recognizer of its direction`(
    orientation: UIDeviceOrientation, pause: Double
  ) {
    let ear = Ear()
    let box = box(
      Self.ways.map { way in
        let swipe = UISwipeGestureRecognizer(target: ear, action: Ear.swipe)
        swipe.direction = way.1
        return swipe
      })
    stage.rotate(to: orientation)
    for (name, _, x, y) in Self.ways {
      ear.heard = []
      let start = middle(of: box)
      let finger = Touches(at: [start])
      for step in 1...8 {
        stage.clock.advance(by: pause)
        let way = CGFloat(step) * 10
        finger.move(to: CGPoint(x: start.x + x * way, y: start.y + y * way))
      }
      finger.lift()
      #expect(ear.heard == [name])
    }
  }

  @Test(arguments: [
    ("up", 0.25, 0.25, 54.0, 49.0), ("down", 0.75, 0.75, 162, 147), ("left", 0.875, 0.5, 189, 98),
    ("right", 0.125, 0.75, 27, 147),
  ])
  func `a swipe is told with the place where it began`(
    name: String, partX: Double, partY: Double, x: Double, y: Double
  ) throws {
    let ear = Ear()
    let way = try #require(Self.ways.first { $0.0 == name })
    let swipe = UISwipeGestureRecognizer(target: ear, action: Ear.swipe)
    swipe.direction = way.1
    let box = box([swipe])
    let start = box.convert(CGPoint(x: 216 * partX, y: 196 * partY), to: nil)
    let finger = Touches(at: [start])
    finger.drag(by: CGPoint(x: way.2 * 90, y: way.3 * 90))
    finger.lift()
    #expect(ear.heard == [name])
    #expect(ear.places == [CGPoint(x: x, y: y)])
  }

  @Test(arguments: [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)])
  func `a drag of thirty points has a velocity in its direction, and none across`(
    x: Double, y: Double
  ) throws {
    let ear = Ear()
    let box = box([UIPanGestureRecognizer(target: ear, action: Ear.pan)])
    let start = middle(of: box)
    let finger = Touches(at: [start])
    for step in 1...6 {
      stage.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: start.x + x * 5 * Double(step), y: start.y + y * 5 * Double(step)))
    }
    finger.lift()
    let last = try #require(ear.velocities.last)
    #expect(last.x * x > 0 || x == 0 && last.x == 0)
    #expect(last.y * y > 0 || y == 0 && last.y == 0)
  }

  // MARK: - KIF ModalViewTests.m, LandscapeTests.m, EarlGrey FTRAlertViewTest.m, FTRActionSheetTest.m

  private func alert(
    _ title: String, _ style: UIAlertController.Style,
    _ answers: KeyValuePairs<String, UIAlertAction.Style>, _ log: Log
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
    for (title, style) in answers {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in log.note(title) })
    }
    return alert
  }

  @Test(arguments: [UIDeviceOrientation.portrait, .landscapeLeft])
  func `each answer of an action sheet can be tapped, and an alert comes after it`(
    orientation: UIDeviceOrientation
  ) {
    let (screen, log) = (UIViewController(), Log())
    stage.present(screen)
    stage.rotate(to: orientation)
    let sheet = alert(
      "Alert Controller", .actionSheet,
      ["Destroy": .destructive, "A": .default, "B": .default, "Cancel": .cancel], log)
    screen.present(sheet, animated: true)
    stage.clock.advance(by: 1)
    #expect(stage.sheets["Alert Controller"].exists)
    #expect(["Destroy", "A", "B", "Cancel"].allSatisfy { stage.buttons[$0].isHittable })

    stage.buttons["Cancel"].tap()
    stage.clock.advance(by: 1)
    #expect(log.lines == ["Cancel"] && screen.presentedViewController == nil)
    screen.present(alert("Alert View", .alert, ["Continue": .default], log), animated: true)
    stage.clock.advance(by: 1)
    stage.buttons["Continue"].tap()
    stage.clock.advance(by: 1)
    #expect(!stage.alerts["Alert View"].exists && log.lines == ["Cancel", "Continue"])
  }

  @Test(arguments: ["Flee", "Use Slingshot", "Use Phaser"])
  func `an alert is gone after an answer, and one answer shows another alert`(answer: String) {
    let (screen, log) = (UIViewController(), Log())
    stage.present(screen)
    let question = alert("Alert!", .alert, ["Use Slingshot": .default], log)
    question.addAction(
      UIAlertAction(title: "Use Phaser", style: .default) { _ in
        log.note("Use Phaser")
        screen.present(alert("Danger!", .alert, ["Roger": .cancel], log), animated: true)
      })
    question.addAction(UIAlertAction(title: "Flee", style: .cancel) { _ in log.note("Flee") })
    screen.present(question, animated: true)
    stage.clock.advance(by: 1)

    stage.buttons[answer].tap()
    stage.clock.advance(by: 2)
    #expect(!stage.alerts["Alert!"].exists && log.lines == [answer])
    #expect(stage.alerts["Danger!"].exists == (answer == "Use Phaser"))
    if answer == "Use Phaser" {
      stage.buttons["Roger"].tap()
      stage.clock.advance(by: 1)
    }
    #expect(screen.presentedViewController == nil)
  }

  @Test func `a person types a name and a secret into an alert`() throws {
    let (screen, log) = (UIViewController(), Log())
    stage.present(screen)
    let login = alert("Styled alert!", .alert, ["Leave": .default, "Cancel": .cancel], log)
    login.addTextField { $0.placeholder = "Login" }
    login.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    screen.present(login, animated: true)
    stage.clock.advance(by: 1)
    let fields = try #require(login.textFields)

    stage.textFields["Login"].tap()
    stage.typeText("test_user")
    stage.secureTextFields["Password"].tap()
    stage.typeText("test_pwd")
    #expect(fields.map(\.text) == ["test_user", "test_pwd"])
    stage.buttons["Leave"].tap()
    stage.clock.advance(by: 1)
    #expect(log.lines == ["Leave"] && screen.presentedViewController == nil)
  }

  @Test func `an action sheet is answered twice, and once by cancel`() {
    let (screen, log) = (UIViewController(), Log())
    stage.present(screen)
    for answer in ["Simple Button", "Cancel"] {
      let sheet = alert(
        "Action Sheet", .actionSheet, ["Simple Button": .default, "Cancel": .cancel], log)
      screen.present(sheet, animated: true)
      stage.clock.advance(by: 1)
      #expect(stage.sheets["Action Sheet"].exists)
      stage.buttons[answer].tap()
      stage.clock.advance(by: 1)
      #expect(!stage.sheets["Action Sheet"].exists)
    }
    #expect(log.lines == ["Simple Button", "Cancel"])
  }

  // MARK: - EarlGrey FTROrientationChangeTest.m

  @Test func `a device that is turned left has an interface that is turned right`() {
    let screen = UIViewController()
    stage.present(screen)
    stage.rotate(to: .landscapeLeft)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(Device.current.interfaceOrientation == .landscapeRight)
    #expect(screen.view.bounds.width > screen.view.bounds.height)

    stage.rotate(to: .portrait)
    #expect(UIDevice.current.orientation == .portrait)
    stage.rotate(to: .portrait)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(screen.view.bounds.width < screen.view.bounds.height)
  }

  @Test(arguments: [
    UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait, .faceUp, .faceDown,
  ])
  func `buttons in the corners and in the middle are tapped however the device lies`(
    orientation: UIDeviceOrientation
  ) {
    let (screen, log) = (UIViewController(), Log())
    let places: [(String, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      ("Top Left", .left, .top), ("Top Right", .right, .top), ("Bottom Right", .right, .bottom),
      ("Bottom Left", .left, .bottom), ("Center", .centerX, .centerY),
    ]
    for (title, x, y) in places {
      let button = UIButton()
      button.setTitle(title, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.addAction(UIAction { [log] _ in log.note(title) }, for: .touchUpInside)
      screen.view.addSubview(button)
      for attribute in [x, y] {
        NSLayoutConstraint(
          item: button, attribute: attribute, relatedBy: .equal, toItem: screen.view,
          attribute: attribute, multiplier: 1, constant: 0
        ).isActive = true
      }
    }
    stage.present(screen)
    stage.rotate(to: orientation)
    #expect(UIDevice.current.orientation == orientation)

    for (title, _, _) in places { stage.buttons[title].tap() }
    #expect(log.lines == places.map(\.0))
  }

  // MARK: - EarlGrey UIView+GREYAdditionsTest.m, below Tests/UnitTests/Sources

  @Test func `a view that is added or inserted last is in front`() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    #expect(view.subviews.last === first)
    view.addSubview(second)
    #expect(view.subviews.last === second)
    second.removeFromSuperview()
    #expect(view.subviews.last === first)
  }

  @Test(arguments: [(0.0, 0.2), (1, 0.1), (0, 1)])
  func `an animation runs its block at once, and tells its end when it is over`(
    delay: Double, duration: Double
  ) {
    var (hasRun, results): (Bool, [Bool]) = (false, [])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.present(view)
    UIView.animate(withDuration: duration, delay: delay) {
      hasRun = true
      view.alpha = 0.5
    } completion: {
      results.append($0)
    }
    #expect(hasRun && results == [])
    stage.clock.advance(by: delay + duration)
    #expect(results == [true])
  }
}
