// Alternative: `ahead` has the fields that come next, in their order. The first one that is enabled
// becomes the first responder.

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

  /// Edits the nearest field after the current one.
  func next() {
    move(by: 1)
  }

  /// Edits the nearest field in a direction that can be edited.
  private func move(by step: Int) {
    guard let current else { return }
    let ahead = step > 0 ? Array(fields[(current + 1)...]) : fields[..<current].reversed()
    ahead.first { $0.isEnabled }?.becomeFirstResponder()
  }

  /// Ends editing.
  func done() {
    fields.forEach { $0.resignFirstResponder() }
  }
}
