/// Where a value is about to go: a key of a class.
final class PropertyReference {
  let owner: AnyClass
  let key: String

  init(owner: AnyClass, key: String) {
    (self.owner, self.key) = (owner, key)
  }

  /// The slot as a reader would write it: `Flag.name`.
  var name: String { "\(owner).\(key)" }

  /// Says on the console that a property holds another value than it was given.
  func report(_ given: String, became result: String) {
    Device.current.console(
      "\(name): \(given) became \(result), as it does on a device. Give it a value that fits.")
  }
}
