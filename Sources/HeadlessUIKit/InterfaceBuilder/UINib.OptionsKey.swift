extension UINib {
  /// What a nib is given when it is instantiated.
  ///
  /// - Shape: One key, ``externalObjects``.
  /// - Units: None.
  /// - Errors: Other keys are passed over.
  /// - Source: Apple, UIKit, "UINib.OptionsKey".
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects that stand for the document's own placeholders: a dictionary by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
