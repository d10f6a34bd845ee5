/// What UIKit's own classes can be asked for by name.
///
/// Their keys stand in a table of their own, so that a subclass overrides `keys` without thinking
/// of them.
enum BuiltInKeys {
  /// Returns the keys that a class of the core lists itself.
  static func of(_ owner: AnyClass) -> Keys? {
    table[ObjectIdentifier(owner)]?()
  }

  private static let table: [ObjectIdentifier: () -> Keys] = [
    ObjectIdentifier(UIView.self): { UIView.builtInKeys }
  ]
}
