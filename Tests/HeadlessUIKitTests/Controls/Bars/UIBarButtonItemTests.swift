import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIBarButtonItem", .isolated)
struct UIBarButtonItemTests {
  let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
  let page = BarPage()
  let stage = Stage()

  init() {
    page.view.addSubview(bar)
    stage.present(page)
  }

  @Test func `B118: an item is plain, of no width of its own, enabled, and says nothing`() {
    let item = UIBarButtonItem()

    #expect(item.style == .plain && item.width == 0 && item.isEnabled && item.tag == 0)
    #expect(item.title == nil && item.image == nil && item.target == nil && item.action == nil)
    #expect(item.customView == nil && item.tintColor == nil)
    #expect(item.primaryAction == nil)
  }

  @Test func `B118: the initialisers of the system's items differ in their labels`() {
    let old = UIBarButtonItem(barButtonSystemItem: .cancel, target: page, action: "turn:")
    let new = UIBarButtonItem(systemItem: .cancel)

    #expect(old.target === page && old.action == "turn:")
    #expect(new.target == nil && new.action == nil)
  }

  @Test func `B118: the target is weak, by name and by method`() {
    weak var gone: BarPage?
    let items: [UIBarButtonItem]
    do {
      let page = BarPage()
      gone = page
      items = [
        UIBarButtonItem(title: "One", style: .plain, target: page, action: "turn:"),
        UIBarButtonItem(title: "Two", style: .plain, target: page, action: BarPage.done),
      ]
    }
    bar.items = items

    #expect(gone == nil && items.allSatisfy { $0.target == nil })
    stage.buttons["One"].tap()
    stage.buttons["Two"].tap()
    #expect(page.lines.isEmpty)
  }

  @Test func `a tap calls the method of the target, with the item as its sender`() {
    bar.items = [
      UIBarButtonItem(title: "Name", style: .plain, target: page, action: "turn:"),
      UIBarButtonItem(title: "None", style: .plain, target: page, action: BarPage.done),
      UIBarButtonItem(barButtonSystemItem: .add, target: page, action: BarPage.turn),
    ]

    for name in ["Name", "None", "Add"] { stage.toolbars.buttons[name].tap() }

    #expect(page.lines == ["turn by UIBarButtonItem", "done", "turn by UIBarButtonItem"])
  }

  @Test func `a method for an optional of another class is called with nil, and that is told`() {
    let console = ConsoleRecorder()
    bar.items = [UIBarButtonItem(title: "Again", style: .plain, target: page, action: "again:")]

    stage.buttons["Again"].tap()

    #expect(page.lines == ["again after nothing"])
    #expect(
      console.lines == [
        "A method that takes a UIAlertAction? is called with nil, for its sender is a UIBarButtonItem. "
          + "Look at the type of its sender."
      ])
  }

  @Test func `a target of nil is looked for from the bar up the responders`() {
    bar.items = [UIBarButtonItem(title: "Turn", style: .plain, target: nil, action: "turn:")]

    stage.buttons["Turn"].tap()

    #expect(page.lines == ["turn by UIBarButtonItem"])
  }

  @Test func `a primary action gives title and image, and runs instead of the target's`() {
    var senders: [Bool] = []
    let item = UIBarButtonItem(title: "Old", style: .plain, target: page, action: "turn:")
    item.primaryAction = UIAction(title: "New") { [item] in
      senders.append($0.sender as AnyObject === item)
    }
    bar.items = [item]

    stage.buttons["New"].tap()

    #expect(senders == [true] && page.lines.isEmpty)
    item.primaryAction = nil
    #expect(item.title == "New")
    stage.buttons["New"].tap()
    #expect(page.lines == ["turn by UIBarButtonItem"])
  }

  @Test func `a system item keeps its own look when it is given an action`() {
    var runs = 0
    bar.items = [
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    ]

    stage.buttons["Done"].tap()

    #expect(runs == 1)
  }

  @Test func `an item made of an action may have another title`() {
    let item = UIBarButtonItem(title: "Mine", primaryAction: UIAction(title: "Its") { _ in })
    #expect(item.title == "Mine")
    #expect(UIBarButtonItem(primaryAction: UIAction(title: "Its") { _ in }).title == "Its")
  }

  @Test func `what is said of an item later is seen on the bar`() {
    let item = UIBarButtonItem(title: "Old", style: .plain, target: page, action: "turn:")
    bar.items = [item]
    item.title = "New"
    item.isEnabled = false

    #expect(stage.buttons["New"].exists && !stage.buttons["New"].isEnabled)
    item.width = 33
    #expect(stage.buttons["New"].frame.width == 33)
    item.customView = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(!stage.buttons["New"].exists)
  }

  @Test func `styles and system items have UIKit's numbers`() {
    #expect(UIBarButtonItem.Style.plain.rawValue == 0 && UIBarButtonItem.Style.done.rawValue == 2)
    let items: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo,
    ]
    #expect(items.map(\.rawValue) == Array(0...22))
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
  }

  @Test func `every system item but the spaces shows words or a picture`() {
    for number in 0...24 {
      guard let kind = UIBarButtonItem.SystemItem(rawValue: number) else { continue }
      bar.items = [UIBarButtonItem(systemItem: kind)]
      let isSpace = kind == .flexibleSpace || kind == .fixedSpace
      #expect(stage.toolbars.buttons.count == (isSpace ? 0 : 1), "\(kind)")
      if !isSpace { #expect(!stage.toolbars.buttons[0].label.isEmpty, "\(kind)") }
    }
  }
}

final class BarPage: UIViewController {
  private(set) var lines: [String] = []

  override class var actions: [Selector: IBAction] {
    [
      "turn:": IBAction(BarPage.turn), "again:": IBAction(BarPage.again),
    ]
  }

  func turn(_ sender: Any?) {
    lines.append("turn by " + (sender.map { "\(type(of: $0))" } ?? "nobody"))
  }

  func done() { lines.append("done") }

  // It is the handler of an alert as well.
  func again(_ action: UIAlertAction?) {
    lines.append("again after " + (action.map { "\($0.title ?? "")" } ?? "nothing"))
  }
}
