// What lesson 5 says about a device.

// Case: observation, in words
// Chapter: 05-NineGrid/10-WhenTheAppsChange.swift
// Says: Write the model as a class with `@Observable` in front of it

// Case: the outlets and the action of a view
// Chapter: 05-NineGrid/14-OutletsAndActions.swift
// Says: The lists `keys` and `actions` stand for `@IBOutlet` and `@IBAction`, which need Objective-C.
// Declaration: 05-NineGrid/05-OneCellForEachApp.swift struct App
// Declaration: 05-NineGrid/14-OutletsAndActions.swift final class AppView
// Drop: override class var keys
// Drop: override class var actions
// Drop: override func awakeFromNib
// Change: private weak var -> @IBOutlet private weak var
// Change: private func download -> @IBAction private func download

// Case: the message about constraints, in words
// Chapter: 05-NineGrid/16-TooFewAndTooMany.swift
// Says: An address stands after each class

// Case: the two marks of AppView
// Chapter: 05-NineGrid/22-OnADevice.swift
// No code: @IBOutlet private weak var nameLabel
// Says: Mark the outlets and the method instead
// Instead of: AppView
final class AppView: UIView {
  @IBOutlet private weak var nameLabel: UILabel?
  @IBAction private func download(_ sender: UIButton) {}
}

// Case: awakeFromNib as chapter 14 has it
// Chapter: 05-NineGrid/22-OnADevice.swift
// Says: In the mode Swift 6, with `MainActor` as Default Actor Isolation, the compiler refuses
//   the `awakeFromNib` of chapter 14.
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration
// Warns in 6: in a synchronous nonisolated context
// Declaration: 05-NineGrid/05-OneCellForEachApp.swift struct App
// Declaration: 05-NineGrid/14-OutletsAndActions.swift final class AppView
// Drop: override class var keys
// Drop: override class var actions
// Change: private weak var -> @IBOutlet private weak var
// Change: private func download -> @IBAction private func download

// Case: awakeFromNib with assumeIsolated alone
// Chapter: 05-NineGrid/22-OnADevice.swift
// Says: Then copy this in its place:
// Instead of: AppView
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration
final class AppView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { showApp() }
  }

  func showApp() {}
}

// Case: awakeFromNib as the listing has it
// Chapter: 05-NineGrid/22-OnADevice.swift
// Says: Then copy this in its place:
// No code: nonisolated override func awakeFromNib()
// Instead of: AppView
final class AppView: UIView {
  nonisolated override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { showApp() }
  }

  func showApp() {}
}

// Case: a shelf that begins below the status bar
// Chapter: 05-NineGrid/22-OnADevice.swift
// Says: Two lines of chapter 10 change:
// No code: as it is
// No code: scrollView.alwaysBounceVertical = true
@MainActor func beginBelowTheBar(_ scrollView: UIScrollView) {
  scrollView.alwaysBounceVertical = true
  scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
}

// Case: the title of a configuration
// Chapter: 05-NineGrid/08-TheLabelOfAButton.swift
// Says: A button can also be described by a `UIButton.Configuration` (since iOS 15)
// Says: configuration: `attributedTitle` or `titleTextAttributesTransformer`.
@MainActor func dress(_ button: UIButton) {
  var configuration = UIButton.Configuration.plain()
  configuration.attributedTitle = AttributedString("Get")
  configuration.titleTextAttributesTransformer = .init { attributes in attributes }
  button.configuration = configuration
}

// Case: a size that gives way
// Chapter: 05-NineGrid/18-AShelfOfStackViews.swift
// Says: Give that constraint a priority of 999.
@MainActor func giveWay(_ view: UIView) {
  let width = view.widthAnchor.constraint(equalToConstant: 80)
  width.priority = UILayoutPriority(999)
  width.isActive = true
}

// Case: hearing of another text size, and several actions of one element
// Chapter: 05-NineGrid/19-ScreensThatAreHeard.swift
// Says: since iOS 17 `registerForTraitChanges` tells you
// Says: `UIAccessibilityCustomAction` gives one element several actions.
final class SizedCell: UIView {
  var isUpright = false

  func prepare() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: SizedCell, _) in
      cell.isUpright = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
  }
}

// Case: what stays as it is
// Chapter: 05-NineGrid/22-OnADevice.swift
// Says: the constraints, the stack views and the animations stay as they are
// Refuses in 5, 6: main actor-isolated
// Whole: 05-NineGrid/01-ACellAndItsParts.swift
// Whole: 05-NineGrid/02-RowsAndColumns.swift
// Whole: 05-NineGrid/03-TheGapsOfAGrid.swift
// Whole: 05-NineGrid/04-AsManyColumnsAsFit.swift
// Whole: 05-NineGrid/05-OneCellForEachApp.swift
// Whole: 05-NineGrid/06-ACellClass.swift
// Whole: 05-NineGrid/07-Refactoring.swift
// Whole: 05-NineGrid/08-TheLabelOfAButton.swift
// Whole: 05-NineGrid/09-WhenTheSizeIsKnown.swift
// Whole: 05-NineGrid/10-WhenTheAppsChange.swift
// Whole: 05-NineGrid/11-FadeInThenFadeOut.swift
// Whole: 05-NineGrid/12-AToastForEachDownload.swift
// Whole: 05-NineGrid/13-AViewFromANib.swift
// Whole: 05-NineGrid/14-OutletsAndActions.swift
// Whole: 05-NineGrid/15-ConstraintsWithAnchors.swift
// Whole: 05-NineGrid/16-TooFewAndTooMany.swift
// Whole: 05-NineGrid/17-WhichConstraintGivesWay.swift
// Whole: 05-NineGrid/18-AShelfOfStackViews.swift
// Whole: 05-NineGrid/19-ScreensThatAreHeard.swift
// Whole: 05-NineGrid/20-AGridThatAsks.swift
// Whole: 05-NineGrid/21-ItemsThatComeAndGo.swift
// Whole: 05-NineGrid/22-OnADevice.swift
// Drop: override class var keys
// Drop: override class var actions
// Change: private weak var -> @IBOutlet private weak var
// Change: private func download -> @IBAction private func download
// Drop: override func awakeFromNib
// Change: Bundle.module -> Bundle.main

// Case: a cell registration
// Chapter: 05-NineGrid/20-AGridThatAsks.swift
// Says: it names the class and the type of the data, and has a closure that fills a cell.
final class RegisteredCell: UICollectionViewCell {
  func show(_ name: String) {}
}

@MainActor func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
  let registration = UICollectionView.CellRegistration<RegisteredCell, String> { cell, _, name in
    cell.show(name)
  }
  return view.dequeueConfiguredReusableCell(using: registration, for: path, item: "Chess")
}

// Case: the exercise on a collection view, with only the imports changed
// Chapter: 05-NineGrid/22-OnADevice.swift
// Says: the collection view is a part of UIKit
// Whole: ../Solutions/05-NineGrid/12-PhotoWall.swift

// Case: the exercises on constraints, with only the import changed
// Chapter: 05-NineGrid/22-OnADevice.swift
// Says: the constraints, the stack views and the animations stay as they are
// Whole: ../Solutions/05-NineGrid/13-NoticeCard.swift
// Whole: ../Solutions/05-NineGrid/14-RadioScreen.swift
