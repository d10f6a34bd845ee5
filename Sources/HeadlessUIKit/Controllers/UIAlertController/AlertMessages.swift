/// A mistake with an alert, which raises an exception.
enum AlertError: ExceptionCase {
  case secondCancelAction
  case textFieldInActionSheet
  case nothingToDisplay
  case actionWithoutTitle
  case preferredActionNotAdded

  var exception: Exception {
    Exception(name: name, reason: reason, help: help)
  }

  private var name: String {
    self == .preferredActionNotAdded
      ? "NSInvalidArgumentException" : "NSInternalInconsistencyException"
  }

  private var reason: String {
    switch self {
    case .secondCancelAction:
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    case .textFieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    case .nothingToDisplay:
      "UIAlertController must have a title, a message or an action to display"
    case .actionWithoutTitle: "Actions added to UIAlertController must have a title"
    case .preferredActionNotAdded:
      "A preferred action must be one of the actions of the alert controller"
    }
  }

  private var help: String {
    switch self {
    case .secondCancelAction: "Give the other actions the style .default or .destructive."
    case .textFieldInActionSheet: "Make the controller with preferredStyle: .alert."
    case .nothingToDisplay:
      "Give it a title or a message, and call addAction(_:) before it is shown."
    case .actionWithoutTitle: "Give UIAlertAction(title:style:handler:) a title."
    case .preferredActionNotAdded: "Call addAction(_:) with it first."
    }
  }
}
