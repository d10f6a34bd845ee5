import HeadlessUIKit

/// A view that loads its own nib when it is made by it.
final class SelfLoadingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in Bundle.main.loadNibNamed("SelfLoadingView", owner: self) ?? [] {
      if let view = view as? UIView { addSubview(view) }
    }
  }
}
