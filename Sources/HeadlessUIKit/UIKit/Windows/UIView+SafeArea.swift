/// The part of a view that no bar of the system covers.
extension UIView {
  /// How far the status bar reaches into the view.
  var coveredByBars: UIEdgeInsets {
    guard let window = window else { return .zero }
    let bar = ApplicationState.current.statusBar.frame
    var covered = coveredByContainers
    guard !bar.isEmpty else { return covered }
    let top = window.toSuperview(convert(bounds.origin, to: nil)).y
    covered.top = max(covered.top, min(max(bar.maxY - top, 0), bounds.height))
    return covered
  }
}
