import HeadlessUIKit

/// A view that no document can make.
final class Refuser: UIView {
  required init?(coder: NSCoder) { nil }
}
