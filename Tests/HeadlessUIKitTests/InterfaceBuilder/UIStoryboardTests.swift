import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIStoryboard", .isolated)
struct UIStoryboardTests {
  let console = ConsoleRecorder()
  let shelf: DocumentShelf

  init() throws {
    shelf = try DocumentShelf()
    try shelf.put(Self.main, as: "Main.storyboard")
  }

  /// A counter, and a second scene with an identifier.
  nonisolated static let main = Samples.storyboard(
    """
    <scene sceneID="s1"><objects>
      <viewController title="Counter" id="one-vc-001" customClass="CounterViewController" \
    customModule="CoreScreensTests" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="7" id="l1"><rect key="frame" x="20" y="40" width="100" height="21"/></label>
            <button buttonType="system" id="b1">
              <rect key="frame" x="20" y="80" width="100" height="40"/>
              <state key="normal" title="Add"/>
              <connections>
                <action selector="add" destination="one-vc-001" eventType="touchUpInside" id="c2"/>
              </connections>
            </button>
          </subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <connections><outletCollection property="gestureRecognizers" destination="g1" \
    appends="YES" id="c3"/></connections>
        </view>
        <connections><outlet property="countLabel" destination="l1" id="c1"/></connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
      <tapGestureRecognizer id="g1"><connections>
        <action selector="padded:" destination="one-vc-001" id="c4"/>
      </connections></tapGestureRecognizer>
    </objects></scene>
    <scene sceneID="s2"><objects>
      <viewController storyboardIdentifier="second" id="two-vc-001" sceneMemberID="viewController">
        <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController>
    </objects></scene>
    """)

  @Test func `B139: a known identifier gives a new controller each time, made by init(coder:)`() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)

    let first = storyboard.instantiateViewController(withIdentifier: "second")
    let second = storyboard.instantiateViewController(withIdentifier: "second")

    #expect(first !== second && type(of: first) == UIViewController.self)
    #expect(first.storyboard === storyboard && !first.isViewLoaded)
  }

  @Test func `B139: an unknown identifier raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try UIStoryboard(Data(UIStoryboardTests.main.utf8), name: "Main")
        _ = storyboard.instantiateViewController(withIdentifier: "third")
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      message.contains(
        "'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard>) doesn't contain a view "
          + "controller with identifier 'third''. The identifiers of Main.storyboard are: "
          + "\"second\"."))
  }

  @Test func `a storyboard that is not there raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Atlantis", bundle: nil) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      message.contains("reason: 'Could not find a storyboard named 'Atlantis' in bundle NSBundle"))
  }

  @Test func `the controller is awoken when it is made, and connected when its view is loaded`()
    throws
  {
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? CounterViewController)
    #expect(controller.diary == ["awakeFromNib"] && controller.countLabel == nil)
    #expect(controller.title == "Counter")

    _ = controller.view

    #expect(controller.diary == ["awakeFromNib", "viewDidLoad with 7"])
    #expect(controller.viewIfLoaded?.next === controller)
  }

  @Test func `a person taps what a scene connects`() throws {
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? CounterViewController)
    let stage = Stage()
    stage.present(controller)

    stage.buttons["Add"].tap()
    #expect(controller.count == 1 && controller.countLabel?.text == "1")
    stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(controller.count == 11)
    #expect(console.lines.isEmpty)
  }

  @Test(arguments: ["color", "window", "outlet", "rect"])
  func `a first scene without a controller is refused, with its element and line`(
    element: String
  ) throws {
    let text = Samples.storyboard(
      """
      <scene sceneID="s1"><objects>
        <\(element) key="frame" id="one-vc-001" sceneMemberID="viewController"/>
      </objects></scene>
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("<\(element)") }) + 1

    #expect(throws: NibError.self) { try UIStoryboard(Data(text.utf8), name: "Main") }
    do {
      _ = try UIStoryboard(Data(text.utf8), name: "Main")
    } catch {
      #expect(
        "\(error)"
          == "Main.storyboard, line \(line), <\(element)>: The storyboard begins with this element, "
          + "and it is no controller. Look at initialViewController in the first lines.")
    }
  }

  @Test func `the items of a toolbar come with their controller`() throws {
    let text = Samples.storyboard(
      """
      <scene sceneID="s1"><objects>
        <viewController id="one-vc-001" sceneMemberID="viewController">
          <toolbarItems><barButtonItem title="Send" id="t1"/><barButtonItem title="Keep" id="t2"/>
          </toolbarItems>
        </viewController>
      </objects></scene>
      """)
    let controller = try UIStoryboard(Data(text.utf8), name: "Main")
      .instantiateInitialViewController()

    #expect(controller?.toolbarItems?.map(\.title) == ["Send", "Keep"])
  }

  @Test func `a storyboard without a first scene has no first controller`() throws {
    let storyboard = try UIStoryboard(
      Data(Samples.storyboard("", initial: "nobody").utf8), name: "Main")

    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test func `a creator makes the controller, or leaves it to the class`() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)

    let made = storyboard.instantiateViewController(identifier: "second") { coder in
      GreetingViewController(coder: coder, greeting: "Hello")
    }
    let left: UIViewController = storyboard.instantiateViewController(identifier: "second") { _ in
      nil
    }
    let first = storyboard.instantiateInitialViewController { coder in
      CounterViewController(coder: coder)
    }

    #expect(made.greeting == "Hello" && made.view.bounds.width == 375)
    #expect(type(of: left) == UIViewController.self && first?.title == "Counter")
  }

  @Test func `a scene without a class becomes a plain controller, and its ways are reported`()
    throws
  {
    let storyboard = try UIStoryboard(
      Data(
        Samples.storyboard(
          """
          <scene sceneID="s"><objects>
            <splitViewController id="one-vc-001" sceneMemberID="viewController"><connections>
              <segue destination="x" kind="relationship" relationship="masterViewController" id="c"/>
            </connections></splitViewController>
            <viewController id="x"/>
          </objects></scene>
          """
        ).utf8), name: "Main")

    let controller = try #require(storyboard.instantiateInitialViewController())
    _ = controller.view

    #expect(type(of: controller) == UIViewController.self)
    #expect(
      console.lines.first
        == "Main.storyboard, line 6, <splitViewController>: There is no class for "
        + "this element, so it becomes a UIViewController.")
  }

  @Test func `nobody is kept: controller, view and storyboard go`() throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var storyboard: UIStoryboard?
    do {
      let made = UIStoryboard(name: "Main", bundle: nil)
      let first = try #require(made.instantiateInitialViewController())
      (controller, view, storyboard) = (first, first.view, made)
      #expect(view != nil)
    }

    #expect(controller == nil && view == nil && storyboard == nil)
  }
}

/// A controller that its maker gives a greeting.
final class GreetingViewController: UIViewController {
  let greeting: String

  init?(coder: NSCoder, greeting: String) {
    self.greeting = greeting
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}
