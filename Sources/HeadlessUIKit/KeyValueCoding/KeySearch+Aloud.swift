/// The candidates of a search; those of a class that is asked aloud stand in the conversation.
extension KeySearch {
  /// Returns the method of a name, if the class has it.
  func method(_ name: String) -> Accessor? {
    let found = table.methods[name]
    if logsSearch { say("responds(to:)", name, found == nil ? "no" : "yes") }
    return found
  }

  /// Returns the first of the stored names there is, unless the class does not let them be used.
  func storedVariable() -> (name: String, access: KeyAccess)? {
    if logsSearch {
      say("accessInstanceVariablesDirectly", "", table.allowsStored ? "yes" : "no")
    }
    guard table.allowsStored else { return nil }
    for candidate in ["_\(key)", "_is\(name)", key, "is\(name)"] {
      let found = table.stored[candidate]
      if logsSearch { say("stores", candidate, found == nil ? "no" : "yes") }
      if let found { return (candidate, found) }
    }
    return nil
  }

  /// Returns an access that says when it is used.
  func spoken(_ access: KeyAccess, _ name: String) -> KeyAccess {
    logsSearch ? LoggingAccess(access, name, by: self) : access
  }

  /// Reads a key that the object does not have.
  func undefined() -> Any? {
    tell("value(forUndefinedKey:)", key)
    return (object as? any KeyValueCoding)?.value(forUndefinedKey: key)
  }

  /// Writes a key that the object does not have.
  func undefined(_ value: Any?) {
    tell("setValue(_:forUndefinedKey:)", key)
    (object as? any KeyValueCoding)?.setValue(value, forUndefinedKey: key)
  }

  private var listener: Conversation.Listener {
    Conversation.Listener(part: "\(table.owner)", object: object)
  }

  /// Puts a question into the conversation, with its answer.
  func ask(_ question: String, _ subject: String, _ answer: () -> String) {
    _ = Device.current.conversation.ask(
      listener, by: "KVC", question, subject, answer, describing: { $0 })
  }

  /// Puts a message into the conversation.
  func tell(_ message: String, _ subject: String) {
    Device.current.conversation.tell(listener, by: "KVC", message, subject) {}
  }

  private func say(_ question: String, _ subject: String, _ answer: String) {
    ask(question, subject) { answer }
  }
}
