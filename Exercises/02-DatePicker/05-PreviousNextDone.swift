// # Exercise 5: Previous, Next, Done
//
// The toolbar of a form has three buttons. Next edits the field behind the one that is
// being edited, Previous the one before; a field that is disabled is passed over. At
// the ends of the form nothing happens, and neither does it while no field of the form
// is being edited. Done puts the keyboard of the form away.
//
//     swift test --filter PreviousNextDone

import HeadlessUIKit

/// Leads through the fields of a form, in their order.
final class FormNavigator {
  let fields: [UITextField]

  init(_ fields: [UITextField]) {
    self.fields = fields
  }

  /// The index of the field that is being edited, or nil.
  var current: Int? {
    // TODO 1: The field of the form that has the keyboard.
    nil
  }

  /// Edits the nearest field before the current one.
  func previous() {
    move(by: -1)
  }

  /// Edits the nearest field behind the current one.
  func next() {
    move(by: 1)
  }

  /// Edits the nearest field in a direction that can be edited.
  private func move(by step: Int) {
    // TODO 2: The nearest enabled field in the direction is edited; without one nothing changes.
  }

  /// Ends editing.
  func done() {
    // TODO 3: No field of the form is being edited.
  }
}
