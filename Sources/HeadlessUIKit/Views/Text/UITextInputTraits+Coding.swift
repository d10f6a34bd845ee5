extension UITextInputTraits {
  /// Sets what concerns the keyboard.
  func configureInputTraits(from decoder: NibDecoder) {
    guard let traits = decoder.element.child(named: "textInputTraits") else { return }
    decoder.choice("keyboardType", in: traits, NibDecoder.keyboards).ifPresent { keyboardType = $0 }
    decoder.choice("returnKeyType", in: traits, as: UIReturnKeyType.self)
      .ifPresent { returnKeyType = $0 }
    decoder.choice("autocapitalizationType", in: traits, as: UITextAutocapitalizationType.self)
      .ifPresent { autocapitalizationType = $0 }
    decoder.choice("autocorrectionType", in: traits, as: UITextAutocorrectionType.self)
      .ifPresent { autocorrectionType = $0 }
    decoder.choice("spellCheckingType", in: traits, as: UITextSpellCheckingType.self)
      .ifPresent { spellCheckingType = $0 }
    if let type = traits.attributes["textContentType"] {
      textContentType = UITextContentType(rawValue: type)
    }
    decoder.choice("keyboardAppearance", in: traits, NibDecoder.appearances)
      .ifPresent { keyboardAppearance = $0 }
    decoder.flag("secureTextEntry", in: traits).ifPresent { isSecureTextEntry = $0 }
    decoder.flag("enablesReturnKeyAutomatically", in: traits)
      .ifPresent { enablesReturnKeyAutomatically = $0 }
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
