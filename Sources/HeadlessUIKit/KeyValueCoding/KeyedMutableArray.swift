/// A proxy for the array of a property.
///
/// It reads the property each time, and changes it through the object's accessors.
nonisolated final class KeyedMutableArray: NSMutableArray {
  private let access: KeyedArrayAccess?

  /// Creates the proxy for a key of an object.
  init(_ access: KeyedArrayAccess) {
    self.access = access
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  override required init(capacity numItems: Int) {
    access = nil
    super.init(capacity: 0)
  }

  required convenience init(arrayLiteral elements: Any...) {
    self.init(capacity: 0)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    access = nil
    super.init(capacity: 0)
  }

  override var count: Int {
    onMain { $0.count } ?? 0
  }

  override func object(at index: Int) -> Any {
    onMain { $0.element(at: index) } ?? NSNull()
  }

  override func insert(_ anObject: Any, at index: Int) {
    nonisolated(unsafe) let element = anObject
    onMain { $0.insert(element, at: index) }
  }

  override func add(_ anObject: Any) {
    nonisolated(unsafe) let element = anObject
    onMain { $0.add(element) }
  }

  override func removeObject(at index: Int) {
    onMain { $0.remove(at: index) }
  }

  override func removeLastObject() {
    onMain { $0.remove(at: $0.count - 1) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    nonisolated(unsafe) let element = anObject
    onMain { $0.replace(at: index, with: element) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (one, other) = (object(at: idx1), object(at: idx2))
    guard idx1 >= 0, idx1 < count, idx2 >= 0, idx2 < count else { return }
    replaceObject(at: idx1, with: other)
    replaceObject(at: idx2, with: one)
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    removeObjects(in: range)
    for (offset, element) in otherArray.enumerated() {
      insert(element, at: range.location + offset)
    }
  }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  // Foundation's collections are isolated to no actor; this one is isolated to the main actor.
  @discardableResult
  private func onMain<Result>(_ body: @MainActor (KeyedArrayAccess) -> Result) -> Result? {
    guard let access else { return nil }
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(access) }
    return result
  }
}

/// How an array of an object is read and changed: by methods for single elements if the object has
/// them, otherwise as a whole.
final class KeyedArrayAccess {
  private let object: any KeyValueCoding
  private let key: String
  private let table: KeyTable
  /// The key with its first letter as a capital.
  private let name: String

  init(of object: any KeyValueCoding, key: String) {
    (self.object, self.key) = (object, key)
    table = KeyTable.of(type(of: object))
    name = key.prefix(1).uppercased() + key.dropFirst()
  }

  /// How many elements there are now.
  var count: Int { list?.count ?? 0 }

  func element(at index: Int) -> Any {
    guard let list else { return NSNull() }
    guard index >= 0, index < list.count else {
      raiseOutOfRange(index, count: list.count)
      return NSNull()
    }
    return list.element(at: index)
  }

  /// The array, read anew; a property that is nil is an array without elements.
  private var list: (any KeyedList)? {
    let value = object.value(forKey: key) ?? [Any]()
    if let list = value as? any KeyedList { return list }
    KeyValueError.notAnArray(value, owner: table.owner, key: key).raise()
    return nil
  }

  /// Adds an element at the end.
  func add(_ element: Any) {
    guard table.hasKey(key, of: object) else {
      return object.setValue([element], forUndefinedKey: key)
    }
    guard let count = list?.count else { return }
    insert(element, at: count)
  }

  func insert(_ element: Any, at index: Int) {
    guard isInRange(index, upTo: 0) else { return }
    guard let (insert, _) = methods else { return change { $0.insert(element, at: index) } }
    insert(element, index)
  }

  /// Removes the element at an index.
  func remove(at index: Int) {
    guard isInRange(index, upTo: -1) else { return }
    guard let (_, remove) = methods else { return change { $0.removeObject(at: index) } }
    remove(index)
  }

  /// Replaces an element with another.
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

  /// The methods that insert and remove an element, if the object has both.
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
    let property = PropertyReference(owner: table.owner, key: key)
    if let writer = method.writer {
      return KeyTable.write(values.first ?? nil, to: object, property, writer)
    }
    do throws(ConversionError) {
      _ = try method.call?(object, values, property)
    } catch {
      KeyTable.report(error, to: object, property)
    }
  }

  private func isInRange(_ index: Int, upTo extra: Int) -> Bool {
    guard let count = list?.count else { return false }
    if index >= 0, index <= count + extra { return true }
    raiseOutOfRange(index, count: count)
    return false
  }

  private func raiseOutOfRange(_ index: Int, count: Int) {
    KeyValueError.outOfRange(index: index, count: count, owner: table.owner, key: key).raise()
  }
}
