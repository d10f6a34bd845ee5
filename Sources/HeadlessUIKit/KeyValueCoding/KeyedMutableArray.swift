/// An array that stands for the one of a property.
///
/// It reads the property each time, and changes it through the object's accessors.
nonisolated final class KeyedMutableArray: NSMutableArray {
  private let access: KeyedArrayAccess?

  /// Creates the array that stands for a key of an object.
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

  // Foundation's collections belong to no thread; this one belongs to the main one.
  @discardableResult
  private func onMain<Result>(_ body: @MainActor (KeyedArrayAccess) -> Result) -> Result? {
    guard let access else { return nil }
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(access) }
    return result
  }
}
