//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole screen by yourself.

import HeadlessUIKit
import Stage

//: ## What changes in Xcode
//:
//: - `import HeadlessUIKit` becomes `import UIKit`, and `import Stage` goes
//:   away.
//: - `Grid`, `ShelfLayout`, `AppCell`, the constraints, the stack views and the
//:   animations stay as they are. So do the controllers, but for one line (see
//:   the last point).
//: - The functions outside a class, such as `makeStackCell`, use views too.
//:   They compile if Default Actor Isolation is `MainActor` (lesson 1, chapter
//:   13).
//: - `Bundle.module` becomes `Bundle.main`.
//: - The lists `keys` and `actions` of `AppView` go away. Mark the outlets and
//:   the method instead, with the names that the file uses:
//:
//:       @IBOutlet private weak var nameLabel: UILabel?
//:       @IBAction private func download(_ sender: UIButton) { ... }
//:
//: - If you copy `AppView.xib`, its class, its outlets and its action are in it
//:   already. In a nib that you draw yourself, set Custom Class of the view to
//:   AppView. Draw a line from the view to each part, with the Control key held
//:   down, and choose the outlet, and a line from the button to the view for
//:   the action.
//: - `path(forResource: "AppView", ofType: "nib")` finds the file: the app has
//:   nibs, not xibs.
//: - The template App of Xcode, with Storyboard as its interface, has an app
//:   delegate and a scene delegate. To make the window in code, write the lines
//:   of chapter 9 into `scene(_:willConnectTo:options:)`, and remove the
//:   entries for the storyboard (lesson 3, chapter 21).
//: - A controller's view that is made in code has no background colour. The
//:   screen is black then, and the black text of a label cannot be seen. Write
//:   `view.backgroundColor = .systemBackground` in `viewDidLoad`.
//:
//: No method of this lesson needs `@objc`, because `UIAction` takes a closure.
//: UIKit calls `viewDidLoad`, `viewDidLayoutSubviews`, `awakeFromNib` and the
//: completions of animations on the main thread. But `awakeFromNib` is a method
//: of `NSObject`, which belongs to no thread. In the language mode Swift 5, which
//: a new project has, nothing changes. In the mode Swift 6, with `MainActor` as
//: Default Actor Isolation, the compiler refuses the override. Then write it
//: like this:
//:
//:     nonisolated override func awakeFromNib() {
//:       super.awakeFromNib()
//:       MainActor.assumeIsolated { showApp() }
//:     }
//:
//: `assumeIsolated` promises the compiler that this code runs on the main
//: thread, and stops the app if that is not so.
//:
//: ## What you will see differently
//:
//: - A phone today has a taller screen and larger safe areas: also at its lower
//:   edge and, when it is turned, on its left and right. Place a toast
//:   `view.safeAreaInsets.bottom` points higher, or hold it by
//:   `safeAreaLayoutGuide.bottomAnchor`.
//: - While a view is animated, touches do not reach it. The option
//:   `.allowUserInteraction` changes that.
//: - A scroll view goes on moving when the finger is lifted, and it goes beyond
//:   its edge and comes back.
//: - A scroll view moves its content below the bars by itself, but only in a
//:   direction in which it can scroll (`contentInsetAdjustmentBehavior`). The
//:   apps of this lesson do not fill the screen of a phone of today. Write
//:   `scrollView.alwaysBounceVertical = true` in chapter 10, so that they begin
//:   below the status bar. Then the top of the content is not at y 0: write
//:   `scrollView.contentOffset.y = -scrollView.adjustedContentInset.top`
//:   instead of `contentOffset = .zero`.
//:
//: ## The same shelf with a collection view
//:
//: `UICollectionView` is a scroll view that shows the cells of a data source,
//: as a picker view shows rows. It makes cells only for the part that a person
//: sees, and uses them again when they leave the screen. A **layout object**
//: computes the frames. Below is a whole shelf. It uses `App`, `Cell` and
//: `AppCell` of this lesson. The course has no collection view, so this code is
//: not run here.
//:
//: - A collection view cell holds its subviews in its `contentView`.
//: - A **cell registration** says which class the cells have, and its closure
//:   fills a cell with one app.
//: - `dequeueConfiguredReusableCell` gives a cell of this class that has left
//:   the screen, or makes a new one, and has the registration fill it.
//: - A **diffable data source** shows a list. You give it a **snapshot**, the
//:   whole new list, and it finds out which cells come, go or move. Each element
//:   has to be `Hashable` and be in the list once. So `App` gets `Hashable`.
//: - A list can have several parts, called sections. This one has one, the
//:   number 0.
//:
//:     final class AppItemCell: UICollectionViewCell {
//:       let appCell = AppCell(app: nil)
//:
//:       override init(frame: CGRect) {
//:         super.init(frame: frame)
//:         contentView.addSubview(appCell)
//:       }
//:
//:       required init?(coder: NSCoder) { nil }
//:     }
//:
//:     final class AppsViewController: UICollectionViewController {
//:       var apps: [App] = [] {
//:         didSet { if isViewLoaded { showApps() } }
//:       }
//:       private var source: UICollectionViewDiffableDataSource<Int, App>?
//:
//:       init() {
//:         let layout = UICollectionViewFlowLayout()
//:         layout.itemSize = Cell.size
//:         layout.minimumLineSpacing = 20
//:         layout.sectionInset = UIEdgeInsets(
//:           top: 20, left: 20, bottom: 20, right: 20)
//:         super.init(collectionViewLayout: layout)
//:       }
//:
//:       required init?(coder: NSCoder) { nil }
//:
//:       override func viewDidLoad() {
//:         super.viewDidLoad()
//:         collectionView.alwaysBounceVertical = true
//:         let registration =
//:           UICollectionView.CellRegistration<AppItemCell, App> {
//:             cell, _, app in cell.appCell.app = app
//:           }
//:         source = UICollectionViewDiffableDataSource(
//:           collectionView: collectionView
//:         ) { collectionView, indexPath, app in
//:           collectionView.dequeueConfiguredReusableCell(
//:             using: registration, for: indexPath, item: app)
//:         }
//:         showApps()
//:       }
//:
//:       private func showApps() {
//:         var snapshot = NSDiffableDataSourceSnapshot<Int, App>()
//:         snapshot.appendSections([0])
//:         snapshot.appendItems(apps)
//:         source?.apply(snapshot, animatingDifferences: true)
//:       }
//:     }
//:
//: An `IndexPath` is the place of a cell. Its `item` is the number of the cell.
//:
//: > Then: Before iOS 14 a class of cells was registered under a name, with
//: > `register(_:forCellWithReuseIdentifier:)`. The controller overrode
//: > `collectionView(_:numberOfItemsInSection:)` and
//: > `collectionView(_:cellForItemAt:)`, asked for a cell by its name, and turned
//: > it into its class with `as?`. After a change it called `reloadData`, and
//: > all cells in sight were filled anew. You find this form in much code, and
//: > it still works.
//:
//: A flow layout takes as many columns as fit, without a limit of three. It is
//: asked again when the phone is turned. There is no `viewDidLayoutSubviews` in
//: this code.
//:
//: Inside a cell an app would use constraints or a stack view (chapter 18)
//: instead of fixed frames, so that a larger font makes the label higher.

