extension UIView {
  /// What the tree knows of a view beside its place in it.
  struct Node {
    /// The window the view lies in, kept up to date as it moves in the tree.
    weak var window: UIWindow?
    /// The controller whose root view this is.
    weak var controller: UIViewController?
    /// The gesture recognizers of the view, in the order they were added.
    var recognizers: [UIGestureRecognizer] = []
    /// The properties that are on their way, as a person sees it.
    var animations: [Animation] = []
    /// Whether the view's subviews are to be placed anew.
    var needsLayout = true
    /// What the view drew itself, until it is to be drawn anew.
    var drawing: Drawing?
    /// Whether the view's drawing is to be made anew.
    var needsDisplay = true
    /// Whether a view that lies in this one is marked, at any depth.
    var hasMarkedBelow = false
  }

  var containingWindow: UIWindow? {
    get { node.window }
    set { node.window = newValue }
  }

  var controller: UIViewController? {
    get { node.controller }
    set { node.controller = newValue }
  }

  var recognizers: [UIGestureRecognizer] {
    get { node.recognizers }
    _modify { yield &node.recognizers }
  }

  var animations: [Animation] {
    get { node.animations }
    _modify { yield &node.animations }
  }

  var needsLayout: Bool {
    get { node.needsLayout }
    set { node.needsLayout = newValue }
  }

  var hasMarkedBelow: Bool {
    get { node.hasMarkedBelow }
    set { node.hasMarkedBelow = newValue }
  }

  var drawing: Drawing? {
    get { node.drawing }
    set { node.drawing = newValue }
  }

  var needsDisplay: Bool {
    get { node.needsDisplay }
    set { node.needsDisplay = newValue }
  }
}
