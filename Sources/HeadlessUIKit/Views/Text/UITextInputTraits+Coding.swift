extension UITextInputTraits {
  /// Sets what concerns the keyboard.
  func configureInputTraits(_ traits: XMLElementNode, from decoder: NibDecoder) {
    if let type = decoder.choice("keyboardType", in: traits, NibDecoder.keyboards) {
      keyboardType = type
    }
    if let type = decoder.choice("returnKeyType", in: traits, as: UIReturnKeyType.self) {
      returnKeyType = type
    }
    if let type = decoder.choice(
      "autocapitalizationType", in: traits, as: UITextAutocapitalizationType.self)
    {
      autocapitalizationType = type
    }
    if let type = decoder.choice(
      "autocorrectionType", in: traits, as: UITextAutocorrectionType.self)
    {
      autocorrectionType = type
    }
    if let type = decoder.choice("spellCheckingType", in: traits, as: UITextSpellCheckingType.self)
    {
      spellCheckingType = type
    }
    if let type = traits.attributes["textContentType"] {
      textContentType = UITextContentType(rawValue: type)
    }
    if let appearance = decoder.choice("keyboardAppearance", in: traits, NibDecoder.appearances) {
      keyboardAppearance = appearance
    }
    if let isSecure = decoder.flag("secureTextEntry", in: traits) { isSecureTextEntry = isSecure }
    if let enables = decoder.flag("enablesReturnKeyAutomatically", in: traits) {
      enablesReturnKeyAutomatically = enables
    }
  }
}

extension NibDecoder {
  fileprivate static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  fileprivate static let appearances: KeyValuePairs<String, UIKeyboardAppearance> = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]
}