func onADevice(on stage: Stage) throws {
  //: ## The shelf of this lesson
  //:
  //: The shelf of chapter 10 again, with six apps. A person turns the phone.

  let shelf = ScrollingShelfViewController()
  shelf.apps = Array(try App.all().suffix(6))
  stage.present(shelf)
  stage.rotate(to: .landscapeLeft)
  stage.show("Six apps, phone held on its side")

  stage.print(shelf.cells.map { $0.frame.minX.rounded() })
  // Prints "[82.0, 244.0, 406.0, 82.0, 244.0, 406.0]"
}

//: ## Remember
//:
//: - Formulas, cells and controllers stay the same on a device. Change the
//:   imports, the bundle, and how a nib finds its outlets and actions.
//: - A collection view makes cells when they are needed, and its layout object
//:   computes their frames.
//: - Use the safe area, with insets or with its guide.
//:
//: > Question: A shelf has 5000 apps. What is the difference between the shelf
//: > of chapter 10 and a collection view?
//: > Answer: The shelf makes 5000 cells before the screen opens. The collection
//: > view makes as many as the screen shows, and a few more, and uses them
//: > again while a person scrolls.

//: ## Your turn: a project
//:
//: Exercise 10 is Exercises/05-NineGrid/10-AppShelf.swift. The class in it has
//: two properties and no code. You write a whole screen: a shelf of apps that
//: scrolls, follows the phone when it is turned, loads an app when a person
//: taps Get, and says so in a toast. You need chapters 4, 6, 10, 11 and 12.
//:
//:     swift run course check AppShelf
//:     swift run course play AppShelf
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
//: - <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/scrollableaxes>
