// # Exercise 4: Signing in (small project)
//
// Anna's family shares one phone, so each of them signs in first. The form of lesson 2 filled its
// fields with wheels. In this one a person types, and the keyboard leads from field to field.
//
// Build a whole screen. Its parts lie in the upper 300 points of a screen 320 points wide, where
// the keyboard does not cover them, and they do not cover each other:
//
// - A text field with the placeholder "Name". Its content type is `.username`, its keyboard makes
//   no capitals, and its return key says next and goes on to the password.
// - A text field with the placeholder "Password". Its content type is `.password`, it shows dots,
//   and its return key says done.
// - A button "Sign in". It is enabled only while both fields have a text.
// - A label of at least 140 by 16 points, empty at first. It follows the text size that a person
//   has chosen: its font is `.preferredFont(forTextStyle: .body)`, and its
//   `adjustsFontForContentSizeCategory` is true. In the size `.accessibilityLarge` "Welcome, Anna"
//   is still whole. A frame does not grow: a line needs about 40 points there.
//
// A tap on the button signs in, and so does return in the password field:
//
// - The label says "Welcome, Anna", with the name as it was typed. The keyboard is gone, and the
//   password is empty.
// - While a field is empty, return in the password field only hides the keyboard.
//
// A screen that was left is freed: it does not stay in memory.
//
//     swift run course check SignInForm

import HeadlessUIKit

/// The screen on which a person signs in.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  // TODO 1: Add the two fields, the button and the label. Both fields have this delegate.
  // TODO 2: The button is enabled while both fields have a text.
  // TODO 3: The button and the return keys do what is said above.
}
