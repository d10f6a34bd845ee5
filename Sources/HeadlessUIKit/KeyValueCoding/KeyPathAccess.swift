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

  override func write(_ value: Any?, to object: AnyObject, _ slot: KeySlot) throws(Refusal) {
    guard let writablePath else { return }
    let converted = try conversion.convert(value, slot)
    unsafeBitCast(object, to: Root.self)[keyPath: writablePath] = converted
  }
}

/// A property that can be nil.
private final class OptionalAccess<Root, Value: Flattening>: KeyPathAccess<Root, Value> {
  private let isPlain = Value.isPlain

  override func read(_ object: AnyObject) -> Any? {
    let value = unsafeBitCast(object, to: Root.self)[keyPath: path]
    return isPlain ? value.held : value.flattened
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
  /// Whether what the optional holds is taken as it is.
  static var isPlain: Bool { get }

  /// What the optional holds, as it is.
  var held: Any? { get }

  /// What the optional holds, boxed.
  var flattened: Any? { get }

  /// Returns how a property of this type is read and written.
  static func access<Root>(_ path: AnyKeyPath, of root: Root.Type) -> KeyAccess?
}

extension Optional: Flattening {
  static var isPlain: Bool {
    !(Wrapped.self is any Flattening.Type) && Boxing.reader(of: Wrapped.self) == nil
  }

  var held: Any? { self }

  var flattened: Any? {
    guard case .some(let value) = self else { return nil }
    return Boxing.boxed(value)
  }

  static func access<Root>(_ path: AnyKeyPath, of root: Root.Type) -> KeyAccess? {
    (path as? KeyPath<Root, Wrapped?>).map { OptionalAccess($0) }
  }
}
