extension UITextInputTraits {
  /// Sets what concerns the keyboard.
  func configureInputTraits(_ traits: XMLElementNode, from decoder: NibDecoder) {
    if let type = decoder.choice("keyboardType", in: traits, UITextField.keyboards) {
      keyboardType = type
    }
    if let type = decoder.choice("returnKeyType", in: traits, UITextField.returnKeys) {
      returnKeyType = type
    }
    if let type = decoder.choice("autocapitalizationType", in: traits, UITextField.capitals) {
      autocapitalizationType = type
    }
    if let type = decoder.choice("autocorrectionType", in: traits, UITextField.corrections) {
      autocorrectionType = type
    }
    if let type = decoder.choice("spellCheckingType", in: traits, UITextField.checks) {
      spellCheckingType = type
    }
    if let type = traits.attributes["textContentType"] {
      textContentType = UITextContentType(rawValue: type)
    }
    if let appearance = decoder.choice("keyboardAppearance", in: traits, UITextField.appearances) {
      keyboardAppearance = appearance
    }
    if let isSecure = decoder.flag("secureTextEntry", in: traits) { isSecureTextEntry = isSecure }
    if let enables = decoder.flag("enablesReturnKeyAutomatically", in: traits) {
      enablesReturnKeyAutomatically = enables
    }
  }
}

extension UITextField {
  static let borders: KeyValuePairs<String, BorderStyle> = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  static let modes: KeyValuePairs<String, ViewMode> = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  fileprivate static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  fileprivate static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  fileprivate static let capitals: KeyValuePairs<String, UITextAutocapitalizationType> = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  fileprivate static let corrections: KeyValuePairs<String, UITextAutocorrectionType> = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  fileprivate static let checks: KeyValuePairs<String, UITextSpellCheckingType> = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  fileprivate static let appearances: KeyValuePairs<String, UIKeyboardAppearance> = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]
}
