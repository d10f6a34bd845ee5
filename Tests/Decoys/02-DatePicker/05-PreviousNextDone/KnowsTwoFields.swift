// Misconception: The form is taken to have two fields: Next is always the second.
// Rejected by: Next and Previous edit the neighbours
// Rejected by: a disabled field is passed over
// Rejected by: at the ends nothing happens
// Rejected by: several disabled fields are passed over
// Rejected by: while nobody edits nothing happens

import HeadlessUIKit

/// Leads through the fields of a form, in their order.
final class FormNavigator {
  let fields: [UITextField]

  init(_ fields: [UITextField]) {
    self.fields = fields
  }

  /// The index of the field that is being edited, or nil.
  var current: Int? {
    fields.firstIndex { $0.isFirstResponder }
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
    guard current != nil, fields.count > 1 else { return }
    fields[step > 0 ? 1 : 0].becomeFirstResponder()
  }

  /// Ends editing.
  func done() {
    fields.forEach { $0.resignFirstResponder() }
  }
}
