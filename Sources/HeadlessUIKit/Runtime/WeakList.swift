/// An object that is not kept alive.
struct Weak<Object: AnyObject> {
  /// The object, or nil once it is gone.
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// Objects in the order they were added, none of them kept alive.
///
/// An object that is gone leaves no gap.
struct WeakList<Object: AnyObject> {
  private var entries: [Weak<Object>] = []
  private var limit = 32

  var objects: [Object] { entries.compactMap(\.object) }

  mutating func removeAll(where matches: (Object) -> Bool) {
    entries.removeAll { $0.object.map(matches) ?? true }
  }

  /// Adds an object behind the others.
  mutating func append(_ object: Object) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(2 * entries.count, 32)
    }
    entries.append(Weak(object))
  }
}
