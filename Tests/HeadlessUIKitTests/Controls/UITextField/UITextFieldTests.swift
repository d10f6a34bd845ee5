import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UITextField", .isolated)
struct UITextFieldTests {
  let stage = Stage()
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))

  @Test func `B61: a new field has no text`() {
    #expect((field.text ?? "").isEmpty && field.attributedText == nil)

    field.text = nil
    #expect((field.text ?? "").isEmpty)
  }

  @Test func `a field says whether it has any text`() {
    #expect(!field.hasText)

    field.text = "Tea"
    #expect(field.hasText)

    field.text = ""
    #expect(!field.hasText)
  }

  @Test func `a new field has the header's defaults`() {
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
    #expect(!field.clearsOnBeginEditing && !field.isEditing)
    #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.rightViewMode == .never && field.leftView == nil && field.rightView == nil)
    #expect(field.inputView == nil && field.inputAccessoryView == nil && field.delegate == nil)
    #expect(field.background == nil)
    #expect(field.textAlignment == .natural)
  }

  @Test func `a new field asks for the keyboard everybody gets`() {
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(field.keyboardAppearance == .default && field.autocapitalizationType == .sentences)
    #expect(!field.enablesReturnKeyAutomatically && !field.isSecureTextEntry)
  }

  @Test func `the numbers of the traits are UIKit's`() {
    #expect(UIKeyboardType.URL.rawValue == 3 && UIKeyboardType.decimalPad.rawValue == 8)
    #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIReturnKeyType.search.rawValue == 6 && UIReturnKeyType.continue.rawValue == 11)
    #expect(UITextField.BorderStyle.roundedRect.rawValue == 3)
    #expect(UITextField.ViewMode.always.rawValue == 3)
    #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
    #expect(UIKeyboardAppearance.light.rawValue == 2)
  }

  @Test func `B62: a field writes in the system's font, in 17 points as observed`() {
    #expect(field.font == .systemFont(ofSize: 17))

    field.font = .boldSystemFont(ofSize: 30)
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
  }

  @Test func `B63: a field made in code has no edge`() {
    #expect(field.borderStyle == .none)
  }

  @Test func `B63: round corners leave the picture behind the text out`() throws {
    let shelf = try ImageShelf()
    try shelf.put("<svg width=\"10\" height=\"10\"/>", as: "Paper")
    field.background = UIImage(named: "Paper")
    stage.present(field)
    #expect("\(stage.display)".contains("image Paper"))

    field.borderStyle = .roundedRect
    #expect(!"\(stage.display)".contains("image Paper"))
  }

  @Test func `looks set for the whole field reach the text there are`() {
    field.text = "Anna"
    field.textColor = .red
    field.font = .boldSystemFont(ofSize: 20)

    let looks = field.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(looks?[.foregroundColor] as? UIColor == .red)
    #expect(looks?[.font] as? UIFont == .boldSystemFont(ofSize: 20))

    field.textColor = nil
    field.font = nil
    #expect(field.textColor == .label)
    #expect(field.font == UITextField().font)
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .label)
  }

  @Test func `what is typed looks like what stands before it`() {
    stage.present(field)
    field.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    field.becomeFirstResponder()

    stage.typeText("!")

    let last = field.attributedText?.attributes(at: 3, effectiveRange: nil)
    #expect(last?[.foregroundColor] as? UIColor == .red)
  }

  @Test func `the rectangles make room for what stands at the ends`() {
    field.borderStyle = .roundedRect
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(field.placeholderRect(forBounds: bounds) == field.textRect(forBounds: bounds))

    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 2, width: 130, height: 30))
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
  }

  @Test func `views at the ends come and go with their modes`() {
    stage.present(field)
    let (left, right) = (UILabel(), UILabel())
    (left.text, right.text) = ("From", "To")
    for label in [left, right] { label.frame.size = CGSize(width: 40, height: 20) }
    (field.leftView, field.leftViewMode) = (left, .unlessEditing)
    (field.rightView, field.rightViewMode) = (right, .whileEditing)
    #expect(stage.staticTexts["From"].exists && !stage.staticTexts["To"].exists)

    field.becomeFirstResponder()
    #expect(!stage.staticTexts["From"].exists && stage.staticTexts["To"].exists)

    field.rightView = nil
    #expect(!stage.staticTexts["To"].exists && right.superview == nil)
  }

  @Test func `a subclass can move its text`() {
    let padded = PaddedField(frame: field.frame)
    padded.text = "Anna"
    stage.present(padded)
    #expect("\(stage.display)".contains("text \"Anna\" (50 "))

    padded.becomeFirstResponder()
    #expect("\(stage.display)".contains("text \"Anna\" (70 "))
  }

  @Test func `a disabled field cannot be edited, and disabling it ends editing`() {
    stage.present(field)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())

    field.isEnabled = true
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isFirstResponder)
  }

  @Test func `the natural size holds the text with the edge`() {
    field.text = "白羊座"
    field.borderStyle = .roundedRect
    let size = field.intrinsicContentSize
    #expect(size == CGSize(width: 65, height: 34))

    field.text = ""
    field.placeholder = "白"
    #expect(field.intrinsicContentSize == CGSize(width: 31, height: 34))
  }

  @Test func `nothing keeps a field alive that has left`() {
    weak var gone: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      field.inputAccessoryView = UIView()
      field.clearButtonMode = .always
      field.text = "Anna"
      stage.present(field)
      stage.textFields[0].tap()
      stage.typeText("x")
      _ = stage.display
      field.removeFromSuperview()
      gone = field
    }
    #expect(gone == nil && stage.keyboards.count == 0)
  }

  @Test func `what is typed is what arrives, whatever the field asks for`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(field.autocorrectionType == .default && field.spellCheckingType == .default)
    #expect(field.textContentType == nil)
    stage.present(field)
    for type in [UITextAutocorrectionType.yes, .no] {
      field.autocorrectionType = type
      field.spellCheckingType = .yes
      field.textContentType = .emailAddress
      field.text = ""

      stage.textFields[0].tap()
      stage.textFields[0].typeText("teh")

      #expect(field.text?.lowercased() == "teh")
    }
    #expect(UITextContentType.oneTimeCode.rawValue == "one-time-code")
  }
}

private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 60, dy: 0) }
}
