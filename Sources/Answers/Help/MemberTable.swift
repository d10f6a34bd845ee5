import Foundation

/// The members that UIKit's classes have here, which a test compares the library with.
///
/// The compiler rarely says what somebody may have meant who misspells one of them.
package struct MemberTable {
  private static let path = "Tests/HeadlessUIKitTests/API/reference.tsv"

  /// A member that is here.
  package struct Row {
    package let type: String
    /// Its name with its labels: `viewWillAppear(_:)`.
    package let member: String
    /// What declares it, where the table says that.
    package let declaration: String?
  }

  package let rows: [Row]

  /// The members of each type but its initializers.
  private let members: [String: [String]]

  private static var tables: [URL: MemberTable] = [:]

  /// The members that a copy of the course has, read once.
  static func known(of course: URL) -> MemberTable {
    if let table = tables[course] { return table }
    let table = MemberTable(of: course)
    tables[course] = table
    return table
  }

  /// Reads the table of a copy of the course, which is empty where there is none.
  package init(of course: URL) {
    self.init(course.appendingPathComponent(Self.path).text ?? "")
  }

  /// Reads a table: a type, a member, `here` if it is, a reason, and a declaration.
  init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
      guard cells.count > 2, cells[2] == "here" else { return nil }
      return Row(
        type: String(cells[0]), member: String(cells[1]),
        declaration: cells.element(at: 4).map(String.init))
    }
    members = Dictionary(grouping: rows.filter { !$0.member.hasPrefix("init") }, by: \.type)
      .mapValues { $0.map(\.member) }
  }

  /// The class of UIKit that each of its classes inherits from, which a test compares the library with.
  static let superclasses: [String: [String]] = Dictionary(
    uniqueKeysWithValues: heirs.flatMap { superclass, names in
      names.split(separator: " ").map { (String($0), [superclass]) }
    })

  private static let heirs = [
    "NSAttributedString": "NSMutableAttributedString",
    "NSLayoutAnchor": "NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor",
    "NSParagraphStyle": "NSMutableParagraphStyle",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewLayout": "UICollectionViewFlowLayout",
    "UIControl":
      "UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper "
      + "UISwitch UITextField",
    "UIGestureRecognizer":
      "UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer "
      + "UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer",
    "UILayoutGuide": "UIKeyboardLayoutGuide",
    "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
    "UINavigationController": "UIImagePickerController",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIResponder": "UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UITextField": "UISearchTextField",
    "UIView":
      "UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel "
      + "UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar "
      + "UITableViewCell UITableViewHeaderFooterView UIToolbar UIWindow WKWebView",
    "UIViewController":
      "UIActivityViewController UIAlertController UICollectionViewController UINavigationController "
      + "UISearchController UITabBarController UITableViewController",
    "UNNotificationContent": "UNMutableNotificationContent",
    "UNNotificationTrigger": "UNCalendarNotificationTrigger UNTimeIntervalNotificationTrigger",
  ]

  /// What a type inherits and adopts, the nearest first, as far as a file and UIKit's classes tell.
  ///
  /// `inherited` is what each type of the file inherits and adopts.
  static func ancestors(of type: String, in inherited: [String: [String]]) -> [String] {
    let above = { (name: String) in inherited[name] ?? superclasses[name] ?? [] }
    var found = [type]
    var index = 0
    while index < found.count {
      found += above(found[index]).withoutRepeats.filter { !found.contains($0) }
      index += 1
    }
    return Array(found.dropFirst())
  }

  /// The members that somebody may have meant who writes a name that these types do not have.
  ///
  /// A name that goes on where a member ends is one of the time when the first label was a part of the
  /// name: `animateWithDuration`.
  func members(like name: String, of types: [String]) -> [String] {
    let known = types.flatMap { members[$0] ?? [] }.withoutRepeats
    let base = { (member: String) in String(member.prefix { $0 != "(" }) }
    let near = known.filter {
      let (one, other) = (base($0).lowercased(), name.lowercased())
      return one == other || one == "is\(other)"
        || one.count > 4 && one.distance(to: other) < (one.count > 8 ? 3 : 2)
    }
    let old = known.filter {
      name.hasPrefix(base($0)) && name.dropFirst(base($0).count).first?.isUppercase == true
    }
    let longest = old.map { base($0).count }.max()
    return near.isEmpty ? old.filter { base($0).count == longest } : near
  }
}
