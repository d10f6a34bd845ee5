import HeadlessUIKit

/// The elements of one kind on the screen.
///
/// - Shape: Elements count from 0, in the order of the view tree: back to front, and within one
///   view as they were added.
/// - Errors: A query never fails; an ``Element`` that is not there says so when it is used.
/// - Source: Apple, XCTest, "XCUIElementQuery".
public struct ElementQuery {
  let stage: Stage
  let kind: String
  private let roots: () -> [UIView]
  private let matches: (UIView) -> Bool

  init(
    on stage: Stage, kind: String, in roots: @escaping () -> [UIView],
    matches: @escaping (UIView) -> Bool
  ) {
    (self.stage, self.kind, self.roots, self.matches) = (stage, kind, roots, matches)
  }

  /// The number of elements on the screen.
  public var count: Int { views.count }

  /// Returns the element with a name: its accessibility identifier, label or text, or its placeholder.
  public subscript(label: String) -> Element {
    Element(query: self, name: "\u{201C}\(label)\u{201D}") {
      views.first { $0.names.contains(label) }
    }
  }

  /// Returns the element at an index, counted from 0.
  public subscript(index: Int) -> Element {
    Element(query: self, name: "number \(index)") {
      let all = views
      return all.indices.contains(index) ? all[index] : nil
    }
  }

  /// Returns the element at an index, counted from 0.
  public func element(boundBy index: Int) -> Element { self[index] }

  /// The first element.
  public var firstMatch: Element { self[0] }

  /// The elements that are on the screen now.
  ///
  /// Each stays the same view however the screen changes, and is missing when that has left its window. So a screen
  /// with many is walked through once, and not once for each.
  package var asTheyAre: [Element] {
    views.enumerated().map { index, view in
      Element(query: self, name: "number \(index)") { view.window == nil ? nil : view }
    }
  }

  /// What the elements on the screen say, for a sentence about one that is not among them.
  var inventory: String {
    let all = views
    guard !all.isEmpty else { return "The screen has no \(kind) at all." }
    let labels = all.prefix(8).map { "\u{201C}\($0.spokenText)\u{201D}" }.joined(separator: ", ")
    return "The screen has \(all.count): \(labels)\(all.count > 8 ? ", …" : "")."
  }

  var views: [UIView] {
    for window in stage.visibleWindows { window.layoutIfNeeded() }
    var found: [UIView] = []
    for root in roots() {
      root.walk { view in
        if matches(view) { found.append(view) }
        return true
      }
    }
    return found
  }
}

extension UIView {
  /// What the view is found by: its identifier, what it says, and its placeholder.
  fileprivate var names: [String] {
    [accessibilityIdentifier, placeholderValue, spokenText].compactMap { $0 }
  }
}
