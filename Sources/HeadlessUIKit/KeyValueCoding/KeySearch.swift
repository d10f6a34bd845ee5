/// The search for what a key means, in the order Apple's header gives.
///
/// - Source: Foundation, NSKeyValueCoding.h, and Apple, "Accessor Search Patterns".
struct KeySearch {
  let table: KeyTable
  let object: AnyObject
  let key: String

  /// The key with its first letter as a capital, and the others as they are.
  var capitalized: String { key.prefix(1).uppercased() + key.dropFirst() }

  /// Returns what reads the key, or nil if the object does not have it.
  func reader() -> KeyTable.Reader? {
    let name = capitalized
    for candidate in ["get\(name)", key, "is\(name)", "_get\(name)", "_\(key)"] {
      if let read = method(candidate)?.read { return read }
      if candidate == "self", key == "self" { return { $0 } }
    }
    if let read = collection(name) { return read }
    return storedNames(name)?.read
  }

  /// Returns what writes the key, or nil if the object does not have it or does not let it change.
  func writer() -> KeyTable.Writer? {
    let name = capitalized
    for candidate in ["set\(name):", "_set\(name):"] {
      if let write = method(candidate)?.write { return write }
    }
    return storedNames(name)?.write
  }
}
