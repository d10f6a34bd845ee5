import Answers
import Foundation

/// What the editor of a page offers to write: the names of the API that are here, and the methods of delegates.
///
/// - Shape: Read from the table of Apple's API that the tests hold the library against. In a copy without
///   that table there are none, and the editor offers the names of the file alone.
struct CompletionNames: Encodable {
  /// A method that a delegate or a data source may have.
  struct Method: Equatable, Encodable {
    /// Its name with its labels: `pickerView(_:didSelectRow:inComponent:)`.
    let name: String
    /// The protocol that asks for it.
    let type: String
    /// Its declaration.
    let text: String
  }

  let types: [String]
  let members: [String]
  let methods: [Method]

  /// Reads the names of a package.
  init(in package: CoursePackage) {
    let table = "Tests/HeadlessUIKitTests/API/reference.tsv"
    self.init(table: package.root.appendingPathComponent(table).text ?? "")
  }

  /// Reads a table: a type, a member, `here` if it is, a reason, and a declaration.
  init(table: String) {
    var (types, members): (Set<String>, Set<String>) = ([], [])
    var methods: [Method] = []
    for line in table.lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count > 4, cells[2] == "here" else { continue }
      if let type = cells[0].split(separator: ".").last { types.insert(String(type)) }
      let base = String(cells[1].prefix { $0 != "(" })
      if base != "init", base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        base.count > 1
      {
        members.insert(base)
      }
      let text = cells[4].hasPrefix("optional ") ? String(cells[4].dropFirst(9)) : cells[4]
      if text.hasPrefix("func "), cells[0].hasSuffix("Delegate") || cells[0].hasSuffix("DataSource")
      {
        methods.append(Method(name: cells[1], type: cells[0], text: text))
      }
    }
    (self.types, self.members, self.methods) = (types.sorted(), members.sorted(), methods)
  }
}
