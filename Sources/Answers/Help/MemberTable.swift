import Foundation

/// The members that UIKit's classes have here, which a test compares the library with.
///
/// The compiler rarely says what somebody may have meant who misspells one of them.
struct MemberTable {
  static let path = "Tests/HeadlessUIKitTests/API/reference.tsv"

  /// The members of each type with their labels: `viewWillAppear(_:)`.
  private let members: [Substring: [Substring]]

  private static var tables: [URL: MemberTable] = [:]

  /// The members that a copy of the course has, read once.
  static func known(of course: URL) -> MemberTable {
    if let table = tables[course] { return table }
    let table = MemberTable(course.appendingPathComponent(path).text ?? "")
    tables[course] = table
    return table
  }

  init(_ text: String) {
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 3) }
    members = Dictionary(
      grouping: rows.filter { $0.count > 2 && $0[2] == "here" && !$0[1].hasPrefix("init") }
    ) { $0[0] }.mapValues { $0.map { $0[1] } }
  }

  /// The classes that others of UIKit's inherit from, as far as members of theirs are asked for.
  static func supertypes(of type: String) -> [String] {
    if ["UITableView", "UICollectionView", "UITextView"].contains(type) {
      return ["UIScrollView", "UIView", "UIResponder"]
    }
    let ends = [
      "Controller": ["UIViewController", "UIResponder"], "Recognizer": ["UIGestureRecognizer"],
      "BarItem": ["UIBarItem"], "ButtonItem": ["UIBarItem"],
    ]
    return ends.first { type.hasSuffix($0.key) }?.value ?? ["UIControl", "UIView", "UIResponder"]
  }

  /// The members that somebody may have meant who writes a name that these types do not have.
  ///
  /// A name that goes on where a member ends is one of the time when the first label was a part of the
  /// name: `animateWithDuration`.
  func members(like name: String, of types: [String]) -> [String] {
    let known = types.flatMap { type in
      ([type] + Self.supertypes(of: type)).flatMap { members[Substring($0)] ?? [] }
    }.map(String.init).withoutRepeats
    let base = { (member: String) in String(member.prefix { $0 != "(" }) }
    let near = known.filter {
      let (one, other) = (base($0).lowercased(), name.lowercased())
      return one == other || one.count > 4 && one.distance(to: other) < (one.count > 8 ? 3 : 2)
    }
    let old = known.filter {
      name.hasPrefix(base($0)) && name.dropFirst(base($0).count).first?.isUppercase == true
    }
    let longest = old.map { base($0).count }.max()
    return near.isEmpty ? old.filter { base($0).count == longest } : near
  }
}
