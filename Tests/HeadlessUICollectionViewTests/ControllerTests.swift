import Grading
import HeadlessUICollectionView
import HeadlessUIKit
import Stage
import Testing

@Suite("Controllers of collection views", .isolated)
struct ControllerTests {
  let console = ConsoleLog()

  @Test func `B460: the collection view lies in the view, and the controller serves it`() {
    let controller = PeopleController(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage()
    stage.present(controller)

    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    #expect(stage.cells.count == 3)

    stage.cells["Bo"].tap()
    #expect(controller.chosen == ["Bo"])
  }

  @Test func `B461: a screen that appears deselects its item`() {
    let controller = PeopleController(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage()
    stage.present(UINavigationController(rootViewController: controller))
    stage.cells["Bo"].tap()
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    controller.navigationController?.popViewController(animated: false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])

    stage.cells["Bo"].tap()
    controller.clearsSelectionOnViewWillAppear = false
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    controller.navigationController?.popViewController(animated: false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `B462: a controller without a layout stops the program`() {
    let controller = PeopleController(nibName: nil, bundle: nil)
    let message = Device.current.exception { controller.loadViewIfNeeded() }

    #expect(
      message == "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil "
        + "layout parameter")
  }

  @Test func `B463: a storyboard holds the layout, the cells and the header`() throws {
    let storyboard = try UIStoryboard(Data(Self.storyboard.utf8), name: "People")
    let first = try #require(storyboard.instantiateInitialViewController())
    let controller = try #require(
      (first as? UINavigationController)?.viewControllers.first as? PeopleController)
    let stage = Stage()
    stage.present(first)

    let layout = try #require(
      controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 140, height: 60))
    #expect(layout.sectionInset == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(layout.headerReferenceSize.height == 30 && layout.minimumLineSpacing == 12)
    #expect(controller.collectionView.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(stage.cells.count == 3 && stage.cells["Bo"].exists)
    #expect(stage.staticTexts["Everybody"].exists)
    let cell = controller.collectionView.cellForItem(at: [0, 1])
    #expect(cell?.frame == CGRect(x: 170, y: 40, width: 140, height: 60))
    #expect(console.lines == [])
  }

  @Test func `B464: a segue of a prototype is performed by a tap`() throws {
    let storyboard = try UIStoryboard(Data(Self.storyboard.utf8), name: "People")
    let first = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let stage = Stage()
    stage.present(first)
    stage.cells["Cy"].tap()

    #expect(first.viewControllers.count == 2)
    let controller = try #require(first.viewControllers.first as? PeopleController)
    #expect(controller.chosen == ["Cy"] && controller.sender === controller.touched)
  }

  @Test func `a collection view in another controller has its outlets`() throws {
    let document = Self.document(
      """
      <scene sceneID="s"><objects>
        <viewController id="v-1" customClass="ShelfController" \
      customModule="HeadlessUICollectionViewTests" customModuleProvider="target">
          <view key="view" id="w-1"><rect key="frame" width="320" height="568"/><subviews>
            <collectionView dataMode="prototypes" alwaysBounceHorizontal="YES" id="c-1">
              <rect key="frame" y="100" width="320" height="100"/>
              <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      automaticEstimatedItemSize="YES" id="l-1"><size key="itemSize" width="80" height="80"/>
              </collectionViewFlowLayout>
              <cells><collectionViewCell reuseIdentifier="book" id="p-1">
                <rect key="frame" width="80" height="80"/>
                <collectionViewCellContentView key="contentView" id="p-2">
                  <rect key="frame" width="80" height="80"/>
                </collectionViewCellContentView>
              </collectionViewCell></cells>
              <connections>
                <outlet property="dataSource" destination="v-1" id="o-1"/>
                <outlet property="delegate" destination="v-1" id="o-2"/>
              </connections>
            </collectionView>
          </subviews></view>
          <connections><outlet property="shelf" destination="c-1" id="o-3"/></connections>
        </viewController>
      </objects></scene>
      """, first: "v-1")
    let storyboard = try UIStoryboard(Data(document.utf8), name: "Shelf")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? ShelfController)
    let stage = Stage()
    stage.present(controller)
    controller.shelf?.layoutIfNeeded()

    let shelf = try #require(controller.shelf)
    #expect(shelf.dataSource === controller && shelf.delegate === controller)
    #expect(shelf.visibleCells.count == 4 && shelf.contentSize.width == 530)
    #expect(console.lines == [])
    #expect(stage.collectionViews.count == 1)
  }

  private static func document(_ scenes: String, first: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="\(first)">
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static let storyboard = document(
    """
    <scene sceneID="s-1"><objects>
      <navigationController id="n-1"><navigationBar key="navigationBar" id="n-2"/>
        <connections>
          <segue destination="c-1" kind="relationship" relationship="rootViewController" id="n-3"/>
        </connections>
      </navigationController>
    </objects></scene>
    <scene sceneID="s-2"><objects>
      <collectionViewController id="c-1" customClass="PeopleController" \
    customModule="HeadlessUICollectionViewTests" customModuleProvider="target">
        <collectionView key="view" clipsSubviews="YES" dataMode="prototypes" id="c-2">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" \
    minimumInteritemSpacing="10" id="c-3">
            <size key="itemSize" width="140" height="60"/>
            <size key="headerReferenceSize" width="50" height="30"/>
            <size key="footerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="10" minY="10" maxX="10" maxY="10"/>
          </collectionViewFlowLayout>
          <cells>
            <collectionViewCell reuseIdentifier="person" id="p-1" customClass="WordCell" \
    customModule="HeadlessUICollectionViewTests" customModuleProvider="target">
              <rect key="frame" x="10" y="10" width="140" height="60"/>
              <view key="contentView" contentMode="center" id="p-2">
                <rect key="frame" x="0.0" y="0.0" width="140" height="60"/>
              </view>
              <connections>
                <segue destination="d-1" kind="show" identifier="detail" id="p-3"/>
              </connections>
            </collectionViewCell>
          </cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h-1">
            <rect key="frame" width="320" height="30"/>
            <subviews><label text="Everybody" id="h-2"><rect key="frame" width="200" height="20"/>
            </label></subviews>
          </collectionReusableView>
          <connections>
            <outlet property="dataSource" destination="c-1" id="o-1"/>
            <outlet property="delegate" destination="c-1" id="o-2"/>
          </connections>
        </collectionView>
      </collectionViewController>
    </objects></scene>
    <scene sceneID="s-3"><objects>
      <viewController id="d-1"><view key="view" id="d-2">
        <rect key="frame" width="320" height="568"/>
      </view></viewController>
    </objects></scene>
    """, first: "n-1")
}

final class PeopleController: UICollectionViewController {
  let people = ["Al", "Bo", "Cy"]
  var chosen: [String] = []
  weak var touched: UICollectionViewCell?
  weak var sender: AnyObject?

  override func viewDidLoad() {
    super.viewDidLoad()
    if storyboard == nil {
      collectionView.register(WordCell.self, forCellWithReuseIdentifier: "person")
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    people.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "person", for: indexPath)
    (cell as? WordCell)?.label.text = people[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    chosen.append(people[indexPath.item])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    self.sender = sender as? UICollectionViewCell
    touched = collectionView.visibleCells.first { $0 === self.sender }
  }
}

final class ShelfController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var shelf: UICollectionView?

  override class var keys: Keys { ["shelf": \ShelfController.shelf] }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    6
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }
}
