import HeadlessUIKit

final class V1: Titled {
  override class var keys: Keys {
    Keys(stored: [
      "_title": \V1.underscored, "_isTitle": \V1.underscoredIs, "title": \V1.plain,
      "isTitle": \V1.plainIs,
    ])
  }
}

final class V2: Titled {
  override class var keys: Keys {
    Keys(stored: [
      "_isTitle": \V2.underscoredIs, "title": \V2.plain, "isTitle": \V2.plainIs,
    ])
  }
}

final class V3: Titled {
  override class var keys: Keys {
    Keys(stored: ["title": \V3.plain, "isTitle": \V3.plainIs])
  }
}

final class V4: Titled {
  override class var keys: Keys { Keys(stored: ["isTitle": \V4.plainIs]) }
}

class VSuper: Titled {
  var title: String? = "super ivar _title"

  override class var keys: Keys { Keys(stored: ["_title": \VSuper.title]) }
}

final class VSub: VSuper {
  override class var keys: Keys { Keys(stored: ["title": \VSub.plain]) }
}

class Closed: Titled {
  override class var accessInstanceVariablesDirectly: Bool { false }
}

final class N1: Closed {
  override class var keys: Keys { Keys(stored: ["_title": \N1.underscored]) }
}

final class N2: Closed {
  override class var keys: Keys {
    Keys(methods: [
      "_title": Accessor(N2.underscoredTitle), "_setTitle:": Accessor(N2.underscoredSet),
    ])
  }
}

final class N3: Closed {
  override class var keys: Keys { Keys(methods: ["isTitle": Accessor(N3.isTitle)]) }
}

final class S1: Titled {
  override class var keys: Keys {
    Keys(
      methods: [
        "setTitle:": Accessor(S1.set), "_setTitle:": Accessor(S1.underscoredSet),
        "setIsTitle:": Accessor(S1.wronglySet),
      ],
      stored: ["_title": \S1.underscored])
  }
}

final class S2: Titled {
  override class var keys: Keys {
    Keys(
      methods: [
        "_setTitle:": Accessor(S2.underscoredSet), "setIsTitle:": Accessor(S2.wronglySet),
      ],
      stored: ["_title": \S2.underscored])
  }
}

final class S3: Titled {
  override class var keys: Keys { Keys(methods: ["setIsTitle:": Accessor(S3.wronglySet)]) }
}

final class S4: Titled {
  override class var keys: Keys {
    Keys(
      accessors: ["title": Accessor { (object: S4) in object.underscored }],
      stored: ["_title": \S4.underscored])
  }
}

final class S5: Titled {
  override class var keys: Keys { Keys(methods: ["title": Accessor(S5.title)]) }
}

final class Misc: NSObject, KeyValueCoding {
  private var address = "u"

  static var keys: Keys {
    Keys(["URL": \Misc.address, "naïve": \Misc.text])
  }

  private var text: String { "unicode" }
}
