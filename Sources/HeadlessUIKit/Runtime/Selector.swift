/// The name of a method, by which it can be called.
///
/// On a device every Objective-C method has such a name, and `#selector` writes it down. Here a
/// class lists the methods that go by a name in its ``ActionTarget/actions``.
///
///     button.addTarget(nil, action: "turn", for: .touchUpInside)
///
/// - Shape: Selectors of the same name are equal. On a device the name of a method that takes the
///   sender ends in a colon, `"turn:"`; here a name is any word the table uses.
/// - Errors: Whether a class has a method of that name comes out when it is called.
/// - Source: Apple, Objective-C Runtime, "Selector".
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  private let name: String

  /// Creates a selector out of a name.
  public init(_ str: String) {
    name = str
  }

  /// Creates a selector out of a name in quotes.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name.
  public var description: String { name }
}
