import HeadlessUIKit

extension UIView {
  /// What a person would read off the view: its words, or the name of its picture.
  package var spokenText: String {
    switch self {
    case let label as UILabel: return label.text ?? ""
    case let button as ClearButton: return button.title
    case let button as BackButton: return button.destination
    case let button as UIButton: return button.spokenTitle
    case let bar as UINavigationBar: return bar.topItem?.title ?? ""
    case let part as ControlPart: return part.title
    case let alert as SystemAlert: return alert.title
    case let icon as AppIcon: return icon.name
    case let cap as KeyCap: return cap.title
    case is KeyboardView: return ""
    case let field as UITextField: return field.spokenWords
    case is UISegmentedControl, is UIStepper, is UITabBar: return ""
    case let imageView as UIImageView: return imageView.image?.name ?? ""
    case let wheel as PickerWheel: return wheel.middleRow?.spokenText ?? ""
    case let row as PickerRow: return row.customView?.rowText ?? row.joinedText
    default: return joinedText
    }
  }

  private var joinedText: String {
    subviews.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  // A row of a flag and a name is known by its name.
  private var rowText: String {
    firstWords ?? spokenText
  }

  private var firstWords: String? {
    if let label = self as? UILabel { return label.text }
    return subviews.lazy.compactMap(\.firstWords).first
  }
}

extension UIView {
  /// What a person may call the view: what it says, and for a text field its placeholder too.
  var spokenNames: [String] {
    guard let field = self as? UITextField, let placeholder = field.placeholder else {
      return [spokenText]
    }
    return [placeholder, spokenText]
  }
}

extension UITextField {
  /// The words, dots in their place, or else the placeholder.
  fileprivate var spokenWords: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

extension UIButton {
  /// The title, or else the name of the picture.
  fileprivate var spokenTitle: String {
    if let title = currentAttributedTitle?.string ?? currentTitle, !title.isEmpty { return title }
    return currentImage?.name ?? ""
  }
}
