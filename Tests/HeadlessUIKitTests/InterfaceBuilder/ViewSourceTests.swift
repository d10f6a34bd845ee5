import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Where a controller's view comes from", .isolated)
struct ViewSourceTests {
  let console = ConsoleRecorder()
  let shelf: DocumentShelf

  init() throws {
    shelf = try DocumentShelf()
  }

  /// Puts a nib into the bundle whose view carries the nib's name as its tag's label.
  private func put(_ name: String, isConnected: Bool = true) throws {
    let outlet = "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"
    try shelf.put(
      Samples.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections>\(isConnected ? outlet : "")</connections>
        </placeholder>
        <view id="v"><subviews><label text="\(name)" id="l"/></subviews></view>
        """), as: "\(name).xib")
  }

  /// The name of the nib a controller's view came from, or nil if it is a plain view.
  private func source(of controller: UIViewController) -> String? {
    (controller.view.subviews.first as? UILabel)?.text
  }

  private func put(_ names: [String]) throws {
    for name in names { try put(name) }
  }

  @Test func `who catches exceptions goes on with a view of no nib`() throws {
    try put("Loose", isConnected: false)
    let loose = PlainViewController(nibName: "Loose", bundle: nil)
    let missing = PlainViewController(nibName: "Missing", bundle: nil)

    let message = [loose, missing].map { controller in
      Device.current.exception { _ = controller.view }
    }

    #expect(message[0]?.hasSuffix("nib but the view outlet was not set.") == true)
    #expect(message[1]?.hasSuffix("with name 'Missing'") == true)
    #expect(loose.isViewLoaded && loose.view.subviews.isEmpty && missing.isViewLoaded)
  }

  @Test func `DEMO-09, 1: an override of loadView wins over a nib of a name`() throws {
    try put(["Named", "WrittenView", "WrittenViewController"])

    #expect(WrittenViewController(nibName: "Named", bundle: nil).view is UISwitch)
  }

  @Test func `DEMO-09, 2: the scene of a storyboard wins over nibs of the class's name`() throws {
    try put(["PlainView", "PlainViewController"])
    let scene = """
      <scene sceneID="s"><objects>
        <viewController id="one-vc-001" customClass="PlainViewController" \
      customModule="CoreScreensTests" sceneMemberID="viewController">
          <view key="view" id="v"><subviews><label text="scene" id="l"/></subviews></view>
        </viewController>
      </objects></scene>
      """
    try shelf.put(Samples.storyboard(scene), as: "Main.storyboard")

    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())

    #expect(controller is PlainViewController && !controller.isViewLoaded)
    #expect(source(of: controller) == "scene")
  }

  @Test func `DEMO-09, 3: a nib of a given name wins over nibs of the class's name`() throws {
    try put(["Named", "PlainView"])

    #expect(source(of: PlainViewController(nibName: "Named", bundle: nil)) == "Named")
  }

  @Test func `DEMO-09, 4: a given name is a promise, and nothing takes a missing nib's place`()
    throws
  {
    try put(["PlainView"])
    let controller = PlainViewController(nibName: "Named", bundle: nil)
    let nib = UINib(nibName: "Named", bundle: controller.nibBundle)

    let message = Device.current.exception { _ = nib.instantiate(withOwner: controller) }

    #expect(message?.hasSuffix("with name 'Named'") == true)
  }

  @Test func `B101: without a name the class's name without Controller comes first`() throws {
    try put(["PlainView", "PlainViewController"])

    #expect(source(of: PlainViewController()) == "PlainView")
    #expect(PlainViewController().nibName == nil)
  }

  @Test func `B101: then the class's whole name`() throws {
    try put(["PlainViewController"])

    #expect(source(of: PlainViewController()) == "PlainViewController")
  }

  @Test func `B101: if none exists, it is a plain view`() {
    #expect(source(of: PlainViewController()) == nil)
    #expect(PlainViewController().view.frame == UIScreen.main.bounds)
  }

  @Test func `B101: a nib for phones will do`() throws {
    try shelf.put(
      Samples.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="view" destination="v" id="o"/>
        </connections></placeholder>
        <view id="v"><subviews><label text="phone" id="l"/></subviews></view>
        """), as: "PlainView~iphone.xib")

    #expect(source(of: PlainViewController()) == "phone")
  }

  @Test func `DEMO-09, 8: an override that calls super has the nib looked for`() throws {
    try put(["LoadViewCallsSuper"])

    #expect(source(of: LoadViewCallsSuperController()) == "LoadViewCallsSuper")
  }

  @Test func `DEMO-09, 9: an ending that is not Controller is kept`() throws {
    try put(["Reminder", "ReminderVC"])

    #expect(source(of: ReminderVC()) == "ReminderVC")
  }

  @Test func `DEMO-09, 10: a class called Controller has its whole name alone`() throws {
    try put(["", "Controller"])

    #expect(source(of: Named.Controller()) == "Controller")
  }

  @Test func `DEMO-09, 11: a nib that leaves the view outlet open stops the program`() async throws
  {
    try shelf.put(Samples.xib("<view id=\"v\"/>"), as: "Named.xib")
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [path = shelf.bundle.bundlePath as String] in
      try await MainActor.run {
        Device.current.bundle = try #require(Bundle(path: path))
        _ = UIViewController(nibName: "Named", bundle: nil).view
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      message.contains(
        "reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Named\" nib but "
          + "the view outlet was not set.'"))
    #expect(message.contains("Connect the outlet view of File's Owner in Named.xib."))
  }

  @Test func `DEMO-09: a view is loaded from its nib once, and when it is asked for`() throws {
    try shelf.put(Samples.screen, as: "Counter.xib")
    let controller = CounterViewController(nibName: "Counter", bundle: nil)
    #expect(controller.diary.isEmpty && !controller.isViewLoaded)

    for _ in 0..<3 { _ = controller.view }

    #expect(controller.diary == ["viewDidLoad with 0"])
  }

  @Test func `DEMO-23: two loads give the same types in order, and different objects`() throws {
    try shelf.put(Samples.card, as: "KNAppView.xib")
    try shelf.put(
      Samples.xib("<view id=\"a\"/>\n<label id=\"b\"/>"), as: "Two.xib")
    let types = { (objects: [Any]?) in (objects ?? []).map { "\(type(of: $0))" } }

    let byBundle = shelf.bundle.loadNibNamed("Two", owner: nil)
    let byNib = UINib(nibName: "Two", bundle: nil).instantiate(withOwner: nil)

    #expect(types(byBundle) == ["UIView", "UILabel"] && types(byNib) == types(byBundle))
    #expect(byBundle?.last as? UILabel !== byNib.last as? UILabel)
    #expect(types(shelf.bundle.loadNibNamed("KNAppView", owner: nil)) == ["CardView"])
  }
}

/// A controller that leaves its view to the documents.
final class PlainViewController: UIViewController {}

/// A controller that makes its view itself.
final class WrittenViewController: UIViewController {
  override func loadView() { view = UISwitch() }
}

/// A controller that overrides loadView and calls super.
final class LoadViewCallsSuperController: UIViewController {
  override func loadView() { super.loadView() }
}

/// A controller whose name does not end in Controller.
final class ReminderVC: UIViewController {}

/// A place for a controller of a common name.
enum Named {
  /// A controller whose whole name is the ending.
  final class Controller: UIViewController {}
}
