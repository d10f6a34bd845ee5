import HeadlessUIKit

/// What a screen shows, in words, for those who cannot see it.
///
///     picker wheel "Tomorrow", label "All", button "Random" (not enabled)
///
/// - Shape: The elements that accessibility knows, from top to bottom and from left to right.
struct ScreenDescription {
  /// The elements, each with its type, its text, its value and its state.
  private(set) var elements: [String] = []

  /// How many elements are named, at most.
  private static let longest = 24

  /// Describes what a person sees on a stage.
  init(of stage: Stage) {
    elements = Self.elements(on: stage).map { Self.text(for: $0.view) }
  }

  /// Returns the elements that a person can make out on a stage, from top to bottom and from left to
  /// right.
  static func elements(on stage: Stage) -> [(view: UIView, frame: CGRect)] {
    let views = readable(on: stage).flatMap(Self.elements)
    let screen = UIScreen.main.bounds
    return views.map { (view: $0, frame: $0.accessibilityFrame) }
      .filter { !$0.frame.isEmpty && $0.frame.intersects(screen) }
      .enumerated()
      .sorted { first, second in
        let (a, b) = (first.element.frame, second.element.frame)
        return (a.minY, a.minX, CGFloat(first.offset)) < (b.minY, b.minX, CGFloat(second.offset))
      }
      .map(\.element)
  }

  /// One sentence.
  var sentence: String {
    guard !elements.isEmpty else { return "A phone with an empty screen." }
    let rest = elements.count - Self.longest
    let named = elements.prefix(Self.longest).joined(separator: ", ")
    return "A phone that shows: \(named)\(rest > 0 ? ", and \(rest) more" : "")."
  }

  /// The views that are read out: without the windows behind one that covers the screen, as an alert
  /// of the system and the home screen do, and without what lies under a presented controller.
  private static func readable(on stage: Stage) -> [UIView] {
    let windows = stage.visibleWindows
    let first = windows.lastIndex { coversScreen($0, on: stage) } ?? 0
    return windows[first...].map { window in
      guard let view = window.rootViewController?.presentedChain.last?.viewIfLoaded,
        view.window === window
      else { return window }
      return view
    }
  }

  /// Whether a window in front of the application's takes every touch.
  private static func coversScreen(_ window: UIWindow, on stage: Stage) -> Bool {
    guard window.windowLevel.rawValue > UIWindow.Level.statusBar.rawValue else { return false }
    let screen = UIScreen.main.bounds
    return [0.02, 0.5, 0.98].allSatisfy { across in
      [0.02, 0.5, 0.98].allSatisfy { down in
        let point = CGPoint(x: screen.width * across, y: screen.height * down)
        return stage.device.digitizer.view(at: point)?.window === window
      }
    }
  }

  /// The elements in a view, without those that nobody sees.
  private static func elements(in root: UIView) -> [UIView] {
    var found: [UIView] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { continue }
      // A keyboard is one thing to those who look at a screen.
      let isKeyboard = view.automationType == .keyboard
      if view.isAccessibilityElement || isKeyboard { found.append(view) }
      if isKeyboard { continue }
      if let elements = view.accessibilityElements {
        waiting += elements.compactMap { $0 as? UIView }.reversed()
      } else if !view.isAccessibilityElement {
        waiting += view.subviews.reversed()
      }
    }
    return found
  }

  private static func text(for view: UIView) -> String {
    let type = view.automationType
    let label = view.spokenText
    var parts = [type.name]
    if !label.isEmpty { parts.append("\u{201C}\(label)\u{201D}") }
    if let value = view.accessibilityValue, !value.isEmpty, value != label {
      parts.append(type == .switch ? (value == "1" ? "on" : "off") : "at \(value)")
    }
    let traits = view.accessibilityTraits
    let states =
      (traits.contains(.selected) ? ["selected"] : [])
      + (traits.contains(.notEnabled) ? ["not enabled"] : [])
    if !states.isEmpty { parts.append("(\(states.joined(separator: ", ")))") }
    return parts.joined(separator: " ")
  }
}
