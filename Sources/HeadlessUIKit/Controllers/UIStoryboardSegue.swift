/// A transition from one screen to another, about to be performed.
///
/// A segue is made when it is performed. The source is told of it in
/// ``UIViewController/prepare(for:sender:)`` and may hand things over to the destination, whose
/// view is not loaded yet.
///
/// - Shape: One source, one destination, new each time.
/// - Differs: A storyboard makes the segue by the class's initializer, so that is a required one.
open class UIStoryboardSegue: NSObject {
  /// What the storyboard calls the segue, or nil.
  open private(set) var identifier: String?

  /// The controller that is left.
  open private(set) var source: UIViewController

  /// The controller that is shown.
  open private(set) var destination: UIViewController

  private var handler: (() -> Void)?

  /// Creates a segue between two controllers.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that does what a closure says.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination; a subclass shows it differently and does not call super.
  open func perform() {
    handler?()
  }

  /// Sets what the segue does to show the destination.
  func whenPerformed(_ handler: @escaping () -> Void) {
    self.handler = handler
  }
}
