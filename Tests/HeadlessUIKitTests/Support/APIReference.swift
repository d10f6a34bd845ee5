import Foundation

/// The rows of Apple's API that the course follows, and what became of each.
///
/// `reference.tsv` has a row for each member of the reference: type, member, state and reason. The
/// state is one of these:
///
/// - `here`: the core has it. If it is spelled in another way, the reason says how: "as A.b, A.c".
/// - `Foundation`: Foundation has it on Linux too.
/// - `left out`: it will not come, and the reason says why; `LeftOut.md` repeats it for readers.
///
/// A row that is here may go on with Apple's declaration, its actor (`main`, or `any` for what belongs to
/// none) and the header or page they stand in: `APITests` holds what can fail and what can be nil.
///
/// `apple.tsv` has Apple's names that are not in the reference and that the core has all the same,
/// with the Apple page or header they stand in, or "ours:" and why the core needs the name. Some have
/// the declaration and the actor as well.
///
/// `names.tsv` has all names that Apple's headers of iOS 16.5 give the types that are here, and the
/// names of all types of UIKit and UserNotifications: a line for each type, the types themselves
/// first. What Swift writes for every type, as `hashValue`, is not among them.
struct APIReference {
  struct Row {
    let type: String
    let member: String
    let state: String
    let reason: String

    /// The names the row stands for: `minX/midX` are two, and a remark in brackets is none.
    var names: [String] {
      let bare = member.replacing(#/ \(.*\)$/#, with: "")
      let prefix = type.isEmpty ? "" : "\(type)."
      return bare.split(separator: "/").map { prefix + $0.trimmingCharacters(in: .whitespaces) }
    }

    /// What the core calls them.
    var spellings: [String] {
      guard state == "here", reason.hasPrefix("as ") else { return names }
      return reason.dropFirst("as ".count).components(separatedBy: ", ")
    }
  }

  /// What a row's state may be.
  static let states = ["here", "Foundation", "left out"]

  let rows: [Row]

  /// Apple's declarations of names that are here, and the actor that each belongs to.
  let declarations: [(name: String, declaration: String, actor: String, page: String)]

  /// Names beyond the reference, each with where Apple has it, or why it is ours.
  let others: [String: String]

  /// Apple's names in the types that are here, and those of its types.
  let names: [String]

  /// How many rows there are, and what became of them, in one line.
  var summary: String {
    let counts = Self.states.map { state in "\(rows.count { $0.state == state }) \(state)" }
    return "\(rows.count) rows of Apple's API: " + counts.joined(separator: ", ")
  }

  /// Returns a page of the library's documentation.
  static func page(_ name: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appendingPathComponent(
      "Sources/HeadlessUIKit/HeadlessUIKit.docc/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// What the documentation says of whole types that are left out: their names, and why.
  static func typesLeftOut() throws -> [(names: [String], reason: String)] {
    try page("LeftOut").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[0].hasPrefix("`") else { return nil }
      return (cells[0].dropFirst().dropLast().components(separatedBy: "`, `"), cells[1])
    }
  }

  /// Apple's names of which no table says what became of them.
  ///
  /// A name is told of if a table has it, or says that a type is left out which it belongs to.
  func untold() throws -> [String] {
    let known = Set(rows.flatMap { $0.names + $0.spellings } + rows.map(\.type)).union(others.keys)
    let leftOut = Set(
      try Self.typesLeftOut().flatMap(\.names)
        + rows.filter { $0.state == "left out" }.flatMap(\.names))
    return names.filter { name in
      let parts = name.components(separatedBy: ".")
      let owners = parts.indices.lazy.map { parts[...$0].joined(separator: ".") }
      return !known.contains(name) && !owners.contains(where: leftOut.contains)
    }
  }

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("API")
    func table(_ name: String) throws -> [[String]] {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        .split(separator: "\n").dropFirst()
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
    rows = try table("reference.tsv").map { cells in
      Row(
        type: cells[0], member: cells[1], state: cells[2],
        reason: cells.count > 3 ? cells[3] : "")
    }
    declarations =
      try table("reference.tsv").filter { $0.count > 6 }.map {
        (($0[0].isEmpty ? "" : "\($0[0]).") + $0[1], $0[4], $0[5], $0[6])
      } + table("apple.tsv").filter { $0.count > 3 }.map { ($0[0], $0[2], $0[3], $0[1]) }
    names = try table("names.tsv").flatMap { cells in
      cells[1].split(separator: " ").map { cells[0].isEmpty ? "\($0)" : "\(cells[0]).\($0)" }
    }
    others = Dictionary(
      try table("apple.tsv").map { ($0[0], $0.count > 1 ? $0[1] : "") },
      uniquingKeysWith: { first, _ in first })
  }
}
