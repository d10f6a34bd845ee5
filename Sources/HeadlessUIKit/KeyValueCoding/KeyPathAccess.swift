/// How a property is read and written through its key path.
///
/// The object is an instance of `Root`: that was checked when the key was listed, so the casts
/// below are not checked again.
class KeyPathAccess<Root, Value>: KeyAccess {
  fileprivate let path: KeyPath<Root, Value>
  private let writablePath: ReferenceWritableKeyPath<Root, Value>?
  private let conversion = Conversion<Value>.make()
  private let wrap = ValueWrapping.wrapper(of: Value.self)

  init(_ path: KeyPath<Root, Value>) {
    self.path = path
    writablePath = path as? ReferenceWritableKeyPath<Root, Value>
    super.init(isWritable: writablePath != nil)
  }

  override func read(_ object: AnyObject) -> Any? {
    let value = unsafeBitCast(object, to: Root.self)[keyPath: path]
    guard let wrap else { return value }
    return wrap(value)
  }

  override func write(
    _ value: Any?, to object: AnyObject, _ property: PropertyReference
  ) throws(ConversionError) {
    guard let writablePath else { return }
    let converted = try conversion.convert(value, for: property)
    unsafeBitCast(object, to: Root.self)[keyPath: writablePath] = converted
  }
}

/// A property that can be nil.
private final class OptionalAccess<Root, Value: AnyOptional>: KeyPathAccess<Root, Value> {
  override func read(_ object: AnyObject) -> Any? {
    unsafeBitCast(object, to: Root.self)[keyPath: path].wrappedValue
  }
}

// The two below read optional properties as well, with the same result. Models and views have
// hardly any others, and these two do not look the type up at each access.

/// A string that can be nil.
private final class OptionalStringAccess<Root>: KeyPathAccess<Root, String?> {
  override func read(_ object: AnyObject) -> Any? {
    unsafeBitCast(object, to: Root.self)[keyPath: path]
  }
}

/// An object that can be nil.
private final class OptionalObjectAccess<Root, Object: AnyObject>: KeyPathAccess<Root, Object?> {
  override func read(_ object: AnyObject) -> Any? {
    unsafeBitCast(object, to: Root.self)[keyPath: path]
  }
}

extension KeyAccess {
  /// Returns the access by a key path, or nil if it is not one of a class or of its superclasses.
  static func make(_ path: AnyKeyPath, of owner: AnyClass) -> KeyAccess? {
    func open<Root>(_ root: Root.Type) -> KeyAccess? {
      guard Root.self is AnyClass, owner is Root.Type else { return nil }
      func open<Value>(_ value: Value.Type) -> KeyAccess? {
        if let optional = Value.self as? any AnyOptional.Type {
          return optional.access(path, of: Root.self)
        }
        return (path as? KeyPath<Root, Value>).map(KeyPathAccess.init)
      }
      return _openExistential(type(of: path).valueType, do: open)
    }
    return _openExistential(type(of: path).rootType, do: open)
  }
}

/// An optional of any type.
protocol AnyOptional {
  /// The value of the optional, wrapped.
  var wrappedValue: Any? { get }

  static func access<Root>(_ path: AnyKeyPath, of root: Root.Type) -> KeyAccess?
}

extension Optional: AnyOptional {
  var wrappedValue: Any? {
    guard case .some(let value) = self else { return nil }
    return ValueWrapping.wrap(value)
  }

  static func access<Root>(_ path: AnyKeyPath, of root: Root.Type) -> KeyAccess? {
    func open<Object: AnyObject>(_ type: Object.Type) -> KeyAccess? {
      (path as? KeyPath<Root, Object?>).map { OptionalObjectAccess($0) }
    }
    if let path = path as? KeyPath<Root, String?> { return OptionalStringAccess(path) }
    if let type = Wrapped.self as? AnyClass { return _openExistential(type, do: open) }
    return (path as? KeyPath<Root, Wrapped?>).map { OptionalAccess($0) }
  }
}

/// How a property's value becomes one of type `Any?`, as Objective-C wraps numbers and structures.
///
/// An optional becomes its value or nil, and an enumeration its raw number.
enum ValueWrapping {
  static func wrap<Value>(_ value: Value) -> Any? {
    if let optional = value as? any AnyOptional { return optional.wrappedValue }
    return wrapper(of: Value.self).map { $0(value) } ?? value
  }

  /// Returns a value as it is, or nil for an optional that is nil.
  static func unwrapOptional(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrappedValue
  }

  /// Returns what wraps values of a type, or nil if they stay as they are.
  static func wrapper<Value>(of type: Value.Type) -> ((Value) -> Any?)? {
    if Value.self == Void.self { return { _ in nil } }
    guard let raw = Value.self as? any RawRepresentable.Type, isNumber(raw) else { return nil }
    return { ($0 as? any RawRepresentable)?.rawValue }
  }

  private static func isNumber<Case: RawRepresentable>(_: Case.Type) -> Bool {
    Case.RawValue.self is any Numeric.Type
  }
}
