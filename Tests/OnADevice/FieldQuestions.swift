#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofFields: [Observation] = [
    Observation(
      "What does a text field without text answer for its text?",
      id: "D37", about: "UITextField", .guessed, here: "\"\""
    ) {
      UITextField().text.map { "\"\($0)\"" } ?? "nil"
    },
    Observation(
      "What is the size of a text field's font before anybody sets one?",
      id: "D38", about: "UITextField", .guessed, here: "17"
    ) {
      text(Double(UITextField().font?.pointSize ?? 0))
    },
    Observation(
      "What is the edge of a text field before anybody sets one: its raw number?",
      id: "D39", about: "UITextField", .documented, here: "0"
    ) {
      "\(UITextField().borderStyle.rawValue)"
    },
    Observation(
      "When does the clear button show before anybody says so: the raw number?",
      id: "D40", about: "UITextField", .documented, here: "0"
    ) {
      "\(UITextField().clearButtonMode.rawValue)"
    },
    Observation(
      "Does a handler for a change hear of text that the program sets?",
      id: "D41", about: "UITextField", .guessed, here: "no"
    ) {
      let (field, diary) = (UITextField(), Diary())
      field.addAction(UIAction { _ in diary.note("changed") }, for: .editingChanged)
      field.text = "tea"
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "Does a text field in no window become the first responder?",
      id: "D42", about: "UITextField", .guessed, here: "no"
    ) {
      UITextField().becomeFirstResponder() ? "yes" : "no"
    },
    Observation(
      "What does a field say of its placeholder once it was set to nothing?",
      id: "D43", about: "UITextField", .guessed, here: "nil"
    ) {
      let field = UITextField()
      field.placeholder = "Name"
      field.placeholder = nil
      return field.placeholder ?? "nil"
    },
    Observation(
      "Where does text lie in a field with a round edge, 200 by 34 points?",
      id: "D44", about: "UITextField", .guessed, here: "7, 2, 186 x 30"
    ) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.borderStyle = .roundedRect
      return text(field.textRect(forBounds: field.bounds))
    },
    Observation(
      "Where does text lie in a field without an edge, 200 by 34 points?",
      id: "D45", about: "UITextField", .guessed, here: "0, 0, 200 x 34"
    ) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      return text(field.textRect(forBounds: field.bounds))
    },
    Observation(
      "Does the delegate hear of text that the program sets in a text view?",
      id: "D46", about: "UITextView", .guessed, here: "no"
    ) {
      let (view, delegate) = (UITextView(), TellingTextDelegate())
      view.delegate = delegate
      view.text = "tea"
      return delegate.diary.text.isEmpty ? "no" : delegate.diary.text
    },
    Observation(
      "Where is the caret after the program set the text tea?",
      id: "D47", about: "UITextView", .guessed, here: "3, 0"
    ) {
      let view = UITextView()
      view.text = "tea"
      return "\(view.selectedRange.location), \(view.selectedRange.length)"
    },
    Observation(
      "How much room has a text view around its text: top, left, bottom, right?",
      id: "D48", about: "UITextView", .documented, here: "8, 0, 8, 0"
    ) {
      let insets = UITextView().textContainerInset
      return [insets.top, insets.left, insets.bottom, insets.right].map { text(Double($0)) }
        .joined(separator: ", ")
    },
    Observation(
      "How much room has a line of a text view at both ends?",
      id: "D49", about: "UITextView", .documented, here: "5"
    ) {
      text(Double(UITextView().textContainer.lineFragmentPadding))
    },
    Observation(
      "Has a text view a font before anybody sets one?",
      id: "D50", about: "UITextView", .guessed, here: "no"
    ) {
      UITextView().font == nil ? "no" : "yes"
    },
    Observation(
      "Can a text view be edited, selected and scrolled before anybody says so?",
      id: "D51", about: "UITextView", .documented, here: "true, true, true"
    ) {
      let view = UITextView()
      return "\(view.isEditable), \(view.isSelectable), \(view.isScrollEnabled)"
    },
    Observation(
      "What has a label before anybody sets it: lines, alignment as a number, size of its font?",
      id: "D52", about: "UILabel", .documented, here: "1, 4, 17"
    ) {
      let label = UILabel()
      return "\(label.numberOfLines), \(label.textAlignment.rawValue), "
        + text(Double(label.font.pointSize))
    },
    Observation(
      "A factor of 0, text that is too wide: how wide does the label ask to be, against the same without it?",
      id: "D53", about: "UILabel", .guessed, here: "the same"
    ) {
      let (plain, small) = (UILabel(), UILabel())
      for label in [plain, small] { label.text = "Reminder" }
      small.adjustsFontSizeToFitWidth = true
      small.minimumScaleFactor = 0
      return plain.intrinsicContentSize == small.intrinsicContentSize ? "the same" : "another"
    },
    Observation(
      "How large is an empty label that sizes itself to fit?",
      id: "D54", about: "UILabel", .guessed, here: "0 x 0"
    ) {
      let label = UILabel()
      label.sizeToFit()
      return text(label.frame.size)
    },
    Observation(
      "Does a label take touches, and does an image view?",
      id: "D55", about: "UILabel", .documented, here: "false, false"
    ) {
      "\(UILabel().isUserInteractionEnabled), \(UIImageView().isUserInteractionEnabled)"
    },
    Observation(
      "How strongly does a label hold its width and height: hugging and resistance, across and down?",
      id: "D56", about: "UILabel", .documented, here: "250, 250, 750, 750"
    ) {
      let label = UILabel()
      return [
        label.contentHuggingPriority(for: .horizontal),
        label.contentHuggingPriority(for: .vertical),
        label.contentCompressionResistancePriority(for: .horizontal),
        label.contentCompressionResistancePriority(for: .vertical),
      ].map { text(Double($0.rawValue)) }.joined(separator: ", ")
    },
    Observation(
      "How high is a label of two lines that may wrap, at a width of 100, with one long text?",
      id: "D57", about: "UILabel", .guessed, here: "4"
    ) {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "a text that has more words than one line"
      let one = UILabel()
      one.text = "a"
      let lines =
        label.sizeThatFits(CGSize(width: 100, height: 1000)).height
        / one.sizeThatFits(CGSize(width: 100, height: 1000)).height
      return text(Double(lines.rounded()))
    },
  ]
}
