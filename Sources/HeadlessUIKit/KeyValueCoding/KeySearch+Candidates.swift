/// The candidates of a search; those of a class that is asked aloud stand in the conversation.
extension KeySearch {
  /// Returns the method of a name, if the class has it.
  func method(_ name: String) -> Accessor? {
    let found = table.methods[name]
    if table.isAloud { say("responds(to:)", name, found == nil ? "no" : "yes") }
    return found
  }

  /// Returns the first of the stored names, unless the class does not let them be used.
  func storedNames(_ name: String) -> PropertyAccess? {
    if table.isAloud {
      say("accessInstanceVariablesDirectly", "", table.allowsStored ? "yes" : "no")
    }
    guard table.allowsStored else { return nil }
    for candidate in ["_\(key)", "_is\(name)", key, "is\(name)"] {
      let found = table.stored[candidate]
      if table.isAloud { say("stores", candidate, found == nil ? "no" : "yes") }
      if let found { return found }
    }
    return nil
  }

  /// Returns the method that checks a value for the key.
  func validator() -> ((AnyObject, inout Any?) throws -> Void)? {
    let found = method("validate\(capitalized):error:")
    guard let validate = found?.validate else { return nil }
    return validate
  }

  /// Reads a key that the object does not have.
  func undefined() -> Any? {
    tell("value(forUndefinedKey:)")
    return (object as? any KeyValueCoding)?.value(forUndefinedKey: key)
  }

  /// Writes a key that the object does not have.
  func undefined(_ value: Any?) {
    tell("setValue(_:forUndefinedKey:)")
    (object as? any KeyValueCoding)?.setValue(value, forUndefinedKey: key)
  }

  private var listener: Conversation.Listener {
    Conversation.Listener(part: "\(table.owner)", object: object)
  }

  private func say(_ question: String, _ subject: String, _ answer: String) {
    _ = ApplicationState.current.conversation.ask(
      listener, by: "KVC", question, subject, { answer }, describing: { $0 })
  }

  private func tell(_ message: String) {
    ApplicationState.current.conversation.tell(listener, by: "KVC", message, key) {}
  }
}

extension KeySearch {
  func collection(_ name: String) -> KeyTable.Reader? { nil }
}
