import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Segues whose destination a method makes", .isolated)
struct SegueActionTests {
  let console = ConsoleRecorder()
  let shelf: DocumentShelf
  let stage = Stage()

  init() throws { shelf = try DocumentShelf() }

  /// Shows a list with a button for a segue of some attributes, and taps it.
  private func follow(_ attributes: String, rest: String = "") throws -> WordListController {
    try shelf.put(
      Samples.storyboard(
        """
        <scene sceneID="l"><objects>
          <viewController id="list" customClass="WordListController" \
        customModule="CoreScreensTests" sceneMemberID="viewController">
            <view key="view" id="lv"><rect key="frame" x="0" y="0" width="320" height="568"/>
              <subviews>
                <button buttonType="system" id="b"><rect key="frame" x="20" y="40" width="200" \
        height="40"/><state key="normal" title="Add"/><connections>
                  <segue kind="presentation" identifier="add" id="s" \(attributes)/>
                </connections></button>
              </subviews></view>
          </viewController>
        </objects></scene>
        <scene sceneID="w"><objects>
          <viewController title="Word" id="word" customClass="WordController" \
        customModule="CoreScreensTests" sceneMemberID="viewController"/>
        </objects></scene>
        \(rest)
        """, initial: "list"), as: "Main.storyboard")
    let list = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? WordListController)
    stage.present(list)
    stage.buttons["Add"].tap()
    stage.clock.advance(by: 1)
    return list
  }

  private func selector(_ name: String) -> String {
    "destination=\"word\" destinationCreationSelector=\"\(name)\""
  }

  @Test(arguments: ["makeWord:", "makeWord:sender:", "makeWord:sender:segueIdentifier:"])
  func `B256: a segue action makes the destination before prepare is called`(name: String) throws {
    let list = try follow(selector(name))

    let word = try #require(list.presentedViewController as? WordController)
    #expect(
      word.words == ["makeWord:": ["tea"], "makeWord:sender:": ["Add"]][name] ?? ["Add", "add"])
    #expect(list.prepared === word && word.title == "Word" && word.storyboard != nil)
    #expect(console.lines == [])
  }

  @Test func `B257: where a segue action returns nil, init(coder:) makes the destination`() throws {
    let list = try follow(selector("makeNothing:"))

    let word = try #require(list.presentedViewController as? WordController)
    #expect(word.words == ["by init(coder:)"] && console.lines == [])
  }

  @Test func `a method for another sender is not called, and the console says so`() throws {
    let list = try follow(selector("makeWordOfCell:sender:"))

    #expect((list.presentedViewController as? WordController)?.words == ["by init(coder:)"])
    #expect(console.lines.count == 1 && console.lines.first?.contains("UIButton") == true)
  }

  @Test func `a container that is shown has its controller made by the one that shows it`() throws {
    let list = try follow(
      "destination=\"stack\"",
      rest: """
        <scene sceneID="n"><objects>
          <navigationController id="stack" sceneMemberID="viewController"><connections>
            <segue destination="word" kind="relationship" relationship="rootViewController" \
        destinationCreationSelector="makeWord:sender:" id="r"/>
          </connections></navigationController>
        </objects></scene>
        """)

    let stack = try #require(list.presentedViewController as? UINavigationController)
    #expect((stack.viewControllers.first as? WordController)?.words == ["Add"])
  }

  @Test func `a name that no table has ends the program with the names there are`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = try? SegueActionTests().follow(
          "destination=\"word\" destinationCreationSelector=\"makeCard:\"")
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("-[WordListController makeCard:]: unrecognized selector sent to instance"))
    #expect(text.contains("are \"makeNothing:\", \"makeWord:\", "))
  }
}

final class WordListController: UIViewController {
  private(set) weak var prepared: UIViewController?

  override class var segueActions: [Selector: IBSegueAction] {
    [
      "makeWord:": IBSegueAction(WordListController.make(coder:)),
      "makeWord:sender:": IBSegueAction(WordListController.make(coder:sender:)),
      "makeWord:sender:segueIdentifier:": IBSegueAction(WordListController.make(_:sender:name:)),
      "makeNothing:": IBSegueAction(WordListController.makeNothing),
      "makeWordOfCell:sender:": IBSegueAction(WordListController.makeOfCell),
    ]
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared = segue.destination
  }

  private func make(coder: NSCoder) -> WordController? { WordController(coder, ["tea"]) }

  // Not optional, as it may be where nothing is refused.
  private func make(coder: NSCoder, sender: Any?) -> WordController {
    let word = WordController(coder, [(sender as? UIButton)?.currentTitle ?? ""])
    guard let word else { preconditionFailure("The coder is that of a document.") }
    return word
  }

  private func make(_ coder: NSCoder, sender: UIButton?, name: String?) -> UIViewController? {
    WordController(coder, [sender?.currentTitle ?? "", name ?? ""])
  }

  private func makeNothing(_ coder: NSCoder) -> WordController? { nil }

  private func makeOfCell(_ coder: NSCoder, cell: UITableViewCell) -> WordController? {
    WordController(coder, ["never"])
  }
}

final class WordController: UIViewController {
  let words: [String]

  init?(_ coder: NSCoder, _ words: [String]) {
    self.words = words
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    words = ["by init(coder:)"]
    super.init(coder: coder)
  }
}
