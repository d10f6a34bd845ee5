/// An array of any kind, of which one element is read without touching the others.
protocol KeyedList {
  var count: Int { get }

  /// Returns an element, with `NSNull` for nil.
  func element(at index: Int) -> Any
}

extension Array: KeyedList {
  func element(at index: Int) -> Any { Boxing.flattened(self[index]) ?? NSNull() }
}

extension NSArray: KeyedList {
  func element(at index: Int) -> Any { object(at: index) }
}
