import HeadlessUIKit

/// A stored property of an object or a structure, as the Swift runtime describes it.
///
/// - Shape: The properties of a class alone, without those of its superclasses, in the order they are
///   written.
/// - Errors: A runtime that describes properties in another way gives none: nothing is read then.
/// - Source: The functions behind `Mirror`, which does not tell a weak property from a strong one.
struct StoredProperty {
  /// The name, as it is written in the class.
  var name: String
  /// The type of its values.
  let type: Any.Type
  /// How the property refers to an object.
  let reference: Reference
  /// Whether a value of its type can refer to an object that is looked at: a number and a text cannot.
  let mayRefer: Bool

  private static var known: [ObjectIdentifier: [StoredProperty]] = [:]

  /// How a property refers to an object.
  nonisolated enum Reference: String, Sendable, Encodable {
    case strong, weak, unowned
  }

  /// Returns the properties that a class or a structure has itself.
  static func all(of type: Any.Type) -> [StoredProperty] {
    guard isUnderstood else { return [] }
    if let properties = known[ObjectIdentifier(type)] { return properties }
    let properties = read(type)
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  /// Whether values of a type are nothing but bits.
  static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isPlain)
  }

  private static func read(_ type: Any.Type) -> [StoredProperty] {
    let inherited = (type as? AnyClass).flatMap(_getSuperclass).map { countProperties($0) } ?? 0
    let count = countProperties(type)
    guard inherited <= count else { return [] }
    return (inherited..<count).map { property($0, of: type) }
  }

  private static func property(_ index: Int, of type: Any.Type) -> StoredProperty {
    var field = Field()
    let fieldType = withUnsafeMutablePointer(to: &field) { describeProperty(type, index, $0) }
    let name = field.name.map { String(cString: $0) } ?? ""
    field.free?(field.name)
    let isOptional = fieldType is any OptionalType.Type
    return StoredProperty(
      name: name.replacing("$__lazy_storage_$_", with: ""), type: fieldType,
      reference: field.isStrong ? .strong : isOptional ? .weak : .unowned,
      mayRefer: !isPlain(fieldType) && fieldType != String.self && fieldType != String?.self)
  }

  // MARK: - Checking that the runtime is the one this file knows

  private nonisolated class Probe {
    var strong: Probe?
    weak var weak: Probe?
    init() {}
  }

  private nonisolated final class DerivedProbe: Probe {
    unowned var unowned: Probe
    init(_ probe: Probe) { unowned = probe }
  }

  private static let isUnderstood: Bool = {
    let found = read(DerivedProbe.self) + read(Probe.self)
    return found.map(\.name) == ["unowned", "strong", "weak"]
      && found.map(\.reference) == [.unowned, .strong, .weak]
  }()
}

/// What an optional is, whatever it wraps.
private nonisolated protocol OptionalType {}
nonisolated extension Optional: OptionalType {}

/// What the runtime fills in for a property.
private nonisolated struct Field {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private nonisolated func countProperties(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private nonisolated func describeProperty(
  _: Any.Type, _: Int, _: UnsafeMutablePointer<Field>
) -> Any.Type
