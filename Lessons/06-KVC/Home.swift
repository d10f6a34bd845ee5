import HeadlessUIKit

/// A home for a dog, with everything that could hold one.
///
/// A subclass says in its `keys` which of these it really has. Each place
/// holds its own name, so that an answer tells where it came from.
class Home: NSObject, KeyValueCoding {
  var _fido: Any? = "_fido"
  var fido: Any? = "fido"

  /// The plate at the door, which a setter writes.
  let plate = UILabel()

  class var keys: Keys { [:] }
  class var accessInstanceVariablesDirectly: Bool { true }

  /// What the method `fido` answers.
  func answer() -> Any? {
    "the method"
  }

  /// What the method `setFido:` does: it remembers, and writes the plate.
  func moveIn(_ dog: Any?) {
    _fido = dog
    plate.text = "\(dog ?? "nobody")"
  }
}
