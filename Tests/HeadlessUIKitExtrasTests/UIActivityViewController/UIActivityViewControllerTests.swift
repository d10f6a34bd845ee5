import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("UIActivityViewController", .isolated)
struct UIActivityViewControllerTests {
  let log = Log()
  let console = ConsoleLog()
  let root = UIViewController()
  let stage = Stage()

  init() {
    stage.present(root)
  }

  private func share(
    _ items: [Any], _ activities: [UIActivity]? = nil,
    excluding types: [UIActivity.ActivityType]? = nil
  ) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = types
    sheet.completionWithItemsHandler = { [log] type, completed, items, error in
      log.note("\(type?.rawValue ?? "nil") \(completed) \(items == nil) \(error == nil)")
    }
    root.present(sheet, animated: true)
    stage.clock.advance(by: 1)
  }

  @Test func `B510: the sheet lists what is shared, and to whom`() {
    share(["Soup of the day", picture(), URL(string: "https://example.org/soup") as Any])

    #expect(stage.cells["\"Soup of the day\""].exists)
    #expect(stage.staticTexts["Picture, 40 × 20"].exists)
    #expect(stage.cells["Anna, Messages"].exists || stage.staticTexts["Anna"].exists)
    #expect(stage.staticTexts["Mail"].exists && stage.staticTexts["Save Image"].exists)
  }

  @Test func `B511: choosing somebody sends the sheet away and is told once`() {
    share(["Soup"])
    stage.staticTexts["Anna"].tap()
    stage.clock.advance(by: 1)

    #expect(root.presentedViewController == nil)
    #expect(log.lines == ["com.apple.UIKit.activity.Message true true true"])
    #expect(
      console.lines == [
        "Anna (Messages) was chosen to share: \"Soup\". Nothing leaves this phone."
      ])
  }

  @Test func `B512: closing the sheet is told with nothing and false`() {
    share(["Soup"])
    stage.buttons["Close"].tap()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["nil false true true"] && console.lines.isEmpty)
  }

  @Test func `copying puts the text on the pasteboard`() {
    share([picture(), "Soup"])
    stage.staticTexts["Copy"].tap()
    stage.clock.advance(by: 1)

    #expect(UIPasteboard.general.string == "Soup")
  }

  @Test func `a picture that is saved lies in the library of the phone`() {
    share([picture()])
    stage.staticTexts["Save Image"].tap()
    stage.clock.advance(by: 1)
    root.present(UIImagePickerController(), animated: false)
    stage.clock.advance(by: 1)

    #expect(stage.buttons["Saved picture 4"].exists)
  }

  @Test func `B513: what is excluded is not listed, and a text cannot be saved as a picture`() {
    share(["Soup"], excluding: [.mail])

    #expect(!stage.staticTexts["Mail"].exists && !stage.staticTexts["Save Image"].exists)
  }

  @Test func `B514: a service of the application is listed if it can do something, and performed`()
  {
    let service = Shouting(log)
    share(["Soup"], [service, Shouting(log, can: false)])
    #expect(stage.cells.count == 7)
    stage.staticTexts["Shout"].tap()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["prepare 1", "perform", "shout true true true"])
  }

  @Test func `a service that shares stands with those that share, and shows its picture`() {
    let service = Sharing(log)
    share(["Soup"], [service])

    let places = ["Mail", "Shout", "Copy"].map { stage.staticTexts[$0].frame.minY }
    #expect(places == places.sorted() && Set(places).count == 3)
    let isDrawn = stage.display.commands.contains {
      guard case .image("picture", _, _, _) = $0 else { return false }
      return true
    }
    #expect(isDrawn)
  }

  private final class Sharing: Shouting {
    override class var activityCategory: Category { .share }
    override var activityImage: UIImage? { picture() }
  }

  @Test func `a service that is performed is not chosen a second time`() {
    let service = Slow(log)
    share(["Soup"], [service])
    stage.staticTexts["Shout"].tap()
    stage.staticTexts["Shout"].tap()

    #expect(log.lines == ["prepare 1"])
  }

  private final class Slow: Shouting {
    override func perform() {}
  }

  @Test func `a picture of any size is told`() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1e300 10\"/>"
    share([UIImage(data: Data(svg.utf8)) as Any])

    #expect(stage.staticTexts["Picture, 1000000000 × 10"].exists)
  }

  private class Shouting: UIActivity {
    let log: Log
    let can: Bool

    init(_ log: Log, can: Bool = true) {
      (self.log, self.can) = (log, can)
      super.init()
    }

    override var activityType: ActivityType? { ActivityType("shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { can }
    override func prepare(withActivityItems activityItems: [Any]) {
      log.note("prepare \(activityItems.count)")
    }
    override func perform() {
      log.note("perform")
      activityDidFinish(true)
    }
  }

  @Test func `a sheet that shares asks for a bubble, which a phone does not show`() {
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    sheet.popoverPresentationController?.barButtonItem = item

    #expect(sheet.popoverPresentationController?.barButtonItem === item)
    #expect(root.popoverPresentationController == nil)
    root.modalPresentationStyle = .popover
    #expect(root.popoverPresentationController != nil)
  }
}
