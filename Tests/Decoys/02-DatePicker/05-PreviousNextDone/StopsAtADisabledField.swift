// Misconception: The neighbour is edited, whether it can be or not. A disabled field refuses, and
//   the person is stuck.
// Rejected by: a disabled field is passed over
// Rejected by: several disabled fields are passed over

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
    guard let current, fields.indices.contains(current + step) else { return }
    fields[current + step].becomeFirstResponder()
  }

  /// Ends editing.
  func done() {
    fields.forEach { $0.resignFirstResponder() }
  }
}
