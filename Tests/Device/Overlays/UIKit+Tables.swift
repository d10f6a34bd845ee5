// swift-format-ignore-file
// What UIKit has for tables, alerts, navigation, pickers and forms, as far as the cases need it.

@MainActor public final class UIBarButtonItem: NSObject {
  public enum SystemItem { case add, cancel, done, edit, save }
  public var isEnabled = true
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init() }
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) { self.init() }
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
}

@MainActor public final class UINavigationItem: NSObject {
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var titleView: UIView?
}

public enum UIModalPresentationStyle { case automatic, fullScreen }

extension UIViewController {
  public var title: String? {
    get { nil }
    set {}
  }
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { .automatic }
    set {}
  }
  public var navigationItem: UINavigationItem { UINavigationItem() }
  public var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
}

extension NSObject {
  @MainActor public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  @MainActor public var accessibilityValue: String? {
    get { nil }
    set {}
  }
}

public enum NSTextAlignment { case left, center }

public final class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Sendable { public static let body = TextStyle() }
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

extension UILabel {
  public var font: UIFont! {
    get { nil }
    set {}
  }
  public var textAlignment: NSTextAlignment {
    get { .left }
    set {}
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 2)
  }
  public var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
}

extension UIButton {
  public var menu: UIMenu? {
    get { nil }
    set {}
  }

  public var showsMenuAsPrimaryAction: Bool {
    get { false }
    set {}
  }

  public var changesSelectionAsPrimaryAction: Bool {
    get { false }
    set {}
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UIApplication {
  nonisolated public static var didEnterBackgroundNotification: NSNotification.Name { .init() }
}

@MainActor open class UISwitch: UIControl {
  public var isOn = false
}

@MainActor open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  public var selectedSegmentIndex = 0
}

@MainActor open class UIStackView: UIView {
  public typealias Axis = NSLayoutConstraint.Axis
  public enum Alignment { case fill, leading, center, firstBaseline }
  public enum Distribution { case fill, fillEqually, equalSpacing }
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
  public var arrangedSubviews: [UIView] { [] }
  public var axis = Axis.horizontal
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  public var spacing: CGFloat = 0
}

@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidChange(_ textView: UITextView)
}

@MainActor open class UITextView: UIScrollView {
  public var text: String!
  public weak var delegate: (any UITextViewDelegate)?
}

@MainActor @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  @objc optional func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@MainActor open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  public func selectedRow(inComponent component: Int) -> Int { -1 }
  public func numberOfRows(inComponent component: Int) -> Int { 0 }
}

@MainActor @objc public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  @objc optional func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) { self.init() }
  public var isEnabled = true
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public var textFields: [UITextField]? { nil }
  public func addAction(_ action: UIAlertAction) {}
  public func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {}
}

@MainActor public final class UINib: NSObject {
  public convenience init(nibName: String, bundle: Bundle?) { self.init() }
}

@MainActor public final class UIContextualAction: NSObject {
  public enum Style { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler) { self.init() }
}

@MainActor public final class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { self.init() }
}

@MainActor public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public struct ImageProperties {
    public var maximumSize = CGSize()
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var imageProperties = ImageProperties()
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int { case `default`, value1, value2, subtitle }
  public enum AccessoryType { case none, disclosureIndicator, checkmark }
  @objc(UITableViewCellEditingStyle) public enum EditingStyle: Int { case none, delete, insert }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var contentView: UIView { self }
  public var accessoryType = AccessoryType.none
  public var contentConfiguration: (any UIContentConfiguration)?
  public func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
}

@MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {}

@MainActor open class UITableView: UIScrollView {
  public enum Style { case plain, grouped, insetGrouped }
  public enum RowAnimation { case automatic, fade }
  public enum ScrollPosition { case none, top }
  public class var automaticDimension: CGFloat { 0 }
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public var rowHeight: CGFloat = 0
  public var estimatedRowHeight: CGFloat = 0
  public var backgroundView: UIView?
  public var indexPathsForVisibleRows: [IndexPath]? { nil }
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  public func reloadData() {}
  public func setEditing(_ editing: Bool, animated: Bool) {}
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
}

public struct IndexSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral indexes: Int...) {}
}

@MainActor open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: NSObject?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var tableView: UITableView! { nil }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

extension NSLayoutXAxisAnchor {
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
