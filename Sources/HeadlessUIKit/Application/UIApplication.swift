/// The object that stands for the running application.
///
/// It is the root of event handling: every touch enters the application here, goes to the
/// window it happened in, and from there to a view.
///
/// - Shape: One application; its windows lie from back to front.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIApplication".
open class UIApplication: UIResponder {
  private unowned let state: ApplicationState

  init(in state: ApplicationState) {
    self.state = state
    super.init()
  }

  /// The one application there is.
  public static var shared: UIApplication { ApplicationState.current.application }

  /// All windows, hidden ones included, from the backmost to the frontmost level.
  @available(*, deprecated, message: "Windows belong to scenes since iOS 15.")
  open var windows: [UIWindow] { windowsByLevel }

  /// The key window, whichever scene it belongs to.
  @available(*, deprecated, message: "An application can have several scenes since iOS 13.")
  open var keyWindow: UIWindow? { state.keyWindow }

  /// Delivers an event to the window it happened in.
  open func sendEvent(_ event: UIEvent) {
    for window in windowsByLevel where event.touches(for: window) != nil {
      window.sendEvent(event)
    }
  }

  /// Calls a method by its name, and returns whether somebody had it.
  ///
  /// A target of nil stands for whoever has the method, from the first responder up the chain of
  /// responders. Without a first responder, the chain begins at the sender.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    deliver(
      action, to: target.map { $0 as AnyObject }, from: sender, for: event,
      startingAt: sender as? UIResponder)
  }

  package var windowsByLevel: [UIWindow] {
    state.windows.removeAll { $0.window == nil }
    let windows = state.windows.compactMap(\.window)
    return windows.indices
      .sorted { (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1) }
      .map { windows[$0] }
  }
}
