/// What stops the program when a text view is changed, and UIKit has no words for.
enum TextViewMistake: ConsoleMessage {
  case endlessChanges(count: Int)

  var text: String {
    switch self {
    case .endlessChanges(let count):
      "UITextView: textViewDidChange(_:) was called \(count) times within itself, because each call "
        + "types into the text view again. A device runs out of stack here. Assign text instead of "
        + "calling insertText(_:): that tells nobody."
    }
  }
}
