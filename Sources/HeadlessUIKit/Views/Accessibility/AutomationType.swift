/// What a tester that acts on the screen takes a view for.
///
/// - Source: Apple, XCTest, "XCUIElement.ElementType"; banner is ours.
package enum AutomationType: String, Sendable {
  case activityIndicator, alert, banner, button, cell, collectionView, datePicker, icon, image
  case key, keyboard, link, navigationBar, other, pageIndicator, picker, pickerWheel
  case progressIndicator, scrollView, searchField, secureTextField, segmentedControl, sheet
  case slider, staticText, stepper, `switch`, tabBar, table, textField, textView, toolbar, webView

  /// Whether a person reads the value of such an element on the screen, as the text of a field.
  package var showsValue: Bool {
    switch self {
    case .pickerWheel, .searchField, .secureTextField, .textField, .textView: true
    default: false
    }
  }
}
