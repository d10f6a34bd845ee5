// Misconception: One disabled field is passed over, and not two.
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
    guard let current else { return }
    let near = [current + step, current + 2 * step].filter(fields.indices.contains)
    near.map { fields[$0] }.first(where: \.isEnabled)?.becomeFirstResponder()
  }

  /// Ends editing.
  func done() {
    fields.forEach { $0.resignFirstResponder() }
  }
}
