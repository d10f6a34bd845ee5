import HeadlessUIKit

extension UIView {
  /// The views of a class inside this view, at any depth, in the order in which they are drawn.
  ///
  /// To a person it is the same whether a field lies in the view of a screen, in a stack view or in
  /// a container. A suite that looks among the direct subviews alone refuses right answers.
  public func descendants<View: UIView>(of type: View.Type) -> [View] {
    subviews.flatMap { subview in
      ((subview as? View).map { [$0] } ?? []) + subview.descendants(of: type)
    }
  }
}
