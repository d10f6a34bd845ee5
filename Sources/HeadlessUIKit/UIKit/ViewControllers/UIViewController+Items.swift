/// What bars show for a controller.
extension UIViewController {
  var ownNavigationItem: UINavigationItem {
    if let item = node.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    node.navigationItem = item
    return item
  }

  var ownTabBarItem: UITabBarItem {
    if let item = node.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    node.tabBarItem = item
    return item
  }

  /// Gives the items the controller's new title.
  func titleDidChange() {
    node.navigationItem?.title = title
    node.tabBarItem?.title = title
  }

  /// A button that says Edit or Done, and begins or ends editing.
  public var editButtonItem: UIBarButtonItem {
    if let item = node.editButtonItem { return item }
    let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    item.set(self, IBAction(UIViewController.toggleEditing))
    node.editButtonItem = item
    showEditing()
    return item
  }

  /// Shows the items on the toolbar of the navigation controller.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Has the button say what it will do.
  func showEditing() {
    node.editButtonItem?.title = isEditing ? "Done" : "Edit"
    node.editButtonItem?.style = isEditing ? .done : .plain
  }

  private func toggleEditing() {
    setEditing(!isEditing, animated: true)
  }
}
