/// What a view shows, as a value: set it, and the view follows.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Tea"
///     content.image = UIImage(systemName: "cup.and.saucer")
///     cell.contentConfiguration = content
///
/// - Shape: A configuration makes its view once; the view then takes other configurations of the
///   same type.
/// - Source: Apple, UIKit, "UIContentConfiguration".
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration as it is in a state, selected or disabled for example.
  @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// - Source: Apple, UIKit, "UIContentView".
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration; without an answer, one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration is of the type that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a view is in.
///
/// - Differs: There are no traits and no keys of one's own.
/// - Source: Apple, UIKit, "UIConfigurationState".
public protocol UIConfigurationState {}

/// The state of a view: whether a person can use it, touches it or has chosen it.
///
/// - Source: Apple, UIKit, "UIViewConfigurationState".
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
}

/// The state of a cell.
///
/// - Source: Apple, UIKit, "UICellConfigurationState".
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether the table is being edited.
  public var isEditing = false
  /// Whether the buttons beside the row are in sight.
  public var isSwiped = false
}
