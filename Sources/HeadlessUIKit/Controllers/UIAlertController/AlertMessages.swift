/// A mistake with an alert, which raises an exception.
enum AlertError: ExceptionCase {
  case secondCancelAction
  case textFieldInActionSheet
  case nothingToDisplay
  case actionWithoutTitle
  case preferredActionNotAdded

  var exception: Exception {
    switch self {
    case .secondCancelAction:
      .inconsistency(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        help: "Give the other actions the style .default or .destructive.")
    case .textFieldInActionSheet:
      .inconsistency(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        help: "Make the controller with preferredStyle: .alert.")
    case .nothingToDisplay:
      .inconsistency(
        "UIAlertController must have a title, a message or an action to display",
        help: "Give it a title or a message, and call addAction(_:) before it is shown.")
    case .actionWithoutTitle:
      .inconsistency(
        "Actions added to UIAlertController must have a title",
        help: "Give UIAlertAction(title:style:handler:) a title.")
    case .preferredActionNotAdded:
      .invalidArgument(
        "A preferred action must be one of the actions of the alert controller",
        help: "Call addAction(_:) with it first.")
    }
  }
}
