import HeadlessUIKit

// The homes of chapters 5 and 6, made as Objective-C would make them.
//
// A class in Objective-C has methods and variables, and KVC asks for both by their names. In this
// course a class lists them: `Keys(methods:stored:)` has the methods and the variables under the
// names that KVC asks for, and `Accessor` makes a method out of a Swift function. Only the study of
// the search needs this form.

/// A house with a method and a variable, whose values say which one each is.
///
/// A subclass lists which of them it has.
class Home: NSObject, KeyValueCoding {
  var _fido: Any? = "the variable _fido"
  /// The label on the house.
  let sign = UILabel()

  func answer() -> Any? { "the method fido" }

  func moveIn(_ dog: Any?) {
    _fido = dog
    sign.text = "\(dog ?? "nobody")"
  }

  class var keys: Keys { [:] }
  class var accessInstanceVariablesDirectly: Bool { true }
}

/// A house with a getter, and a variable.
final class HomeWithMethod: Home {
  override class var keys: Keys {
    Keys(
      methods: ["fido": Accessor(Home.answer)],
      stored: ["_fido": \Home._fido])
  }
}

/// A house with a setter that has the right name.
final class HomeWithSetter: Home {
  override class var keys: Keys {
    Keys(methods: ["setFido:": Accessor(Home.moveIn)])
  }
}
