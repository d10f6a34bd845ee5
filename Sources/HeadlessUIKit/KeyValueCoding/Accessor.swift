/// A method or a pair of closures by which a key is read or written.
///
///     Accessor(get: { (flag: Flag) in flag.name }, set: { (flag: Flag, name: String?) in … })
///     Accessor(Dog.getFido)
///
/// - Shape: A method takes nothing and returns a value, takes a value, or does both. What a closure
///   or a method returns is the value of the key, unchanged.
/// - Errors: A method of a class that the object does not belong to stops the program.
/// - Differs: On a device the Objective-C runtime finds methods by their names.
/// - Source: Apple, "Key-Value Coding Programming Guide", "Defining Collection Methods".
public struct Accessor {
  /// Calls a method of an object with a value, for a property.
  typealias Call = (AnyObject, Any?, PropertyReference) throws(ConversionError) -> Any?

  /// The class the accessor is for.
  let target: Any.Type
  /// How a key is read, if this reads one.
  let reader: KeyAccess?
  /// How a key is written, if this writes one.
  let writer: KeyAccess?
  /// How the method is called, if it takes a value and returns one.
  let call: Call?

  init(
    target: Any.Type, reader: KeyAccess? = nil, writer: KeyAccess? = nil, call: Call? = nil
  ) {
    (self.target, self.reader, self.writer, self.call) = (target, reader, writer, call)
  }

  /// Makes a closure that reads a key; the key cannot be written.
  public init<Target: AnyObject>(get: @escaping @MainActor (Target) -> Any?) {
    self.init(target: Target.self, reader: ClosureReader(get))
  }

  /// Makes a closure that reads a key and one that writes it.
  public init<Target: AnyObject, Value>(
    get: @escaping @MainActor (Target) -> Any?, set: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(target: Target.self, reader: ClosureReader(get), writer: ClosureWriter(set))
  }

  /// Makes a method that takes nothing callable: `get<Key>`, `<key>`, `countOf<Key>`.
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> () -> Any?) {
    self.init(target: Target.self, reader: ClosureReader { (target: Target) in method(target)() })
  }

  /// Makes a method that takes one value callable: `set<Key>:`.
  public init<Target: AnyObject, Value>(_ method: @escaping @MainActor (Target) -> (Value) -> Void)
  {
    self.init(
      target: Target.self,
      writer: ClosureWriter { (target: Target, value: Value) in method(target)(value) })
  }

  /// Makes a method that takes one value and returns another callable: `objectIn<Key>AtIndex:`.
  public init<Target: AnyObject, Value, Result>(
    _ method: @escaping @MainActor (Target) -> (Value) -> Result
  ) {
    let conversion = Conversion<Value>.make()
    self.init(
      target: Target.self,
      call: { object, value, property throws(ConversionError) in
        let value = try conversion.convert(value, for: property)
        return ValueWrapping.wrap(method(unsafeDowncast(object, to: Target.self))(value))
      })
  }
}

extension Accessor {
  /// Stops the program if the accessor is not one of a class or of its superclasses.
  func requireTarget(_ owner: AnyClass, _ name: String) {
    func isTarget<Target>(_ target: Target.Type) -> Bool { owner is Target.Type }
    guard !_openExistential(target, do: isTarget) else { return }
    KeyListMistake.foreignAccessor(target: target, name: name, owner: owner).stop()
  }
}

/// Reads a key by a closure.
private final class ClosureReader<Target: AnyObject>: KeyAccess {
  private let get: @MainActor (Target) -> Any?

  init(_ get: @escaping @MainActor (Target) -> Any?) {
    self.get = get
    super.init(isWritable: false)
  }

  override func read(_ object: AnyObject) -> Any? {
    get(unsafeDowncast(object, to: Target.self))
  }
}

/// Writes a key by a closure.
private final class ClosureWriter<Target: AnyObject, Value>: KeyAccess {
  private let set: @MainActor (Target, Value) -> Void
  private let conversion = Conversion<Value>.make()

  init(_ set: @escaping @MainActor (Target, Value) -> Void) {
    self.set = set
    super.init(isWritable: true)
  }

  override func write(
    _ value: Any?, to object: AnyObject, _ property: PropertyReference
  ) throws(ConversionError) {
    set(unsafeDowncast(object, to: Target.self), try conversion.convert(value, for: property))
  }
}
