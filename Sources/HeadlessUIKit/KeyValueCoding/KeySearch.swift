/// The search for what a key means, in the order Apple's header gives.
///
/// - Source: Foundation, NSKeyValueCoding.h, and Apple, "Accessor Search Patterns".
struct KeySearch {
  let table: KeyTable
  let object: AnyObject
  let key: String
  let logsSearch: Bool

  init(table: KeyTable, object: AnyObject, key: String, logsSearch: Bool? = nil) {
    (self.table, self.object, self.key) = (table, object, key)
    self.logsSearch = logsSearch ?? table.logsSearch
  }

  /// The key with its first letter as a capital, and the others as they are.
  var name: String { key.prefix(1).uppercased() + key.dropFirst() }

  /// Returns what reads the key, or nil if the object does not have it.
  func reader() -> KeyAccess? {
    let name = name
    for candidate in ["get\(name)", key, "is\(name)", "_get\(name)", "_\(key)"] {
      if let reader = method(candidate)?.reader { return spoken(reader, candidate) }
      if candidate == "self", key == "self" { return ComputedAccess { $0 } }
    }
    if let elements = elements() { return elements }
    guard let (candidate, access) = storedVariable() else { return nil }
    return spoken(access, candidate)
  }

  /// Returns what writes the key, or nil if the object does not have it or does not let it change.
  func writer() -> KeyAccess? {
    let name = name
    for candidate in ["set\(name):", "_set\(name):"] {
      if let writer = method(candidate)?.writer { return spoken(writer, candidate) }
    }
    guard let (candidate, access) = storedVariable(), access.isWritable else { return nil }
    return spoken(access, "\(candidate) ←")
  }

  /// Returns the method that checks a value for the key.
  func validator() -> ((AnyObject, inout Any?) throws -> Void)? {
    method("validate\(name):error:")?.validate
  }

  /// Returns what reads the elements one by one, if the object has methods for that.
  ///
  /// They are read at once; a device answers with a collection that asks when it is used.
  private func elements() -> KeyAccess? {
    guard let count = method("countOf\(name)")?.reader else { return nil }
    if let element = method("objectIn\(name)AtIndex:")?.call {
      let slot = PropertyReference(owner: table.owner, key: key)
      return ComputedAccess { object in
        (0..<Self.number(count.read(object), slot)).map {
          Self.answer(of: element, to: $0, object, slot)
        }
      }
    }
    guard let members = method("enumeratorOf\(name)")?.reader, method("memberOf\(name):") != nil
    else { return nil }
    return ComputedAccess { NSSet(array: (members.read($0) as? NSEnumerator)?.allObjects ?? []) }
  }

  /// Returns how many elements there are; less than none are none.
  private static func number(_ value: Any?, _ slot: PropertyReference) -> Int {
    max(0, (try? Int.converted(value, slot)) ?? 0)
  }

  /// Returns the element a method answers with, with `NSNull` for nil.
  private static func answer(
    of method: (AnyObject, [Any?], PropertyReference) throws(ConversionError) -> Any?,
    to index: Int,
    _ object: AnyObject, _ slot: PropertyReference
  ) -> Any {
    do throws(ConversionError) {
      return try method(object, [index], slot) ?? NSNull()
    } catch {
      KeyTable.answer(error, for: object, slot)
      return NSNull()
    }
  }
}
