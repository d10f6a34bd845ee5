/// A method or a pair of closures by which a key is read or written.
///
///     Accessor(get: { (flag: Flag) in flag.name }, set: { (flag: Flag, name: String?) in … })
///     Accessor(Dog.getFido)
///
/// - Shape: A method takes nothing and returns a value, takes a value, takes a value and an index,
///   or takes a value it may replace and throws, as `validate<Key>:error:` does.
/// - Units: None.
/// - Errors: A method of a class that the object does not belong to stops the program.
/// - Differs: On a device the Objective-C runtime finds methods by their names.
/// - Source: Apple, "Key-Value Coding Programming Guide", "Defining Collection Methods" and
///   "Adding Validation".
public struct Accessor {
  /// The class the accessor is for.
  let target: Any.Type

  var read: ((AnyObject) -> Any?)?
  var write: ((AnyObject, Any?, KeySlot) throws(Refusal) -> Void)?
  var call: ((AnyObject, [Any?], KeySlot) throws(Refusal) -> Any?)?
  var validate: ((AnyObject, inout Any?) throws -> Void)?

  init(
    target: Any.Type, read: ((AnyObject) -> Any?)? = nil,
    write: ((AnyObject, Any?, KeySlot) throws(Refusal) -> Void)? = nil
  ) {
    (self.target, self.read, self.write) = (target, read, write)
  }

  /// Makes a closure that reads a key; the key cannot be written.
  public init<Target: AnyObject>(get: @escaping (Target) -> Any?) {
    target = Target.self
    read = { get(unsafeDowncast($0, to: Target.self)) }
  }

  /// Makes a closure that reads a key and one that writes it.
  public init<Target: AnyObject, Value>(
    get: @escaping (Target) -> Any?, set: @escaping (Target, Value) -> Void
  ) {
    self.init(get: get)
    let conversion = Conversion<Value>.make()
    write = { object, value, slot throws(Refusal) in
      set(unsafeDowncast(object, to: Target.self), try conversion.convert(value, slot))
    }
  }

  /// Makes a method that takes nothing callable: `get<Key>`, `<key>`, `countOf<Key>`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Any?) {
    target = Target.self
    read = { method(unsafeDowncast($0, to: Target.self))() }
  }

  /// Makes a method that takes one value callable: `set<Key>:`, `removeObjectFrom<Key>AtIndex:`.
  public init<Target: AnyObject, Value>(_ method: @escaping (Target) -> (Value) -> Void) {
    target = Target.self
    let conversion = Conversion<Value>.make()
    write = { object, value, slot throws(Refusal) in
      method(unsafeDowncast(object, to: Target.self))(try conversion.convert(value, slot))
    }
  }

  /// Makes a method that takes one value and answers callable: `objectIn<Key>AtIndex:`.
  public init<Target: AnyObject, Value, Answer>(
    _ method: @escaping (Target) -> (Value) -> Answer
  ) {
    target = Target.self
    let conversion = Conversion<Value>.make()
    call = { object, values, slot throws(Refusal) in
      let answer = method(unsafeDowncast(object, to: Target.self))(
        try conversion.convert(values.first ?? nil, slot))
      return Boxing.boxed(answer)
    }
  }

  /// Makes a method that takes two values callable: `insertObject:in<Key>AtIndex:`.
  public init<Target: AnyObject, First, Second>(
    _ method: @escaping (Target) -> (First, Second) -> Void
  ) {
    target = Target.self
    let (first, second) = (Conversion<First>.make(), Conversion<Second>.make())
    call = { object, values, slot throws(Refusal) in
      method(unsafeDowncast(object, to: Target.self))(
        try first.convert(values.first ?? nil, slot), try second.convert(values.last ?? nil, slot))
      return nil
    }
  }

  /// Makes a method that checks a value callable: `validate<Key>:error:`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> (inout Any?) throws -> Void) {
    target = Target.self
    validate = { object, value in
      try method(unsafeDowncast(object, to: Target.self))(&value)
    }
  }
}
