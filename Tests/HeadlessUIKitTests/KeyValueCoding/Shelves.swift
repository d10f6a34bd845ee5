import HeadlessUIKit

/// An object with items, and every method by which they could be changed.
class Shelf: NSObject, KeyValueCoding {
  var items: [Any]? = ["a", "b"]
  fileprivate(set) var calls: [String] = []

  class var keys: Keys { [:] }

  func insert(_ item: Any, at index: Int) {
    calls.append("insertObject:inItemsAtIndex:\(index)")
    items?.insert(item, at: index)
  }

  func remove(at index: Int) {
    calls.append("removeObjectFromItemsAtIndex:\(index)")
    items?.remove(at: index)
  }

  func replace(at index: Int, with item: Any) {
    calls.append("replaceObjectInItemsAtIndex:\(index)")
    items?[index] = item
  }

  func insert(_ items: [Any], atIndexes indexes: IndexSet) {
    calls.append("insertItems:atIndexes:")
    for (item, index) in zip(items, indexes) { self.items?.insert(item, at: index) }
  }

  func remove(atIndexes indexes: IndexSet) {
    calls.append("removeItemsAtIndexes:")
    for index in indexes.reversed() { items?.remove(at: index) }
  }

  required override init() {}
}

class MA1: Shelf {
  override class var keys: Keys {
    Keys(
      ["items": \MA1.items],
      methods: [
        "insertObject:inItemsAtIndex:": Accessor(MA1.insert(_:at:)),
        "removeObjectFromItemsAtIndex:": Accessor(MA1.remove(at:)),
      ])
  }
}

final class MA1R: MA1 {
  override class var keys: Keys {
    Keys(methods: ["replaceObjectInItemsAtIndex:withObject:": Accessor(MA1R.replace)])
  }
}

final class MA2: Shelf {
  override class var keys: Keys { ["items": \MA2.items] }

  override var items: [Any]? {
    didSet { calls.append("setItems:(\(items?.count ?? 0))") }
  }
}

final class MA3: Shelf {
  private(set) var array: NSMutableArray = ["a", "b"]

  override class var keys: Keys { Keys(stored: ["items": \MA3.array]) }
}

final class MA4: Shelf {}

final class MA5: Shelf {
  override class var keys: Keys {
    Keys(
      ["items": \MA5.items],
      methods: [
        "insertItems:atIndexes:": Accessor(MA5.insert(_:atIndexes:)),
        "removeItemsAtIndexes:": Accessor(MA5.remove(atIndexes:)),
      ])
  }
}

final class MA6: Shelf {
  private(set) var empty: [Any]?

  override class var keys: Keys { Keys(stored: ["items": \MA6.empty]) }
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
