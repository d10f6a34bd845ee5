import HeadlessUIKit

/// An object without the key `fido`: key-value coding asks it for every name, in vain.
final class Nobody: NSObject, KeyValueCoding {
  class var keys: Keys { Keys(methods: ["other": Accessor(Nobody.other)]) }

  func other() -> String { "other" }

  func value(forUndefinedKey key: String) -> Any? { nil }

  func setValue(_ value: Any?, forUndefinedKey key: String) {}

  /// Returns the names of methods and of stored values that were asked for during `act`.
  ///
  /// A method that counts elements belongs to a collection, and is left out.
  static func names(askedIn act: (Nobody) -> Void) -> (methods: [String], stored: [String]) {
    let conversation = Device.current.conversation
    let before = conversation.messages.count
    act(Nobody())
    let questions = conversation.messages.dropFirst(before)
    let subjects = { (name: String) in questions.filter { $0.name == name }.map(\.subject) }
    return (subjects("responds(to:)").filter { $0 != "countOfFido" }, subjects("stores"))
  }
}
