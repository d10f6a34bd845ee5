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
