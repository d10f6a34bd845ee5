// # Exercise 6: Previous, Next, Done
//
// The toolbar of a form has three buttons:
//
// - Next edits the field after the one that is being edited, Previous the one before. Both pass
//   over fields that are disabled.
// - If there is no such field, nothing happens, and nothing happens while no field of the form
//   is being edited.
// - Done ends the editing of the form. A field that is not of the form is edited on.
//
//     swift run course check PreviousNextDone

import HeadlessUIKit

/// Leads through the fields of a form, in their order.
final class FormNavigator {
  let fields: [UITextField]

  init(_ fields: [UITextField]) {
    self.fields = fields
  }

  /// The index of the field that is being edited, or nil.
  var current: Int? {
    // TODO 1: The index of the field that is the first responder.
    nil
  }

  /// Edits the nearest field before the current one.
  func previous() {
    move(by: -1)
  }

  /// Edits the nearest field after the current one.
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
