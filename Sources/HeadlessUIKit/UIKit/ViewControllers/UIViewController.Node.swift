extension UIViewController {
  /// What is known of a controller beside its view: where it lies, and how far it has appeared.
  struct Node {
    /// The controllers that lie in this one.
    var children: [UIViewController] = []
    /// How far the view is on its way on the screen or off it.
    var appearance = Appearance.gone
    /// Whether the present way on the screen or off it is seen.
    var isAnimated = false
    /// Whether the controller has heard on its present way that it is appearing.
    var hasHeard = false
    /// Whether the view is on its way because it entered a window, or left one.
    var followsWindow = false
    /// Whether the controller is on its way into a container or out of it.
    var move: Move?
    /// The controller this one presents.
    var presented: UIViewController?
    /// The controller that presents this one.
    weak var presenter: UIViewController?
    /// How this controller is presented.
    var presentation: Presentation?
    /// What the controller shows on bars, once somebody asked for it.
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var editButtonItem: UIBarButtonItem?
    /// The ways to other screens that a storyboard has for the controller.
    var segues: [SegueTemplate] = []
  }

  /// How far a view is on its way on the screen or off it.
  enum Appearance {
    case gone, appearing, shown, leaving
  }

  /// A step on the way on the screen, for containers.
  enum Step {
    /// The controller is about to be told that its view will appear.
    case preparing
    /// The controller and its children were told that their views will appear.
    case announced
    /// The children were told that their views did appear.
    case arrived
  }

  /// A way into a container, or out of it.
  enum Move {
    case entering, leaving
  }
}
