// swift-format-ignore-file
// What Swift adds to UIKit, as far as the cases need it.
@_exported import Foundation
@_exported import UIKit
@_exported import UserNotifications

extension UIEdgeInsets {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension UIScene {
  public typealias ConnectionOptions = UISceneConnectionOptions
}

@MainActor public final class UIAction: NSObject {
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.init()
  }
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
