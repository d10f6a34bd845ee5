/// How much of the screen a presented controller covers.
///
/// - Shape: What covers the whole screen takes the presenter's view out of the window, and the
///   presenter is told that it disappears; under a sheet, and under what lies over the screen, it
///   stays, and is told nothing.
/// - Differs: A phone is the only device, so a form sheet and a popover are page sheets. There are no
///   presentations of one's own. A presentation in the current context covers the screen, and so the
///   containers of its presenter present nothing else meanwhile; the view of a presenter that lies in
///   a container stays in the window, though the controller is told that it disappears.
///   Where none defines a context, the outermost container presents, also one that is presented itself.
///   A search is not presented, so a context changes nothing about it.
/// - Unconfirmed: A controller that leaves its container takes along what it presented in its context.
/// - Not asked: It takes an application.
/// - Source: Apple, UIKit, "definesPresentationContext".
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style of the system's choice: a sheet, since iOS 13.
  case automatic = -2
  /// The whole screen, instead of the presenter.
  case fullScreen = 0
  /// A sheet that leaves the upper edge of the presenter in sight, and can be dragged away.
  case pageSheet = 1
  /// A smaller sheet on a large screen; on a phone, a page sheet.
  case formSheet = 2
  /// The area of the presenter, instead of it.
  case currentContext = 3
  /// The whole screen, over the presenter, which stays where it is.
  case overFullScreen = 5
  /// The area of the presenter, which stays where it is.
  case overCurrentContext = 6
  /// A bubble beside what was tapped on a large screen; on a phone, a page sheet.
  case popover = 7

  /// Whether the nearest controller that defines a context presents.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view leaves the window.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presenter's upper edge stays in sight.
  var isSheet: Bool {
    self == .pageSheet || self == .formSheet || self == .automatic || self == .popover
  }
}

/// How a presented controller comes on the screen.
///
/// - Shape: The same transition, backwards, dismisses it.
/// - Differs: A flip is flat: the view grows from its middle line.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides in from below.
  case coverVertical = 0
  /// It is flipped about its middle line.
  case flipHorizontal = 1
  /// It is faded in.
  case crossDissolve = 2
}
