extension UITextField {
  /// Gives a text field what its element says.
  static func fill(_ field: UITextField, from coder: NibDecoder) {
    if let font = coder.font() { field.font = font }
    if let color = coder.color("textColor") { field.textColor = color }
    if let text = coder.text("text") { field.text = text }
    if let words = coder.text("placeholder") { field.placeholder = words }
    if let words = coder.attributedText("attributedText") { field.attributedText = words }
    if let style = coder.choice("borderStyle", borders) { field.borderStyle = style }
    if let way = coder.choice("textAlignment", NibDecoder.alignments) {
      field.textAlignment = way
    }
    if let mode = coder.choice("clearButtonMode", modes) { field.clearButtonMode = mode }
    if let clears = coder.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let shrinks = coder.flag("adjustsFontSizeToFit") {
      field.adjustsFontSizeToFitWidth = shrinks
    }
    if let least = coder.number("minimumFontSize") { field.minimumFontSize = least }
    if let image = coder.image("background") { field.background = image }
    if let image = coder.image("disabledBackground") { field.disabledBackground = image }
    if let traits = coder.element.child(named: "textInputTraits") {
      field.fillTraits(traits, coder)
    }
  }

  private func fillTraits(_ traits: XMLElementNode, _ coder: NibDecoder) {
    if let type = coder.choice("keyboardType", in: traits, Self.keyboards) { keyboardType = type }
    if let type = coder.choice("returnKeyType", in: traits, Self.returnKeys) {
      returnKeyType = type
    }
    if let way = coder.choice("autocapitalizationType", in: traits, Self.capitals) {
      autocapitalizationType = way
    }
    if let look = coder.choice("keyboardAppearance", in: traits, Self.looks) {
      keyboardAppearance = look
    }
    if let isSecure = coder.flag("secureTextEntry", in: traits) { isSecureTextEntry = isSecure }
    if let enables = coder.flag("enablesReturnKeyAutomatically", in: traits) {
      enablesReturnKeyAutomatically = enables
    }
  }

  private static let borders: KeyValuePairs<String, BorderStyle> = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let modes: KeyValuePairs<String, ViewMode> = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  private static let capitals: KeyValuePairs<String, UITextAutocapitalizationType> = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let looks: KeyValuePairs<String, UIKeyboardAppearance> = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]
}

extension UITextField {
  /// The keys of a text field.
  static var keysOfTextField: Keys {
    [
      "adjustsFontSizeToFitWidth": \UITextField.adjustsFontSizeToFitWidth,
      "attributedPlaceholder": \UITextField.attributedPlaceholder,
      "attributedText": \UITextField.attributedText,
      "autocapitalizationType": \UITextField.autocapitalizationType,
      "background": \UITextField.background,
      "borderStyle": \UITextField.borderStyle,
      "clearButtonMode": \UITextField.clearButtonMode,
      "clearsOnBeginEditing": \UITextField.clearsOnBeginEditing,
      "clearsOnInsertion": \UITextField.clearsOnInsertion,
      "delegate": \UITextField.delegate,
      "disabledBackground": \UITextField.disabledBackground,
      "enablesReturnKeyAutomatically": \UITextField.enablesReturnKeyAutomatically,
      "font": \UITextField.font,
      "inputAccessoryView": \UITextField.inputAccessoryView,
      "inputView": \UITextField.inputView,
      "isEditing": \UITextField.isEditing,
      "isSecureTextEntry": \UITextField.isSecureTextEntry,
      "keyboardAppearance": \UITextField.keyboardAppearance,
      "keyboardType": \UITextField.keyboardType,
      "leftView": \UITextField.leftView,
      "leftViewMode": \UITextField.leftViewMode,
      "minimumFontSize": \UITextField.minimumFontSize,
      "placeholder": \UITextField.placeholder,
      "returnKeyType": \UITextField.returnKeyType,
      "rightView": \UITextField.rightView,
      "rightViewMode": \UITextField.rightViewMode,
      "text": \UITextField.text,
      "textAlignment": \UITextField.textAlignment,
      "textColor": \UITextField.textColor,
    ]
  }
}
