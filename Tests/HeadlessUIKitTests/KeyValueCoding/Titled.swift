import HeadlessUIKit

/// An object with every method and every variable that the key `title` could mean.
///
/// Its subclasses list the ones they have.
class Titled: NSObject, KeyValueCoding {
  var underscored: String? = "ivar _title"
  var underscoredIs: String? = "ivar _isTitle"
  var plain: String? = "ivar title"
  var plainIs: String? = "ivar isTitle"
  private(set) var calls: [String] = []

  class var keys: Keys { [:] }
  class var accessInstanceVariablesDirectly: Bool { true }

  func getTitle() -> String { "-getTitle" }
  func title() -> String { "-title" }
  func isTitle() -> String { "-isTitle" }
  func underscoredGetTitle() -> String { "-_getTitle" }
  func underscoredTitle() -> String { "-_title" }
  func set(_ title: String?) { calls.append("set") }
  func underscoredSet(_ title: String?) { calls.append("_set") }
  func wronglySet(_ title: String?) { calls.append("setIs") }

  var variables: [Any] {
    [underscored, underscoredIs, plain, plainIs].compactMap(\.self)
  }

  required override init() {}
}

final class G1: Titled {
  override class var keys: Keys {
    Keys(
      methods: [
        "getTitle": Accessor(G1.getTitle), "title": Accessor(G1.title),
        "isTitle": Accessor(G1.isTitle), "_getTitle": Accessor(G1.underscoredGetTitle),
        "_title": Accessor(G1.underscoredTitle),
      ],
      stored: [
        "_title": \G1.underscored, "_isTitle": \G1.underscoredIs, "title": \G1.plain,
        "isTitle": \G1.plainIs,
      ])
  }
}

final class G2: Titled {
  override class var keys: Keys {
    Keys(methods: [
      "title": Accessor(G2.title), "isTitle": Accessor(G2.isTitle),
      "_getTitle": Accessor(G2.underscoredGetTitle), "_title": Accessor(G2.underscoredTitle),
    ])
  }
}

final class G3: Titled {
  override class var keys: Keys {
    Keys(methods: [
      "isTitle": Accessor(G3.isTitle), "_getTitle": Accessor(G3.underscoredGetTitle),
      "_title": Accessor(G3.underscoredTitle),
    ])
  }
}

final class G4: Titled {
  override class var keys: Keys {
    Keys(methods: [
      "_getTitle": Accessor(G4.underscoredGetTitle), "_title": Accessor(G4.underscoredTitle),
    ])
  }
}

final class G5: Titled {
  override class var keys: Keys { Keys(methods: ["_title": Accessor(G5.underscoredTitle)]) }
}

final class G6: Titled {
  override class var keys: Keys {
    Keys(methods: ["isTitle": Accessor(G6.isTitle)], stored: ["_title": \G6.underscored])
  }
}

final class G7: Titled {
  override class var keys: Keys {
    Keys(
      methods: ["_getTitle": Accessor(G7.underscoredGetTitle)],
      stored: ["_title": \G7.underscored])
  }
}

final class Probe: Titled {
  override class var keys: Keys { Keys(methods: ["other": Accessor(Probe.title)]) }
}
