extension UIViewController {
  /// The keys of a view controller.
  static var keysOfViewController: Keys {
    [
      "isEditing": \UIViewController.isEditing,
      "isViewLoaded": \UIViewController.isViewLoaded,
      "title": \UIViewController.title,
      "view": \UIViewController.view,
      "viewIfLoaded": \UIViewController.viewIfLoaded,
    ]
  }
}
