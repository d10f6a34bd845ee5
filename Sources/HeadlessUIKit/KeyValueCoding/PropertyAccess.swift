/// How a property is read and written through its key path.
struct PropertyAccess {
  let isBool: Bool
  let read: (AnyObject) -> Any?
  let write: ((AnyObject, Any?, KeySlot) throws(Refusal) -> Void)?

  /// Takes a key path apart, or answers nil if it is not one of a class or of its superclasses.
  init?(_ path: AnyKeyPath, of owner: AnyClass) {
    func open<Root>(_ root: Root.Type) -> PropertyAccess? {
      guard Root.self is AnyClass, owner is Root.Type else { return nil }
      func open<Value>(_ value: Value.Type) -> PropertyAccess? {
        (path as? KeyPath<Root, Value>).map(PropertyAccess.init(typed:))
      }
      return _openExistential(type(of: path).valueType, do: open)
    }
    guard let access = _openExistential(type(of: path).rootType, do: open) else { return nil }
    self = access
  }

  private init<Root, Value>(typed path: KeyPath<Root, Value>) {
    isBool = Value.self == Bool.self
    read = Self.reader(path)
    write = (path as? ReferenceWritableKeyPath<Root, Value>).map(Self.writer)
  }

  private static func reader<Root, Value>(_ path: KeyPath<Root, Value>) -> (AnyObject) -> Any? {
    let box = Boxing.reader(of: Value.self)
    return { box(unsafeBitCast($0, to: Root.self)[keyPath: path]) }
  }

  private static func writer<Root, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> (AnyObject, Any?, KeySlot) throws(Refusal) -> Void {
    let conversion = Conversion<Value>.make()
    return { object, value, slot throws(Refusal) in
      let converted = try conversion.convert(value, slot)
      unsafeBitCast(object, to: Root.self)[keyPath: path] = converted
    }
  }
}
