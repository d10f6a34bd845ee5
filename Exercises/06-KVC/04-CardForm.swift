// # Exercise 4: A form filled by keys (small project)
//
// Each person of Anna's family has a card. The form of lesson 2 was made for its two fields. This
// one is told which fields there are, and finds their values by keys.
//
// Build a form, 320 points wide and 568 high. It edits the `card` by the keys of `rows`:
//
// - For each row the form has a text field with the row's title as its placeholder. The fields have
//   the order of the rows, from top to bottom, and do not cover each other. Each is at least 160 by
//   24 points. There are up to five rows.
// - When the form opens, each field shows the value of its key. It is empty if the value is nil.
// - When a person presses Return in a field, the keyboard is gone, and the card has the text under
//   the key of this field. An empty text is written as nil. A text is written at Return and at no
//   other time, not when a person goes on to another field. The other keys keep their values.
// - The button "Again" shows in all fields what the card has now.
// - A key that the card does not have ends nothing: its field is empty, and what a person types
//   there is not kept.
// - Who hears the form hears the title of a row before its text: "Name, Ann" (lesson 2, chapter 8).
// - A form that was left is freed: it does not stay in memory.
//
//     swift run course check CardForm

import HeadlessUIKit

/// What is written on a card.
final class ContactCard: NSObject, KeyValueCoding {
  var name: String? = "Ann"
  var city: String?
  var phone: String? = "555"

  class var keys: Keys {
    ["name": \ContactCard.name, "city": \ContactCard.city, "phone": \ContactCard.phone]
  }

  // TODO 1: Let a key that the card does not have read as nil, and let writing it change nothing.
}

/// The form that edits a card.
final class CardFormViewController: UIViewController, UITextFieldDelegate {
  /// The card and the rows of the form, set by whoever makes it, before it opens.
  var card = ContactCard()
  var rows = [(title: "Name", key: "name"), (title: "City", key: "city")]

  // TODO 2: Add a text field for each row, with the value of its key.
  // TODO 3: Write what a person types, when Return is pressed.
  // TODO 4: Add the button "Again".
}
