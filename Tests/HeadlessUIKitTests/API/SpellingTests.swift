import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// Calls methods in each of the ways that need Objective-C on a device.
///
/// The documentation's first page has a table of them, and its right column is the code below.
@Suite("What needs Objective-C on a device", .isolated)
struct SpellingTests {
  let stage = Stage()
  let menu = Menu()

  init() {
    stage.present(menu)
  }

  @Test func `the code in the documentation's table is the code below`() throws {
    let page = try APIReference.page("HeadlessUIKit")
    let code = squeezed(try String(contentsOfFile: #filePath, encoding: .utf8))

    let cells = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix("` |") }
      .compactMap { $0.components(separatedBy: " | ").last?.dropLast(" |".count) }
    let calls = cells.map { $0.dropFirst().dropLast() }
      .filter { $0.contains("Menu") || $0.contains("press") }

    #expect(calls.count == 9, "Bring the table and this file together.")
    #expect(calls.filter { !code.contains(squeezed(String($0))) } == [])
  }

  @Test func `a button calls a method, and the method of a name`() {
    menu.watchButton()
    stage.buttons["Press"].tap()
    #expect(menu.heard == ["press", "press"])
  }

  @Test func `a name for nobody is heard by the first responder`() {
    #expect(menu.sendName())
    #expect(menu.heard == ["press"])
  }

  @Test func `bar button items and gestures call a method`() {
    menu.watchBarAndGesture()
    stage.buttons["Done"].tap()
    stage.tap(at: CGPoint(x: 160, y: 400))
    #expect(menu.heard == ["press", "press"])
  }

  @Test func `notifications and timers call a method`() {
    menu.watchNewsAndTime()
    NotificationCenter.default.post(name: Menu.news, object: nil)
    stage.clock.advance(by: 2)
    #expect(menu.heard == ["news", "tick"])
  }

  /// Code without the white space that lines are broken at.
  private func squeezed(_ code: String) -> String {
    code.filter { !$0.isWhitespace }
  }
}

extension SpellingTests {
  /// A controller that can be called in every way.
  final class Menu: UIViewController {
    static let news = Notification.Name("news")

    override class var actions: [Selector: IBAction] { ["press": IBAction(Menu.press)] }

    override var canBecomeFirstResponder: Bool { true }

    let button = UIButton(type: .system)
    private(set) var heard: [String] = []
    private var news: Notification.Name { Self.news }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
      view.addSubview(button)
    }

    func watchButton() {
      button.addTarget(self, action: Menu.press, for: .touchUpInside)
      button.addTarget(self, action: "press", for: .touchUpInside)
    }

    func sendName() -> Bool {
      becomeFirstResponder()
      return UIApplication.shared.sendAction("press", to: nil, from: nil, for: nil)
    }

    func watchBarAndGesture() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
      bar.items = [
        UIBarButtonItem(title: "Done", style: .plain, target: self, action: Menu.press)
      ]
      view.addSubview(bar)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Menu.press))
    }

    func watchNewsAndTime() {
      NotificationCenter.default.addObserver(self, selector: Menu.hear, name: news, object: nil)
      Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: Menu.tick, userInfo: nil, repeats: false)
    }

    func press() { heard.append("press") }

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }

    func tick(_ timer: Timer) { heard.append("tick") }
  }
}
