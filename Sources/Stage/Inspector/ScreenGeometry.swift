import HeadlessUIKit

/// Where views are on the screen, and which of them nothing shines through, each worked out once.
///
/// A tree of many views asks for the frame of an ancestor from each view in it, and for what lies in
/// front from each of its siblings. It holds for a moment in which nothing changes.
final class ScreenGeometry {
  /// A view that hides what lies behind it.
  struct Cover {
    /// Its place among the subviews.
    let place: Int
    let view: UIView
    let frame: CGRect
  }

  /// The screen.
  private(set) lazy var screen = UIScreen.main.bounds

  private var frames: [ObjectIdentifier: CGRect] = [:]
  private var coversOfParents: [ObjectIdentifier: [Cover]] = [:]
  private var places: [ObjectIdentifier: Int] = [:]

  /// The rectangle around a view on the screen.
  func frame(of view: UIView) -> CGRect {
    let key = ObjectIdentifier(view)
    if let known = frames[key] { return known }
    let frame = findFrame(of: view)
    frames[key] = frame
    return frame
  }

  /// In a window that is not turned, one corner says where the others are.
  private func findFrame(of view: UIView) -> CGRect {
    guard let window = view.window, window.transform == .identity else {
      return CGRect(around: view.bounds.corners.map(view.onScreen))
    }
    let inWindow = view.convert(view.bounds.standardized, to: nil)
    return CGRect(origin: window.toSuperview(inWindow.origin), size: inWindow.size)
  }

  /// The subviews of a view that hide what lies behind them, in front of one of its subviews.
  func covers(in parent: UIView, before child: UIView) -> ArraySlice<Cover> {
    let key = ObjectIdentifier(parent)
    if coversOfParents[key] == nil {
      var covers: [Cover] = []
      for (place, view) in parent.subviews.enumerated() {
        places[ObjectIdentifier(view)] = place
        if view.hidesWhatIsBehind {
          covers.append(Cover(place: place, view: view, frame: frame(of: view)))
        }
      }
      coversOfParents[key] = covers
    }
    guard let covers = coversOfParents[key], let place = places[ObjectIdentifier(child)] else {
      return []
    }
    let first = covers.firstIndex { $0.place > place } ?? covers.endIndex
    return covers[first...]
  }
}

extension UIView {
  /// Whether nothing is seen through the view where it is.
  fileprivate var hidesWhatIsBehind: Bool {
    guard !isHidden, alpha >= 1, let color = backgroundColor else { return false }
    var alpha: CGFloat = 0
    guard color.getRed(nil, green: nil, blue: nil, alpha: &alpha), alpha >= 1 else { return false }
    return transform == .identity && layer.cornerRadius == 0
  }
}

extension UIView {
  /// Returns where a point of the view is on the screen.
  package func onScreen(_ point: CGPoint) -> CGPoint {
    let inWindow = convert(point, to: nil)
    return window?.toSuperview(inWindow) ?? inWindow
  }
}
