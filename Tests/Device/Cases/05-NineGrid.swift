// What lesson 5 says about a device.

// Case: observation, in words
// Chapter: 05-NineGrid/10-WhenTheAppsChange.swift
// Says: Write the model as a class with `@Observable` in front of it

// Case: what Xcode says about beginAnimations, in words
// Chapter: 05-NineGrid/11-FadeInThenFadeOut.swift
// Says: Xcode warns that both are deprecated

// Case: the outlets and the action of a view
// Chapter: 05-NineGrid/14-OutletsAndActions.swift
// Says: The properties are marked with `@IBOutlet` and the method with `@IBAction`.
final class AppView: UIView {
  @IBOutlet private weak var nameLabel: UILabel?
  @IBAction private func download(_ sender: UIButton) {}
}

// Case: the message about constraints, in words
// Chapter: 05-NineGrid/16-TooFewAndTooMany.swift
// Says: An address stands after each class

// Case: the two marks of AppView
// Chapter: 05-NineGrid/20-OnADevice.swift
// No code: @IBOutlet private weak var nameLabel
// Says: Mark the outlets and the method instead
final class AppView: UIView {
  @IBOutlet private weak var nameLabel: UILabel?
  @IBAction private func download(_ sender: UIButton) {}
}

// Case: awakeFromNib as chapter 14 has it
// Chapter: 05-NineGrid/20-OnADevice.swift
// Says: In the mode Swift 6, with `MainActor` as Default Actor Isolation, the compiler refuses
//   the override.
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration
// Warns in 6: call to main actor-isolated instance method 'showApp()' in a synchronous
//   nonisolated context
final class AppView: UIView {
  // The default isolation of the project: MainActor.
  override func awakeFromNib() {
    super.awakeFromNib()
    showApp()
  }

  func showApp() {}
}

// Case: awakeFromNib with assumeIsolated alone
// Chapter: 05-NineGrid/20-OnADevice.swift
// Says: Then write it like this:
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration
final class AppView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { showApp() }
  }

  func showApp() {}
}

// Case: awakeFromNib as the listing has it
// Chapter: 05-NineGrid/20-OnADevice.swift
// Says: Then write it like this:
// No code: nonisolated override func awakeFromNib()
final class AppView: UIView {
  nonisolated override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { showApp() }
  }

  func showApp() {}
}

// Case: the shelf as a collection view
// Chapter: 05-NineGrid/20-OnADevice.swift
// Listing: final class AppItemCell
// Says: So `App` gets `Hashable`
nonisolated struct App: Hashable {
  let name: String
}

enum Cell {
  @MainActor static let size = CGSize(width: 80, height: 90)
}

final class AppCell: UIView {
  var app: App?

  init(app: App?) {
    super.init(frame: .zero)
    self.app = app
  }

  required init?(coder: NSCoder) { nil }
}

// Case: the title of a configuration
// Chapter: 05-NineGrid/08-TheLabelOfAButton.swift
// Says: A button can also be described by a `UIButton.Configuration` (since iOS 15).
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
