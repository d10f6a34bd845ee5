/// What is known about a transition while it goes on.
///
/// - Shape: A turn of the device is the change there is.
/// - Units: Seconds for ``transitionDuration``, 0 to 1 for ``percentComplete``.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change takes time.
  var isAnimated: Bool { get }

  /// Whether a person's fingers drive the change.
  var isInteractive: Bool { get }

  /// Whether the change was cancelled.
  var isCancelled: Bool { get }

  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How much of the change is done.
  var percentComplete: CGFloat { get }

  /// The view in which the change happens.
  var containerView: UIView { get }
}

/// The object that does things alongside a change of the screen.
///
/// - Shape: What runs alongside comes after the views have their new sizes; completions come last.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Does something with the change, and something when it is done.
  ///
  /// Returns whether it will be done with the change.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does something with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A turn of the device.
///
/// - Differs: The turn takes no time.
final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Body = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private(set) var percentComplete: CGFloat = 0
  let containerView: UIView
  private var animations: [Body] = []
  private var completions: [Body] = []

  init(in window: UIWindow) {
    containerView = window
  }

  func animate(alongsideTransition animation: Body?, completion: Body?) -> Bool {
    guard percentComplete == 0 else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the animations, then the completions, each once.
  func run() {
    let (alongside, after) = (animations, completions)
    (animations, completions) = ([], [])
    alongside.forEach { $0(self) }
    percentComplete = 1
    after.forEach { $0(self) }
  }
}
