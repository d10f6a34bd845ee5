/// The button that begins and ends editing.
extension UIViewController {
  /// Has the button say what it will do.
  func updateEditButtonItem() {
    ownEditButtonItem?.title = isEditing ? "Done" : "Edit"
    ownEditButtonItem?.style = isEditing ? .done : .plain
  }

  func toggleEditing() {
    setEditing(!isEditing, animated: true)
  }
}
