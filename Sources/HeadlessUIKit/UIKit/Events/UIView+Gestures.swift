/// The gesture recognizers of a view.
extension UIView {
  /// The gesture recognizers of the view, or nil if it has none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach { removeGestureRecognizer($0) }
      newValue?.forEach { addGestureRecognizer($0) }
    }
  }

  /// Adds a recognizer, which leaves the view it had.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recognizer away; a gesture that goes on is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let place = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    gestureRecognizer.giveUp()
    recognizers.remove(at: place)
    gestureRecognizer.view = nil
  }
}
