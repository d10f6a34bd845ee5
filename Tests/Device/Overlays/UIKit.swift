// swift-format-ignore-file
// What Swift adds to UIKit, as far as the cases need it.
@_exported import Foundation
@_exported import UIKit

extension UIEdgeInsets {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension UIScene {
  public typealias ConnectionOptions = UISceneConnectionOptions
}

@MainActor open class UIMenuElement: NSObject {}

@MainActor public final class UIMenu: UIMenuElement {
  public convenience init(title: String = "", children: [UIMenuElement] = []) { self.init() }
}

@MainActor public final class UIAction: UIMenuElement {
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.init()
  }
}

extension Bundle {
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [String: Any]? = nil
  ) -> [Any]? { nil }
}

extension UIControl {
  public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
}

extension UIDatePicker {
  public var date: Date {
    get { .now }
    set {}
  }
  public var maximumDate: Date? {
    get { nil }
    set {}
  }
  public var timeZone: TimeZone? { nil }
  public var calendar: Calendar! { nil }
}

extension UICollectionView {
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    public init(handler: @escaping Handler) {}
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { Cell(frame: .zero) }
}

public struct NSDiffableDataSourceSnapshot<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Sendable {
  public init() {}
  public mutating func appendSections(_ identifiers: [Section]) {}
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {}
}

@MainActor @preconcurrency open class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: Item
  ) -> UICollectionViewCell?

  public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider
  ) {}

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
}

@MainActor @preconcurrency open class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ item: Item
  ) -> UITableViewCell?

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(item: row, section: section) }
}

@MainActor public final class UITab: NSObject {
  public convenience init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { self.init() }
}

@MainActor open class UITabBarController: UIViewController {
  public var tabs: [UITab] = []
}

extension UIApplication {
  public func open(_ url: URL, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {}
  public func open(_ url: URL) async -> Bool { false }
}

extension UIWindow {
  public struct DidResignKeyMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow
    public let window: UIWindow
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
  public static var didResignKey: Self { .init() }
}

public struct UIConfigurationTextAttributesTransformer {
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
}

extension UIButton {
  public struct Configuration {
    public static func plain() -> Configuration { Configuration() }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
  }

  public var configuration: Configuration? {
    get { nil }
    set {}
  }
}

public protocol UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

public struct UIContentSizeCategory: Sendable {
  public var isAccessibilityCategory: Bool { false }
}

@MainActor public final class UITraitCollection: NSObject {
  public var preferredContentSizeCategory: UIContentSizeCategory { .init() }
}

@MainActor public protocol UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

extension UITraitChangeObservable {
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) {}
}

@MainActor public final class UIAccessibilityCustomAction: NSObject {
  public convenience init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) { self.init() }
}

extension UIView {
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
}
