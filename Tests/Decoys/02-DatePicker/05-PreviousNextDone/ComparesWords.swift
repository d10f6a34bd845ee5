// Misconception: The field is looked up by what stands in it. Two empty fields are then one.
// Rejected by: Next and Previous edit the neighbours
// Rejected by: a disabled field is passed over
// Rejected by: at the ends nothing happens
// Rejected by: fields with the same words are told apart
// Rejected by: several disabled fields are passed over
// Rejected by: the field with the keyboard is found
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
    fields.first { $0.isFirstResponder }.flatMap { field in
      fields.firstIndex { $0.text == field.text }
    }
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
    fields.forEach { $0.resignFirstResponder() }
  }
}
