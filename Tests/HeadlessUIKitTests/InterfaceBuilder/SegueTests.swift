import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Storyboards with several scenes", .isolated)
struct SegueTests {
  let console = ConsoleRecorder()
  let shelf: DocumentShelf
  let tabs: UITabBarController
  let stack: UINavigationController
  let home: SegueRecordingController
  let stage = Stage()

  init() throws {
    shelf = try DocumentShelf()
    try shelf.put(SegueSamples.main, as: "Main.storyboard")
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    home = try #require(stack.topViewController as? SegueRecordingController)
  }

  private func present() {
    stage.present(tabs)
    home.diary = []
  }

  @Test func `a storyboard with two tabs is made whole, and nothing is loaded before it is seen`() {
    #expect(tabs.viewControllers?.count == 2 && home.storyboard != nil)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Contacts"])
    #expect(tabs.tabBar.items?.first?.badgeValue == "2")
    #expect(!home.isViewLoaded && tabs.viewControllers?.last?.isViewLoaded == false)

    stage.present(tabs)

    #expect(home.isViewLoaded && tabs.viewControllers?.last?.isViewLoaded == false)
    #expect(stage.navigationBars["Welcome"].exists && console.lines == [])
    stage.tabBars.buttons["Contacts"].tap()
    #expect(tabs.viewControllers?.last?.viewIfLoaded?.window != nil)
  }

  @Test func `B250: a button asks, prepares and pushes`() throws {
    present()

    stage.buttons["Push"].tap()
    stage.clock.advance(by: 1)

    #expect(home.diary == ["should push", "prepare push not loaded"])
    let third = try #require(stack.topViewController as? SegueRecordingController)
    #expect(third !== home && third.diary == ["viewDidLoad with a parcel"])
  }

  @Test func `a controller that refuses is not left`() {
    present()
    home.isOpen = false

    stage.buttons["Push"].tap()

    #expect(home.diary == ["should push"] && stack.topViewController === home)
  }

  @Test func `B251: a segue followed in code asks nobody`() {
    present()
    home.isOpen = false

    home.performSegue(withIdentifier: "manual", sender: nil)
    stage.clock.advance(by: 1)

    #expect(home.diary == ["prepare manual not loaded"] && stack.viewControllers.count == 2)
  }

  @Test func `a segue of a button can be followed in code, once its view is loaded`() {
    present()

    home.performSegue(withIdentifier: "sheet", sender: nil)
    stage.clock.advance(by: 1)

    #expect(tabs.presentedViewController is SegueRecordingController)
    #expect(tabs.presentedViewController?.modalPresentationStyle == .pageSheet)
  }

  @Test func `a button of the bar pushes`() {
    present()

    stage.navigationBars.buttons["Next"].tap()
    stage.clock.advance(by: 1)

    #expect(home.diary == ["should next", "prepare next not loaded"])
    #expect(stack.topViewController?.title == "Third")
  }

  @Test func `a class of one's own shows the destination in its own way`() {
    present()

    home.performSegue(withIdentifier: "leap", sender: nil)

    #expect(stage.window.rootViewController?.title == "Third" && console.lines == [])
  }

  @Test func `an embedded controller is a child before its container's viewDidLoad`() throws {
    present()
    stage.tabBars.buttons["Contacts"].tap()
    let second = try #require(tabs.selectedViewController as? SegueRecordingController)
    let child = try #require(second.children.first as? SegueRecordingController)

    #expect(second.diary == ["prepare inner not loaded", "viewDidLoad with "])
    #expect(child.parent === second && child.diary == ["viewDidLoad with a parcel"])
    #expect(child.view.superview?.frame == CGRect(x: 10, y: 100, width: 300, height: 200))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test(arguments: ["Push", "Sheet"])
  func `B253: an unwind segue goes back to the one who has the action`(way: String) {
    present()
    stage.buttons[way].tap()
    stage.clock.advance(by: 1)

    stage.buttons["Home"].tap()
    stage.clock.advance(by: 1)

    #expect(home.diary.last == "home from Third")
    #expect(stack.viewControllers == [home] && tabs.presentedViewController == nil)
    #expect(home.view.window != nil && console.lines == [])
  }

  @Test func `a segue nobody has drawn stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "nowhere", sender: nil)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      message.contains(
        "'NSInvalidArgumentException', reason: 'Receiver (<UIViewController>) has no segue with "
          + "identifier 'nowhere''"))
  }

  @Test func `a segue without a place to go and one of an unknown kind are reported`() throws {
    let document = Samples.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController id="one-vc-001" sceneMemberID="viewController"><connections>
          <segue destination="ghost" kind="show" id="c1"/>
          <segue destination="one-vc-001" kind="teleport" id="c2"/>
        </connections></viewController>
      </objects></scene>
      """)

    let validation = NibValidation(try Document(Data(document.utf8), file: "Main.storyboard"))

    #expect(
      validation.report.problems.map(\.text) == [
        "Main.storyboard, line 7, <segue>: The document has no object with the id \"ghost\".",
        "Main.storyboard, line 8, <segue>: There is no segue of the kind \"teleport\", so it is not "
          + "followed.",
      ])
  }

  @Test func `a reference leads into another storyboard`() throws {
    let first = Samples.storyboard(
      """
      <scene sceneID="s"><objects>
        <tabBarController id="one-vc-001" sceneMemberID="viewController"><connections>
          <segue destination="x" kind="relationship" relationship="viewControllers" id="c1"/>
          <segue destination="y" kind="relationship" relationship="viewControllers" id="c2"/>
        </connections></tabBarController>
      </objects></scene>
      <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Main" \
      referencedIdentifier="fourth" id="x" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s3"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="y" \
      sceneMemberID="viewController"/></objects></scene>
      """)
    try shelf.put(first, as: "First.storyboard")

    let made = UIStoryboard(name: "First", bundle: nil).instantiateInitialViewController()

    #expect((made as? UITabBarController)?.viewControllers?.map(\.title) == ["Fourth", nil])
    #expect(console.lines.count == 1)
  }

  @Test func `scenes that contain each other are loaded no further than a document may go`() throws
  {
    let document = Samples.storyboard(
      """
      <scene sceneID="s"><objects>
        <tabBarController id="one-vc-001" sceneMemberID="viewController"><connections>
          <segue destination="n" kind="relationship" relationship="viewControllers" id="c1"/>
          <segue destination="n" kind="relationship" relationship="viewControllers" id="c3"/>
        </connections></tabBarController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <navigationController id="n" sceneMemberID="viewController"><connections>
          <segue destination="one-vc-001" kind="relationship" relationship="rootViewController" \
      id="c2"/>
        </connections></navigationController>
      </objects></scene>
      """)

    let validation = NibValidation(try Document(Data(document.utf8), file: "Main.storyboard"))

    #expect(validation.report.count(of: .recursion) == 4)
  }

  @Test func `nobody keeps what a storyboard made`() throws {
    weak var tabs: UIViewController?
    weak var root: UIViewController?
    do {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let made = try #require(
        storyboard.instantiateInitialViewController() as? UITabBarController)
      stage.present(made)
      stage.buttons["Sheet"].tap()
      stage.clock.advance(by: 1)
      made.dismiss(animated: true)
      stage.clock.advance(by: 1)
      tabs = made
      root = (made.viewControllers?.first as? UINavigationController)?.topViewController
      stage.present(UIViewController())
    }
    #expect(tabs == nil && root == nil)
  }
}
