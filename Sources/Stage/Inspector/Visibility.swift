import HeadlessUIKit

/// Whether a person sees a view and reaches it with a finger, and if not, why.
struct Visibility {
  /// Short words for the tree: `hidden`, `alpha 0.5`.
  private(set) var notes: [String] = []
  /// Sentences that say why the view is not seen, or not touched.
  private(set) var remarks: [String] = []
  /// The first of the sentences that say why nothing of the view is seen, or nil if some of it is.
  private(set) var whyUnseen: String?
  /// Whether any of the view is seen.
  var isSeen: Bool { whyUnseen == nil }

  private let geometry: ScreenGeometry

  /// Looks at a view where it is now; whoever looks at many at once hands in what is known of them.
  init(of view: UIView, geometry: ScreenGeometry = ScreenGeometry()) {
    self.geometry = geometry
    describeState(of: view)
    describeAncestors(of: view)
    if isSeen { describePosition(of: view) }
    if isSeen { describeCover(of: view) }
  }

  private mutating func hide(_ remark: String) {
    whyUnseen = whyUnseen ?? remark
    remarks.append(remark)
  }

  private mutating func describeState(of view: UIView) {
    notes += view.stateWords
    if view.isFirstResponder { notes.append("first responder") }
    // Most views need no name.
    var name: String { "\(type(of: view))" }
    if view.isHidden { hide("isHidden is true: nobody can see this \(name).") }
    if view.alpha < 0.01 {
      hide("alpha is 0: nobody can see this \(name), and it takes no touches.")
    }
    if view.bounds.isEmpty, !(view is UIWindow) {
      hide("It has no size: its frame is \(view.frame.compactText).")
    }
    if !view.isUserInteractionEnabled, view is any EventSource {
      remarks.append("isUserInteractionEnabled is false: this \(name) takes no touches.")
    }
  }

  private mutating func describeAncestors(of view: UIView) {
    var ancestor = view.superview
    while let current = ancestor {
      var name: String { String(withArticle: type(of: current)) }
      if current.isHidden, isSeen { hide("It lies in \(name) whose isHidden is true.") }
      if current.alpha < 0.01, isSeen { hide("It lies in \(name) whose alpha is 0.") }
      if !current.isUserInteractionEnabled, view is any EventSource {
        remarks.append(
          "It lies in \(name) whose isUserInteractionEnabled is false, so it takes no touches.")
      }
      ancestor = current.superview
    }
  }

  private mutating func describePosition(of view: UIView) {
    guard !(view is UIWindow) else { return }
    let takesEvents = view is any EventSource
    let frame = geometry.frame(of: view)
    if !frame.intersects(geometry.screen) {
      return hide("It lies outside the screen: on the screen its frame is \(frame.compactText).")
    }
    var ancestor = view.superview
    while let current = ancestor {
      let area = geometry.frame(of: current)
      if current.clipsToBounds, !area.intersects(frame) {
        return hide(
          "It lies outside \(String(withArticle: type(of: current))) that clips to its bounds.")
      }
      if takesEvents, !(current is UIWindow),
        !area.insetBy(dx: -0.5, dy: -0.5).contains(frame)
      {
        remarks.append(
          "It sticks out of the \(type(of: current)) it lies in. Touches beyond the bounds of a "
            + "superview do not reach it.")
        return
      }
      ancestor = current.superview
    }
  }

  /// Looks for one view in front that covers it altogether.
  private mutating func describeCover(of view: UIView) {
    let frame = geometry.frame(of: view)
    var (child, ancestor) = (view, view.superview)
    while let parent = ancestor {
      for cover in geometry.covers(in: parent, before: child) where cover.frame.contains(frame) {
        return hide(
          "It is covered by \(String(withArticle: ObjectNames.name(of: cover.view))) that lies in "
            + "front of it.")
      }
      (child, ancestor) = (parent, parent.superview)
    }
  }
}
