// Alternative: Done calls `endEditing(true)` on the window, which finds the first responder in it.

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
    var index = current + step
    while fields.indices.contains(index) {
      if fields[index].isEnabled {
        fields[index].becomeFirstResponder()
        return
      }
      index += step
    }
  }

  /// Ends editing.
  func done() {
    if let current { fields[current].window?.endEditing(true) }
  }
}
