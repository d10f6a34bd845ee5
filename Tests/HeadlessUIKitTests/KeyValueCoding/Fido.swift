import HeadlessUIKit

/// Where a dog can live: every place that the key `fido` could mean.
///
/// Its subclasses have the places of the table of the lesson.
class Fido: NSObject, KeyValueCoding {
  var fido: String? = "plain"
  var _fido: String? = "underscored"
  private(set) var moved: [String] = []

  class var keys: Keys { [:] }
  class var accessInstanceVariablesDirectly: Bool { true }

  func answer() -> String { "method" }
  func move(_ name: String) { moved.append(name) }

  final class Nobody: Fido {
    override class var keys: Keys { Keys(methods: ["other": Accessor(Nobody.answer)]) }
  }

  final class Both: Fido {
    override class var keys: Keys {
      Keys(
        methods: ["fido": Accessor(Both.answer), "setFido:": Accessor(Both.move)],
        stored: ["_fido": \Both._fido])
    }
  }

  final class Two: Fido {
    override class var keys: Keys { Keys(stored: ["fido": \Two.fido, "_fido": \Two._fido]) }
  }

  final class Plain: Fido {
    override class var keys: Keys { Keys(stored: ["fido": \Plain.fido]) }
  }

  final class Shut: Fido {
    override class var accessInstanceVariablesDirectly: Bool { false }
    override class var keys: Keys { Keys(stored: ["fido": \Shut.fido]) }
  }

  final class Getter: Fido {
    override class var keys: Keys {
      Keys(methods: ["fido": Accessor(Getter.answer)], stored: ["_fido": \Getter._fido])
    }
  }

  final class Misnamed: Fido {
    override class var keys: Keys { Keys(methods: ["putFido:": Accessor(Misnamed.move)]) }
  }
}
