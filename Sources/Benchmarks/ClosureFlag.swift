import HeadlessUIKit

/// A model whose name is read and written by closures.
final class ClosureFlag: NSObject, KeyValueCoding {
  var name: String? = "China"

  static var keys: Keys {
    Keys(accessors: [
      "name": Accessor(
        get: { (flag: ClosureFlag) in flag.name },
        set: { (flag: ClosureFlag, name: String?) in flag.name = name })
    ])
  }
}
