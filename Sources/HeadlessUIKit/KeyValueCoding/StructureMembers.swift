/// A structure whose members a motion effect can name: `center.x`.
///
/// Key-value coding itself does not know them: a structure arrives as `NSValue` on a device, which
/// has no such keys, so a path such as `center.x` raises an exception for a view.
protocol KeyedStructure {
  /// The members, by their names.
  static var members: [String: StructureMember] { get }
}

/// How one member of a structure is read and written.
struct StructureMember {
  fileprivate let read: (Any) -> Any?
  fileprivate let write: (Any, Any?, _ name: String) -> Any?

  init<Structure, Value>(_ path: WritableKeyPath<Structure, Value>) {
    let conversion = Conversion<Value>.make()
    read = { ($0 as? Structure)?[keyPath: path] }
    write = { structure, value, name in
      guard var copy = structure as? Structure else { return nil }
      let property = PropertyReference(owner: NSValue.self, key: name)
      do throws(ConversionError) {
        copy[keyPath: path] = try conversion.convert(value, for: property)
      } catch {
        switch error {
        case .isNil: KeyValueError.nilMember(name).raise()
        case .exception(let exception): exception.raise()
        }
      }
      return copy
    }
  }
}

/// Reads and changes members of structures.
enum StructureMembers {
  /// Returns a member of a structure, or nil if it has none of that name.
  static func value(of structure: Any, named name: String) -> Any? {
    member(of: structure, named: name)?.read(structure)
  }

  /// Returns what a path of members leads to, or nil if there is nothing.
  static func member(of structure: Any, at path: String) -> Any? {
    let (head, rest) = KeyPathTraversal.split(path)
    let value = value(of: structure, named: head)
    guard let rest else { return value }
    return value.flatMap { member(of: $0, at: rest) }
  }

  /// Returns a structure with a member changed, or nil if it has no such member.
  static func changing(_ structure: Any, at path: String, to value: Any?) -> Any? {
    let (head, rest) = KeyPathTraversal.split(path)
    guard let member = member(of: structure, named: head) else { return nil }
    guard let rest else { return member.write(structure, value, head) }
    return member.read(structure).flatMap { changing($0, at: rest, to: value) }
      .flatMap { member.write(structure, $0, head) }
  }

  private static func member(of structure: Any, named name: String) -> StructureMember? {
    guard let type = type(of: structure) as? any KeyedStructure.Type else { return nil }
    return type.members[name]
  }
}

extension CGPoint: KeyedStructure {
  static let members = ["x": StructureMember(\CGPoint.x), "y": StructureMember(\CGPoint.y)]
}

extension CGSize: KeyedStructure {
  static let members = [
    "width": StructureMember(\CGSize.width), "height": StructureMember(\CGSize.height),
  ]
}

extension CGRect: KeyedStructure {
  static let members = [
    "origin": StructureMember(\CGRect.origin), "size": StructureMember(\CGRect.size),
  ]
}

extension NSRange: KeyedStructure {
  static let members = [
    "location": StructureMember(\NSRange.location), "length": StructureMember(\NSRange.length),
  ]
}

extension UIEdgeInsets: KeyedStructure {
  static let members = [
    "top": StructureMember(\UIEdgeInsets.top), "left": StructureMember(\UIEdgeInsets.left),
    "bottom": StructureMember(\UIEdgeInsets.bottom), "right": StructureMember(\UIEdgeInsets.right),
  ]
}
