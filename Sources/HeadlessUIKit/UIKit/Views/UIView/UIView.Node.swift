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
    /// What moves the view, as a person sees it, when the device is tilted.
    var motionEffects: [UIMotionEffect] = []
    /// Whether the view's subviews are to be placed anew.
    var needsLayout = true
    /// What the view drew itself, until it is to be drawn anew.
    var drawing: Drawing?
    /// The constraints a document has for the tree the view lies in.
    var layout: ConstraintLayout?
    /// Whether the view's drawing is to be made anew.
    var needsDisplay = true
    /// The marks that views lying in this one have, at any depth.
    var below: Marks = []
  }

  /// What is to be done about a view before the screen is shown next.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// Its subviews are to be placed.
    static let layout = Marks(rawValue: 1 << 0)
    /// It is to be drawn.
    static let drawing = Marks(rawValue: 1 << 1)
  }

  /// The marks of this view and of those that lie in it.
  var marks: Marks {
    var marks = node.below
    if needsLayout { marks.insert(.layout) }
    if needsDisplay { marks.insert(.drawing) }
    return marks
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

  var marksBelow: Marks {
    get { node.below }
    set { node.below = newValue }
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
