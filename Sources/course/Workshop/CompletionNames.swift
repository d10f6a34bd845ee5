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
    var (types, members): (Set<String>, Set<String>) = ([], [])
    var methods: [Method] = []
    for row in MemberTable(of: package.root).rows {
      guard let declaration = row.declaration else { continue }
      if let type = row.type.split(separator: ".").last { types.insert(String(type)) }
      let base = String(row.member.prefix { $0 != "(" })
      if base != "init", base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        base.count > 1
      {
        members.insert(base)
      }
      let text = String(declaration.trimmingPrefix("optional "))
      if text.hasPrefix("func "), row.type.hasSuffix("Delegate") || row.type.hasSuffix("DataSource")
      {
        methods.append(Method(name: row.member, type: row.type, text: text))
      }
    }
    (self.types, self.members, self.methods) = (types.sorted(), members.sorted(), methods)
  }
}
