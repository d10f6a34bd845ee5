/// How an array of an object is read and changed: by methods for single elements if the object has
/// them, otherwise as a whole.
final class KeyedArrayAccess {
  private let object: any KeyValueCoding
  private let key: String

  init(of object: any KeyValueCoding, key: String) {
    (self.object, self.key) = (object, key)
  }

  private var methods: [String: Accessor] { KeyTable.of(type(of: object)).methods }
  private var name: String { key.prefix(1).uppercased() + key.dropFirst() }

  /// The elements, read anew.
  var elements: [Any] {
    let value = object.value(forKey: key)
    return value as? [Any] ?? (value as? NSArray).map { $0.map(\.self) } ?? []
  }

  /// Returns an element.
  func element(at index: Int) -> Any {
    let elements = elements
    guard elements.indices.contains(index) else {
      outOfRange(index, elements.count)
      return NSNull()
    }
    return elements[index]
  }

  /// Puts an element at a place.
  func insert(_ element: Any, at index: Int) {
    let count = elements.count
    guard (0...count).contains(index) else { return outOfRange(index, count) }
    guard let insert = methods["insertObject:in\(name)AtIndex:"],
      methods["removeObjectFrom\(name)AtIndex:"] != nil
    else { return change { $0.insert(element, at: index) } }
    perform(insert, [element, index])
  }

  /// Takes the element at a place away.
  func remove(at index: Int) {
    let count = elements.count
    guard (0..<count).contains(index) else { return outOfRange(index, count) }
    guard let remove = methods["removeObjectFrom\(name)AtIndex:"],
      methods["insertObject:in\(name)AtIndex:"] != nil
    else { return change { $0.remove(at: index) } }
    perform(remove, [index])
  }

  /// Puts an element in the place of another.
  func replace(at index: Int, with element: Any) {
    let count = elements.count
    guard (0..<count).contains(index) else { return outOfRange(index, count) }
    if let replace = methods["replaceObjectIn\(name)AtIndex:withObject:"] {
      return perform(replace, [index, element])
    }
    guard methods["insertObject:in\(name)AtIndex:"] != nil,
      methods["removeObjectFrom\(name)AtIndex:"] != nil
    else { return change { $0[index] = element } }
    remove(at: index)
    insert(element, at: index)
  }

  private func change(_ body: (inout [Any]) -> Void) {
    var changed = elements
    body(&changed)
    object.setValue(changed, forKey: key)
  }

  private func perform(_ method: Accessor, _ values: [Any?]) {
    let slot = KeySlot(owner: type(of: object), key: key)
    do throws(Refusal) {
      if let call = method.call { return _ = try call(object, values, slot) }
      try method.write?(object, values.first ?? nil, slot)
    } catch {
      switch error {
      case .isNil: object.setNilValueForKey(key)
      case .wrongType(let exception): exception.raise()
      }
    }
  }

  private func outOfRange(_ index: Int, _ count: Int) {
    let bounds = count == 0 ? "for empty array" : "beyond bounds [0 .. \(count - 1)]"
    KeyValueException(
      name: "NSRangeException",
      reason: "*** -[NSMutableArray objectAtIndex:]: index \(index) \(bounds)",
      help: "\(type(of: object)).\(key) has \(count) elements. Compare the index with that."
    ).raise()
  }
}
