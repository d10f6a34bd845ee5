/// How a property is read and written through its key path.
///
/// The object is an instance of `Root`: that was seen to when the key was listed.
class KeyPathAccess<Root, Value>: KeyAccess {
  fileprivate let path: KeyPath<Root, Value>
  private let writablePath: ReferenceWritableKeyPath<Root, Value>?
  private let conversion = Conversion<Value>.make()
  private let box = Boxing.reader(of: Value.self)

  init(_ path: KeyPath<Root, Value>) {
    self.path = path
    writablePath = path as? ReferenceWritableKeyPath<Root, Value>
    super.init(isWritable: writablePath != nil)
  }

  override func read(_ object: AnyObject) -> Any? {
    let value = unsafeBitCast(object, to: Root.self)[keyPath: path]
    guard let box else { return value }
    return box(value)
  }

  override func write(_ value: Any?, to object: AnyObject, _ slot: PropertyReference)
    throws(ConversionError)
  {
    guard let writablePath else { return }
    let converted = try conversion.convert(value, slot)
    unsafeBitCast(object, to: Root.self)[keyPath: writablePath] = converted
  }
}

/// A property that can be nil.
private final class OptionalAccess<Root, Value: Flattening>: KeyPathAccess<Root, Value> {
  override func read(_ object: AnyObject) -> Any? {
    unsafeBitCast(object, to: Root.self)[keyPath: path].flattened
  }
}

// The two below are optional properties as well. They do the same as one, and as models and views
// have hardly any others, they do it without looking the type up each time.

/// A text that can be nil.
private final class TextAccess<Root>: KeyPathAccess<Root, String?> {
  override func read(_ object: AnyObject) -> Any? {
    unsafeBitCast(object, to: Root.self)[keyPath: path]
  }
}

/// An object that can be nil.
private final class ObjectAccess<Root, Object: AnyObject>: KeyPathAccess<Root, Object?> {
  override func read(_ object: AnyObject) -> Any? {
    unsafeBitCast(object, to: Root.self)[keyPath: path]
  }
}

extension KeyAccess {
  /// Takes a key path apart, or answers nil if it is not one of a class or of its superclasses.
  static func make(_ path: AnyKeyPath, of owner: AnyClass) -> KeyAccess? {
    func open<Root>(_ root: Root.Type) -> KeyAccess? {
      guard Root.self is AnyClass, owner is Root.Type else { return nil }
      func open<Value>(_ value: Value.Type) -> KeyAccess? {
        if let optional = Value.self as? any Flattening.Type {
          return optional.access(path, of: Root.self)
        }
        return (path as? KeyPath<Root, Value>).map(KeyPathAccess.init)
      }
      return _openExistential(type(of: path).valueType, do: open)
    }
    return _openExistential(type(of: path).rootType, do: open)
  }
}

/// An optional, which becomes what it holds.
protocol Flattening {
  /// What the optional holds, boxed.
  var flattened: Any? { get }

  /// Returns how a property of this type is read and written.
  static func access<Root>(_ path: AnyKeyPath, of root: Root.Type) -> KeyAccess?
}

extension Optional: Flattening {
  var flattened: Any? {
    guard case .some(let value) = self else { return nil }
    return Boxing.boxed(value)
  }

  static func access<Root>(_ path: AnyKeyPath, of root: Root.Type) -> KeyAccess? {
    func open<Object: AnyObject>(_ type: Object.Type) -> KeyAccess? {
      (path as? KeyPath<Root, Object?>).map { ObjectAccess($0) }
    }
    if let path = path as? KeyPath<Root, String?> { return TextAccess(path) }
    if let type = Wrapped.self as? AnyClass { return _openExistential(type, do: open) }
    return (path as? KeyPath<Root, Wrapped?>).map { OptionalAccess($0) }
  }
}
