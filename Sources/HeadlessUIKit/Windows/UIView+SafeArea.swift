/// The part of a view that no bar of the system covers.
extension UIView {
  /// How far the status bar reaches into the view.
  var coveredByBars: UIEdgeInsets {
    guard let window = window else { return .zero }
    let bar = ApplicationState.current.statusBar.frame
    guard !bar.isEmpty else { return .zero }
    let top = window.toSuperview(convert(bounds.origin, to: nil)).y
    let covered = min(max(bar.maxY - top, 0), bounds.height)
    return UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
  }
}
