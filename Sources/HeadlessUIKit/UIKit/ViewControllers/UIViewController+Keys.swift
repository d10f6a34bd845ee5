extension UIViewController {
  /// The keys of a view controller.
  ///
  /// A key path asks for a value before it writes one, and a controller that is asked for its view
  /// makes it. A closure writes alone.
  static var keysOfViewController: Keys {
    Keys(
      [
        "children": \UIViewController.children,
        "hidesBottomBarWhenPushed": \UIViewController.hidesBottomBarWhenPushed,
        "isEditing": \UIViewController.isEditing,
        "isModalInPresentation": \UIViewController.isModalInPresentation,
        "isViewLoaded": \UIViewController.isViewLoaded,
        "modalPresentationStyle": \UIViewController.modalPresentationStyle,
        "modalTransitionStyle": \UIViewController.modalTransitionStyle,
        "parent": \UIViewController.parent,
        "presentedViewController": \UIViewController.presentedViewController,
        "presentingViewController": \UIViewController.presentingViewController,
        "tabBarItem": \UIViewController.tabBarItem,
        "title": \UIViewController.title,
        "viewIfLoaded": \UIViewController.viewIfLoaded,
      ],
      accessors: [
        "view": Accessor(
          get: { (controller: UIViewController) in controller.view as UIView? },
          set: { (controller: UIViewController, view: UIView?) in controller.view = view })
      ])
  }
}
