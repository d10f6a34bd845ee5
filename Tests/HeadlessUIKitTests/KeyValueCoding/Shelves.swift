import HeadlessUIKit

/// An object with items.
class Shelf: NSObject, KeyValueCoding {
  var items: [Any]? = ["a", "b"]

  class var keys: Keys { [:] }

  required override init() {}
}

/// Items that are asked for one by one.
final class Counted: Shelf {
  override class var keys: Keys {
    Keys(methods: [
      "countOfItems": Accessor(Counted.count), "objectInItemsAtIndex:": Accessor(Counted.item),
    ])
  }

  func count() -> Int { 2 }
  func item(at index: Int) -> String { ["first", "second"][index] }
}

/// Items that have no order.
final class Gathered: Shelf {
  override class var keys: Keys {
    Keys(methods: [
      "countOfItems": Accessor(Gathered.count),
      "enumeratorOfItems": Accessor(Gathered.enumerator),
      "memberOfItems:": Accessor(Gathered.member),
    ])
  }

  func count() -> Int { 2 }
  func enumerator() -> NSEnumerator { NSArray(array: ["first", "second"]).objectEnumerator() }
  func member(_ item: String) -> String? { item }
}
