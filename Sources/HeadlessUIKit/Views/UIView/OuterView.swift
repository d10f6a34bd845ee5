/// A view whose class lies in a module beside the core, as a collection view does.
///
/// Swift overrides a member of a class of another module only where it is `open`, and what a view
/// answers to the rest of the library is not. So the class conforms to this protocol, and the
/// members of the core that it cannot override ask it.
package protocol OuterView: UIView {
  /// What a tester that acts on the screen takes the view for.
  var outerAutomationType: AutomationType { get }

  /// What the view says to those who hear the screen, where the program sets nothing.
  var outerAccessibility: AccessibilityAttributes { get }

  /// Whether the view acts on the touches of the parts in it that take none.
  var takesTouchesOfOuterParts: Bool { get }

  /// How strongly views of the class stay as small as their content, unless it is set.
  var outerHugging: UILayoutPriority { get }

  /// Draws what lies between the background and the subviews.
  func drawOuterContent(in recorder: inout DisplayList.Recorder)
}

extension OuterView {
  /// Says that the view acts on its own touches alone.
  package var takesTouchesOfOuterParts: Bool { false }

  /// Leaves the room to nobody.
  package var outerHugging: UILayoutPriority { .defaultLow }

  /// Draws nothing.
  package func drawOuterContent(in recorder: inout DisplayList.Recorder) {}

  /// Says nothing.
  package var outerAccessibility: AccessibilityAttributes { AccessibilityAttributes() }
}

extension UIView {
  /// The view, if its class lies in a module beside the core and answers for itself.
  var outer: (any OuterView)? { self as? any OuterView }
}
