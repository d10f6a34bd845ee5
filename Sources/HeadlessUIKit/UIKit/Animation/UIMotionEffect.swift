/// Something that happens to a view as the device is tilted, as a person sees it.
///
/// This class does nothing by itself: subclass it, or take ``UIInterpolatingMotionEffect``. An
/// effect answers with amounts, and the view adds them to what it shows. The properties of the view
/// stay what they are.
///
///     viewer offset   horizontal  -1 ◄── 0 ──► 1     tilted left · facing you · tilted right
///                     vertical    -1 ◄── 0 ──► 1     tilted down · facing you · tilted up
///
/// - Shape: One effect may belong to several views. It is asked each time a view is shown.
/// - Units: Those of the property a key path names; points for `center.x`.
/// - Errors: A key path that cannot move, and an amount that does not fit, are left out. The
///   console says so, once.
/// - Differs: Key paths begin with `center`, `bounds` or `alpha`. There are no layers, so none begins
///   with `layer`. A view follows at once, where a device smooths the way and takes the position it
///   is held in for straight ahead after a while. Effects are neither copied nor archived.
/// - Unconfirmed: Which way of a vertical tilt counts as positive: Apple's page on the tilt says up,
///   a comment in the header says down. A touch goes to where the properties say the view is.
/// - Source: Apple, UIKit, "UIMotionEffect", and its header.
open class UIMotionEffect: NSObject {
  /// Returns what is added to what a view shows, by key path from the view, or nil for nothing.
  ///
  /// Override it. The offset of the viewer is -1 to 1 both ways, and zero on the way straight ahead.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
