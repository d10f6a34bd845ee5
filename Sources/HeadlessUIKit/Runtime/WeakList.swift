/// Objects in the order they came, none of them kept alive.
///
/// - Shape: An object that has gone leaves no gap.
/// - Units: None.
/// - Errors: None.
struct WeakList<Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
  }

  private var entries: [Entry] = []
  private var limit = 32

  /// The objects that are still there.
  var objects: [Object] { entries.compactMap(\.object) }

  /// Takes objects out.
  mutating func removeAll(where matches: (Object) -> Bool) {
    entries.removeAll { $0.object.map(matches) ?? true }
  }

  /// Adds an object behind the others.
  mutating func append(_ object: Object) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(2 * entries.count, 32)
    }
    entries.append(Entry(object: object))
  }
}
