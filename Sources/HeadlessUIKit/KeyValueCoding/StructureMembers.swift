/// The members of structures that can be named in a key path: `frame.origin.x`, `center.x`.
///
/// - Differs: On a device a structure arrives as `NSValue`, which has no such keys; a layer and a
///   motion effect know them all the same.
enum StructureMembers {
  /// Returns a member of a structure, or nil if it has none of that name.
  static func value(of structure: Any, named name: String) -> Any? {
    path(of: structure, named: name)?.read(structure)
  }

  /// Returns what a path of members leads to, or nil if there is nothing.
  static func member(of structure: Any, at path: String) -> Any? {
    let (head, rest) = KeyPathTraversal.split(path)
    let value = value(of: structure, named: head)
    guard let rest else { return value }
    return value.flatMap { member(of: $0, at: rest) }
  }

  /// Returns a structure with a member changed, or nil if it is none or has no such member.
  static func changing(_ structure: Any, at path: String, to value: Any?) -> Any? {
    let (head, rest) = KeyPathTraversal.split(path)
    guard let member = self.path(of: structure, named: head) else { return nil }
    guard let rest else { return member.write(structure, value) }
    return member.read(structure).flatMap { changing($0, at: rest, to: value) }
      .flatMap { member.write(structure, $0) }
  }

  /// How one member is read and written.
  private struct Member {
    let read: (Any) -> Any?
    let write: (Any, Any?) -> Any?

    init<Structure, Value>(_ path: WritableKeyPath<Structure, Value>, _ name: String) {
      let conversion = Conversion<Value>.make()
      read = { ($0 as? Structure)?[keyPath: path] }
      write = { structure, value in
        guard var copy = structure as? Structure else { return nil }
        let slot = PropertyReference(owner: NSValue.self, key: name)
        do throws(ConversionError) {
          copy[keyPath: path] = try conversion.convert(value, slot)
        } catch {
          switch error {
          case .isNil:
            KeyValueException.isNil(
              name, ofClass: "NSValue", help: "The member of a structure is never nil."
            ).raise()
          case .wrongType(let exception): exception.raise()
          }
        }
        return copy
      }
    }
  }

  private static func path(of structure: Any, named name: String) -> Member? {
    switch (structure, name) {
    case (is CGPoint, "x"): Member(\CGPoint.x, name)
    case (is CGPoint, "y"): Member(\CGPoint.y, name)
    case (is CGSize, "width"): Member(\CGSize.width, name)
    case (is CGSize, "height"): Member(\CGSize.height, name)
    case (is CGRect, "origin"): Member(\CGRect.origin, name)
    case (is CGRect, "size"): Member(\CGRect.size, name)
    case (is UIEdgeInsets, "top"): Member(\UIEdgeInsets.top, name)
    case (is UIEdgeInsets, "left"): Member(\UIEdgeInsets.left, name)
    case (is UIEdgeInsets, "bottom"): Member(\UIEdgeInsets.bottom, name)
    case (is UIEdgeInsets, "right"): Member(\UIEdgeInsets.right, name)
    case (is NSRange, "location"): Member(\NSRange.location, name)
    case (is NSRange, "length"): Member(\NSRange.length, name)
    default: nil
    }
  }
}
