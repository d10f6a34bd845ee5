/// What is made of an element: an object of a class, or nothing.
struct ElementKind {
  /// The class to make, or nil if the element describes no object.
  let type: AnyClass?

  /// Whether the class is the very one the element is named after, and no stand-in.
  let isExact: Bool

  /// Finds the class an element stands for.
  ///
  /// A name that is not known stands for what its ending says, or for a plain view where views
  /// are listed.
  init(of element: XMLElementNode, amongViews: Bool = false) {
    if let type = Self.known[element.name] {
      (self.type, isExact) = (type, true)
    } else if let type = Self.standIns[element.name] {
      (self.type, isExact) = (type, false)
    } else {
      (type, isExact) = (Self.guess(element, amongViews: amongViews), false)
    }
  }

  private static func guess(_ element: XMLElementNode, amongViews: Bool) -> AnyClass? {
    if element.name.hasSuffix("GestureRecognizer") { return UIGestureRecognizer.self }
    if element.name.hasSuffix("Controller") { return UIViewController.self }
    let isView =
      amongViews || element.name.hasSuffix("View")
      || element.child(for: "frame")?.name == "rect" || element.child(named: "subviews") != nil
    return isView ? UIView.self : nil
  }

  private static let known: [String: AnyClass] = [
    "barButtonItem": UIBarButtonItem.self,
    "button": UIButton.self,
    // The place of an embedded controller's view.
    "containerView": UIView.self,
    "control": UIControl.self,
    "datePicker": UIDatePicker.self,
    "imageView": UIImageView.self,
    "label": UILabel.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "navigationBar": UINavigationBar.self,
    "navigationController": UINavigationController.self,
    "navigationItem": UINavigationItem.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pickerView": UIPickerView.self,
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "scrollView": UIScrollView.self,
    "segmentedControl": UISegmentedControl.self,
    "slider": UISlider.self,
    "stepper": UIStepper.self,
    "switch": UISwitch.self,
    "tabBar": UITabBar.self,
    "tabBarController": UITabBarController.self,
    "tabBarItem": UITabBarItem.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "textField": UITextField.self,
    "toolbar": UIToolbar.self,
    "view": UIView.self,
    "viewController": UIViewController.self,
    "window": UIWindow.self,
  ]

  private static let standIns: [String: AnyClass] = [
    "collectionView": UIScrollView.self,
    "pageControl": UIControl.self,
    "progressView": UIView.self,
    "refreshControl": UIControl.self,
    "searchBar": UIView.self,
    "stackView": UIView.self,
    "tableView": UIScrollView.self,
    "tableViewCell": UIView.self,
    "textView": UIScrollView.self,
    "viewControllerPlaceholder": UIViewController.self,
  ]
}
