/// The search for what a key means, in the order of Apple's header.
///
/// If the class logs its searches, every candidate stands in the conversation.
///
/// - Source: Foundation, NSKeyValueCoding.h, and Apple, "Accessor Search Patterns".
struct KeySearch {
  let table: KeyTable
  let object: AnyObject
  let key: String

  private var logsSearch: Bool { table.logsSearch }

  /// The key with its first letter as a capital, and the others as they are.
  private var capitalizedKey: String { key.prefix(1).uppercased() + key.dropFirst() }

  /// Returns what reads the key, or nil if the object does not have it.
  func reader() -> KeyAccess? {
    let name = capitalizedKey
    for candidate in ["get\(name)", key, "is\(name)", "_get\(name)", "_\(key)"] {
      if let reader = method(candidate)?.reader { return logging(reader, candidate) }
      if candidate == "self", key == "self" { return ComputedAccess { $0 } }
    }
    if let elements = elements() { return elements }
    guard let (candidate, access) = storedVariable() else { return nil }
    return logging(access, candidate)
  }

  /// Returns what writes the key, or nil if the object does not have it or does not let it change.
  func writer() -> KeyAccess? {
    let name = capitalizedKey
    for candidate in ["set\(name):", "_set\(name):"] {
      if let writer = method(candidate)?.writer { return logging(writer, candidate) }
    }
    guard let (candidate, access) = storedVariable(), access.isWritable else { return nil }
    return logging(access, "\(candidate) ←")
  }

  /// Returns the method of a name, if the class has it.
  private func method(_ name: String) -> Accessor? {
    let found = table.methods[name]
    if logsSearch { log("responds(to:)", name, found == nil ? "no" : "yes") }
    return found
  }

  /// Returns the first stored variable that has one of the four names, unless the class does not
  /// let them be used.
  private func storedVariable() -> (name: String, access: KeyAccess)? {
    if logsSearch {
      log("accessInstanceVariablesDirectly", "", table.allowsStored ? "yes" : "no")
    }
    guard table.allowsStored else { return nil }
    let name = capitalizedKey
    for candidate in ["_\(key)", "_is\(name)", key, "is\(name)"] {
      let found = table.stored[candidate]
      if logsSearch { log("stores", candidate, found == nil ? "no" : "yes") }
      if let found { return (candidate, found) }
    }
    return nil
  }
}

/// Collections of which an object describes the elements one by one.
extension KeySearch {
  /// Returns what reads all elements, if the object has methods for that.
  ///
  /// They are read at once; a device returns a collection that reads when it is used.
  private func elements() -> KeyAccess? {
    let name = capitalizedKey
    guard let count = method("countOf\(name)")?.reader else { return nil }
    if let element = method("objectIn\(name)AtIndex:")?.call {
      let property = PropertyReference(owner: table.owner, key: key)
      return ComputedAccess { object in
        (0..<Self.elementCount(count.read(object), property)).map {
          Self.element(at: $0, of: object, by: element, property)
        }
      }
    }
    guard let members = method("enumeratorOf\(name)")?.reader, method("memberOf\(name):") != nil
    else { return nil }
    return ComputedAccess { NSSet(array: (members.read($0) as? NSEnumerator)?.allObjects ?? []) }
  }

  /// Returns how many elements there are; a negative number means none.
  private static func elementCount(_ value: Any?, _ property: PropertyReference) -> Int {
    max(0, (try? Int.converted(value, for: property)) ?? 0)
  }

  /// Returns the element that a method returns, with `NSNull` for nil.
  private static func element(
    at index: Int, of object: AnyObject, by method: Accessor.Call, _ property: PropertyReference
  ) -> Any {
    do throws(ConversionError) {
      return try method(object, index, property) ?? NSNull()
    } catch {
      KeyTable.report(error, to: object, property)
      return NSNull()
    }
  }
}

/// Keys that the object does not have.
extension KeySearch {
  /// Asks the object for a key that it does not have.
  func readUndefinedKey() -> Any? {
    logMessage("value(forUndefinedKey:)", key)
    return (object as? any KeyValueCoding)?.value(forUndefinedKey: key)
  }

  func writeUndefinedKey(_ value: Any?) {
    logMessage("setValue(_:forUndefinedKey:)", key)
    (object as? any KeyValueCoding)?.setValue(value, forUndefinedKey: key)
  }
}

/// The log of a search in the conversation.
extension KeySearch {
  private var listener: Conversation.Listener {
    Conversation.Listener(part: "\(table.owner)", object: object)
  }

  /// Returns an access that is logged when it is used, if the search is.
  private func logging(_ access: KeyAccess, _ name: String) -> KeyAccess {
    logsSearch ? LoggingAccess(access, named: name, by: self) : access
  }

  func logQuestion(_ question: String, _ subject: String, _ answer: () -> String) {
    _ = Device.current.conversation.ask(
      listener, by: "KVC", question, subject, answer, describing: { $0 })
  }

  func logMessage(_ message: String, _ subject: String) {
    Device.current.conversation.tell(listener, by: "KVC", message, subject) {}
  }

  private func log(_ question: String, _ subject: String, _ answer: String) {
    logQuestion(question, subject) { answer }
  }
}
