/// The button that begins and ends editing.
extension UIViewController {
  /// A button that says Edit or Done, and begins or ends editing.
  public var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    item.set(self, IBAction(UIViewController.toggleEditing))
    ownEditButtonItem = item
    updateEditButtonItem()
    return item
  }

  /// Has the button say what it will do.
  func updateEditButtonItem() {
    ownEditButtonItem?.title = isEditing ? "Done" : "Edit"
    ownEditButtonItem?.style = isEditing ? .done : .plain
  }

  private func toggleEditing() {
    setEditing(!isEditing, animated: true)
  }
}
