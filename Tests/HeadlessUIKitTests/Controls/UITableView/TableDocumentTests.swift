import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Tables of documents", .isolated)
struct TableDocumentTests: Unpacking {
  let console = ConsoleRecorder()

  private static func storyboard(
    _ table: String, customClass: String = "", more: String = ""
  ) -> String {
    Samples.storyboard(
      """
      <scene sceneID="s"><objects>
        <tableViewController \(customClass) id="one-vc-001" sceneMemberID="viewController">
          \(table)
        </tableViewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f-1"/>
      </objects></scene>
      \(more)
      """)
  }

  private static func label(_ text: String, id: String) -> String {
    "<label text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" width=\"90\" height=\"43.5\"/></label>"
  }

  private static func content(_ cell: String, _ subviews: String) -> String {
    """
    <tableViewCellContentView key="contentView" tableViewCell="\(cell)" id="\(cell)-c">
      <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
      <subviews>\(subviews)</subviews>
    </tableViewCellContentView>
    """
  }

  private static let sound = """
    <switch on="YES" id="w-1"><rect key="frame" x="250" y="6" width="51" height="31"/></switch>
    """

  private static let settings = """
    <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="t-1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
      <sections>
        <tableViewSection headerTitle="Sound" footerTitle="Loud." id="x-1"><cells>
          <tableViewCell accessoryType="disclosureIndicator" textLabel="l-1" detailTextLabel="l-2" \
    rowHeight="60" style="IBUITableViewCellStyleValue1" selectionStyle="none" id="c-1">
            <rect key="frame" x="0.0" y="55" width="320" height="60"/>
            \(content("c-1",
              label("Ringtone", id: "l-1") + label("Marimba", id: "l-2")))
          </tableViewCell>
          <tableViewCell id="c-2">
            <rect key="frame" x="0.0" y="115" width="320" height="44"/>
            \(content("c-2", sound))
          </tableViewCell>
        </cells></tableViewSection>
      </sections>
    </tableView>
    """

  @Test func `B254: static cells are made with the table and shown by its controller`() throws {
    let storyboard = try UIStoryboard(
      Data(Self.storyboard(Self.settings).utf8), name: "Settings")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    let stage = Stage()
    stage.present(controller)

    #expect(controller.tableView.style == .grouped && controller.tableView.numberOfSections == 1)
    let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
    #expect(cell.textLabel?.text == "Ringtone" && cell.detailTextLabel?.text == "Marimba")
    #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
    #expect(cell.frame.height == 60)
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "SOUND")
    #expect(controller.tableView.footerView(forSection: 0)?.textLabel?.text == "Loud.")

    #expect(stage.switches[0].value == "1")
    stage.switches[0].tap()
    #expect(stage.switches[0].value == "0" && console.lines == [])
  }

  @Test func `B252: a prototype makes a cell each time one is needed`() throws {
    let table = """
      <tableView key="view" dataMode="prototypes" rowHeight="50" id="t-1">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <prototypes>
          <tableViewCell reuseIdentifier="fruit" id="c-1" customClass="FruitCell" \
      customModule="CoreControlsTests" customModuleProvider="target">
            <rect key="frame" x="0.0" y="28" width="320" height="50"/>
            \(Self.content("c-1", Self.label("?", id: "l-1")))
            <connections>
              <outlet property="nameLabel" destination="l-1" id="o-2"/>
              <segue destination="two-vc-001" kind="show" identifier="open" id="g-1"/>
            </connections>
          </tableViewCell>
        </prototypes>
      </tableView>
      """
    let storyboard = try UIStoryboard(
      Data(
        Self.storyboard(
          table,
          customClass: "customClass=\"FruitController\" customModule=\"CoreControlsTests\"",
          more: """
            <scene sceneID="s2"><objects>
              <viewController title="Detail" id="two-vc-001" sceneMemberID="viewController">
                <view key="view" id="v-2"><rect key="frame" width="320" height="568"/></view>
              </viewController>
            </objects></scene>
            """
        ).utf8), name: "Fruit")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? FruitController)
    let stage = Stage()
    stage.present(controller)

    #expect(stage.cells.count == 3 && controller.tableView.rectForRow(at: [0, 1]).height == 50)
    #expect(stage.cells.staticTexts["Pear"].exists)

    stage.cells["Pear"].tap()
    #expect(controller.log == ["prepare Pear, row 1", "select 1"])
    #expect(controller.presentedViewController?.title == "Detail" && console.lines == [])
  }

  @Test func `the attributes of a table`() throws {
    let table = try object(
      """
      <tableView style="insetGrouped" separatorStyle="none" allowsMultipleSelection="YES" \
      rowHeight="70" estimatedRowHeight="80" sectionHeaderHeight="20" sectionFooterHeight="5" id="a">
        <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
        <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        <inset key="separatorInset" minX="30" minY="0.0" maxX="5" maxY="0.0"/>
        <view key="tableHeaderView" id="b"><rect key="frame" width="200" height="40"/></view>
        <view key="tableFooterView" id="c"><rect key="frame" width="200" height="10"/></view>
      </tableView>
      """, as: UITableView.self)

    #expect(table.style == .insetGrouped && table.separatorStyle == .none)
    #expect(table.allowsMultipleSelection && table.rowHeight == 70)
    #expect(table.estimatedRowHeight == 80 && table.sectionHeaderHeight == 20)
    #expect(table.sectionFooterHeight == 5 && table.separatorColor == .red)
    #expect(table.separatorInset.left == 30 && table.separatorInset.right == 5)
    #expect(
      table.tableHeaderView?.bounds.height == 40 && table.tableFooterView?.bounds.height == 10)
  }

  @Test func `a cell of an older Xcode has a plain view for its content`() throws {
    let cell = try object(
      """
      <tableViewCell accessoryType="checkmark" indentationLevel="2" indentationWidth="5" \
      selectionStyle="gray" reuseIdentifier="old" id="a">
        <rect key="frame" width="320" height="50"/>
        <view key="contentView" id="b"><rect key="frame" width="320" height="49"/>
          <subviews><slider id="c"><rect key="frame" width="90" height="30"/></slider></subviews>
        </view>
      </tableViewCell>
      """, as: UITableViewCell.self)

    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .gray)
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 5)
    #expect(cell.reuseIdentifier == "old" && cell.contentView.subviews.first is UISlider)
    #expect(cell.sizeThatFits(.zero).height == 50 && cell.subviews.contains(cell.contentView))
  }
}

/// A cell with an outlet.
final class FruitCell: UITableViewCell {
  var nameLabel: UILabel?

  override class var keys: Keys { ["nameLabel": \FruitCell.nameLabel] }
}

/// A controller that fills prototypes.
final class FruitController: UITableViewController {
  let fruit = ["Apple", "Pear", "Plum"]
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruit.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    (cell as? FruitCell)?.nameLabel?.text = fruit[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row ?? -1
    log.append("prepare \((sender as? FruitCell)?.nameLabel?.text ?? "nil"), row \(row)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}
