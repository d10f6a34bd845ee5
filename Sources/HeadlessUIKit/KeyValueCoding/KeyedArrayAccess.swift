/// How an array of an object is read and changed: by methods for single elements if the object has
/// them, otherwise as a whole.
final class KeyedArrayAccess {
  private let object: any KeyValueCoding
  private let key: String
  private let table: KeyTable
  private let name: String

  init(of object: any KeyValueCoding, key: String) {
    (self.object, self.key) = (object, key)
    table = KeyTable.of(type(of: object))
    name = key.prefix(1).uppercased() + key.dropFirst()
  }

  /// How many elements there are now.
  var count: Int { list?.count ?? 0 }

  /// Returns an element.
  func element(at index: Int) -> Any {
    guard let list else { return NSNull() }
    guard index >= 0, index < list.count else {
      outOfRange(index, list.count)
      return NSNull()
    }
    return list.element(at: index)
  }

  /// The array, read anew; a property that is nil is an array without elements.
  private var list: (any KeyedList)? {
    let value = object.value(forKey: key) ?? [Any]()
    if let list = value as? any KeyedList { return list }
    KeyValueException.unrecognized(
      "count", of: value,
      help: "\(table.owner).\(key) is \(KeyValueException.words(for: value)) and no array. "
        + "mutableArrayValue(forKey:) stands for arrays."
    ).raise()
    return nil
  }

  /// Puts an element at the end.
  func add(_ element: Any) {
    guard table.hasKey(key, of: object) else {
      return object.setValue([element], forUndefinedKey: key)
    }
    guard let count = list?.count else { return }
    insert(element, at: count)
  }

  /// Puts an element at a place.
  func insert(_ element: Any, at index: Int) {
    guard isInRange(index, upTo: 0) else { return }
    guard let (insert, _) = methods else { return change { $0.insert(element, at: index) } }
    insert(element, index)
  }

  /// Takes the element at a place away.
  func remove(at index: Int) {
    guard isInRange(index, upTo: -1) else { return }
    guard let (_, remove) = methods else { return change { $0.removeObject(at: index) } }
    remove(index)
  }

  /// Puts an element in the place of another.
  func replace(at index: Int, with element: Any) {
    guard isInRange(index, upTo: -1) else { return }
    if let replace = table.methods["replaceObjectIn\(name)AtIndex:withObject:"] {
      return perform(replace, [index, element])
    }
    guard let (insert, remove) = methods else {
      return change { $0.replaceObject(at: index, with: element) }
    }
    remove(index)
    insert(element, index)
  }

  /// The methods that put an element in and take one out, if the object has both.
  private var methods: (insert: (Any, Int) -> Void, remove: (Int) -> Void)? {
    let insertOne = table.methods["insertObject:in\(name)AtIndex:"]
    let removeOne = table.methods["removeObjectFrom\(name)AtIndex:"]
    guard let insert = insertOne ?? table.methods["insert\(name):atIndexes:"],
      let remove = removeOne ?? table.methods["remove\(name)AtIndexes:"]
    else { return nil }
    return (
      { [self] element, index in
        perform(
          insert, insertOne == nil ? [[element], IndexSet(integer: index)] : [element, index])
      },
      { [self] index in
        perform(remove, removeOne == nil ? [IndexSet(integer: index)] : [index])
      }
    )
  }

  /// Changes the array itself if it can change and there is no setter, otherwise sets a new one.
  private func change(_ body: (NSMutableArray) -> Void) {
    let present = object.value(forKey: key)
    if let array = present as? NSMutableArray, table.methods["set\(name):"] == nil {
      return body(array)
    }
    guard let list else { return }
    let changed = NSMutableArray(array: (0..<list.count).map(list.element))
    body(changed)
    object.setValue(present is NSMutableArray ? changed : changed.map(\.self), forKey: key)
  }

  private func perform(_ method: Accessor, _ values: [Any?]) {
    let slot = PropertyReference(owner: table.owner, key: key)
    if let writer = method.writer {
      return KeyTable.write(values.first ?? nil, to: object, slot, writer)
    }
    do throws(ConversionError) {
      _ = try method.call?(object, values, slot)
    } catch {
      KeyTable.answer(error, for: object, slot)
    }
  }

  private func isInRange(_ index: Int, upTo extra: Int) -> Bool {
    guard let count = list?.count else { return false }
    if index >= 0, index <= count + extra { return true }
    outOfRange(index, count)
    return false
  }

  private func outOfRange(_ index: Int, _ count: Int) {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    KeyValueException(
      name: "NSRangeException",
      reason: "*** -[NSMutableArray objectAtIndex:]: index \(index) beyond bounds \(bounds)",
      help: "\(table.owner).\(key) has \(count) elements. Compare the index with that."
    ).raise()
  }
}
