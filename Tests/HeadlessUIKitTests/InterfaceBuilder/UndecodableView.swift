import HeadlessUIKit

/// A view that no document can make.
final class UndecodableView: UIView {
  required init?(coder: NSCoder) { nil }
}
