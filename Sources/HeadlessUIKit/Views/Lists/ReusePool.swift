/// Where a list takes its cells from: what they are made of, and those that went out of sight.
///
/// A pool is for views of one use: the cells of a table, its headers and footers, the cells of a
/// collection view, each of its kinds of supplementary views.
package struct ReusePool<View: UIView> {
  /// What a view that is not there yet is made of.
  package enum Source {
    case type(AnyClass)
    case template(any ReusableViewTemplate)
  }

  private var sources: [String: Source] = [:]
  private var spare: [String: [View]] = [:]

  /// Creates a pool in which nothing is registered.
  package init() {}

  /// Has views for an identifier made of something; nil takes it back.
  package mutating func register(_ source: Source?, for identifier: String) {
    sources[identifier] = source
  }

  /// The identifiers that something is registered for, in the order of letters.
  package var identifiers: [String] { sources.keys.sorted() }

  /// What is registered for an identifier, or nil.
  package func source(for identifier: String) -> Source? { sources[identifier] }

  /// Takes a view that went out of sight, or returns nil.
  package mutating func take(_ identifier: String) -> View? { spare[identifier]?.popLast() }

  /// Keeps a view that went out of sight.
  package mutating func keep(_ view: View, for identifier: String) {
    spare[identifier, default: []].append(view)
  }

  /// Forgets a view that is in use again.
  package mutating func forget(_ view: View, for identifier: String) {
    spare[identifier]?.removeAll { $0 === view }
  }

  /// The views that went out of sight.
  package var spareViews: [View] { spare.values.flatMap { $0 } }
}

/// What makes cells as a document describes them.
package protocol ReusableViewTemplate {
  /// Returns new objects: one view, if all is well.
  func makeObjects() -> [AnyObject]
}

/// What makes the objects of a document, as far as lists need it.
package protocol NibTemplateLoader: NibObjectLoader {
  /// Returns what makes the object of an element as often as it is needed.
  func template(of element: XMLElementNode) -> any ReusableViewTemplate
}

/// What a person taps to follow a segue, beside controls, items of bars and gestures: a cell.
package protocol SegueStarter: AnyObject {
  /// Performs what a document connects with the cell.
  var performSegue: (() -> Void)? { get set }
}
