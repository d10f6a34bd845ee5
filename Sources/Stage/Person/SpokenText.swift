import HeadlessUIKit

extension UIView {
  /// What a person would read off the view: its words, or the name of its picture.
  package var spokenText: String {
    switch self {
    case let label as UILabel: return label.text ?? ""
    case let button as UIButton: return button.spokenTitle
    case let part as ControlPart: return part.title
    case is UISegmentedControl, is UIStepper: return ""
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

extension UIButton {
  /// The title, or else the name of the picture.
  fileprivate var spokenTitle: String {
    if let title = currentAttributedTitle?.string ?? currentTitle, !title.isEmpty { return title }
    return currentImage?.name ?? ""
  }
}
