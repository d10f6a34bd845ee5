/// A relation between an attribute of one view or guide and an attribute of another, or a number.
///
///     first.attribute  =  multiplier × second.attribute + constant
///
/// A constraint counts while it is active. Then the nearest view that both items lie in holds it,
/// in ``UIView/constraints``; the constraint itself holds neither.
///
/// - Shape: x grows to the right and y downwards, so the constant of a trailing or a bottom edge is
///   negative in most cases.
/// - Units: Points; a multiplier is a ratio.
/// - Errors: An edge without a second item, a length paired with an edge, edges of two directions,
///   items without a common ancestor, and an installed priority that becomes required or ceases to be
///   stop the program. Required constraints that contradict each other are told on the console, and
///   the last of them is broken.
/// - Differs: Its description names classes, texts and accessibility identifiers in place of
///   addresses, and always reads as an equation. Among optional constraints of one priority the
///   first wins; a device divides what is missing in a way that is not documented. Text runs from
///   left to right.
/// - Unconfirmed: Which of the required constraints is broken.
/// - Source: Apple, UIKit, "NSLayoutConstraint" and "Auto Layout Guide".
/// - Asked: D9, D116, D117, D118.
open class NSLayoutConstraint: NSObject, KeyValueCoding, BuiltInKeyed {
  /// What a subclass can be asked for by name; UIKit's own keys need not be listed again.
  open class var keys: Keys { [:] }

  /// The view or guide on the left of the relation.
  open private(set) weak var firstItem: AnyObject?

  /// The view or guide on the right of the relation, or nil if there is none.
  open private(set) weak var secondItem: AnyObject?

  /// The attribute of the first item.
  public let firstAttribute: Attribute

  /// The attribute of the second item.
  public let secondAttribute: Attribute

  /// How the two sides compare.
  public let relation: Relation

  /// What the attribute of the second item is multiplied by.
  public let multiplier: CGFloat

  /// What is added on the right of the relation; it may change at any time.
  open var constant: CGFloat {
    didSet {
      if !constant.isFinite { LayoutError.infinite("constant", constant).raise() }
      if abs(constant) > Self.greatestConstant { LayoutProblem.tooGreat.reportOnce() }
      if constant != oldValue { holder?.constraintsDidChange() }
    }
  }

  /// The greatest number that the solver works with.
  static let greatestConstant: CGFloat = 1e6

  /// How much the constraint counts where not all can be met.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      guard priority.rawValue > 0, priority <= .required else {
        LayoutError.illegalPriority(priority).raise()
        return priority = oldValue
      }
      if isActive, (priority == .required) != (oldValue == .required) {
        LayoutError.mutatedRequiredPriority(priority, from: oldValue).raise()
      }
      holder?.constraintsDidChange()
    }
  }

  /// A name that descriptions show.
  open var identifier: String?

  /// The view that holds the constraint while it is active.
  private(set) weak var holder: UIView?

  /// The number of the constraint among all that were ever activated.
  private(set) var number = 0
  private static var lastNumber = 0

  /// Whether the constraint has a second item, which may be gone by now.
  let hasSecondItem: Bool

  /// Where the constraint stands in a document.
  var location: (any CustomStringConvertible)?

  /// Creates a constraint that is not active yet.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { $0 as AnyObject }
    self.init(
      view1 as AnyObject, attr1, relation, second, attr2, multiplier: multiplier, constant: c)
    LayoutError(checking: self, first: view1, second: view2)?.raise()
  }

  /// Creates a constraint without items, which stands in for one that is set later.
  public convenience override init() { self.init(nil, .notAnAttribute) }

  /// Creates a constraint without checking it.
  init(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation = .equal,
    _ second: AnyObject? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required,
    identifier: String? = nil
  ) {
    (firstItem, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
    (secondItem, self.secondAttribute) = (second, secondAttribute)
    (self.multiplier, self.constant) = (multiplier, constant)
    (self.priority, self.identifier) = (priority, identifier)
    hasSecondItem = second != nil
    super.init()
    if abs(constant) > Self.greatestConstant { LayoutProblem.tooGreat.reportOnce() }
  }

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? install(on: commonAncestor) : uninstall()
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    uninstall(constraints)
  }

  /// The relation as an equation, with what UIKit says around it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { text }
  }

  class var builtInKeys: BuiltInKeys {
    KeysOf<NSLayoutConstraint>.list([
      "constant": \.constant, "identifier": \.identifier, "isActive": \.isActive,
    ]).accessors([
      "priority": Accessor(
        get: { (object: NSLayoutConstraint) in object.priority.rawValue },
        set: { (object: NSLayoutConstraint, value: Float) in
          object.priority = UILayoutPriority(value)
        })
    ])
  }
}

/// Where a constraint is installed.
extension NSLayoutConstraint {
  /// Installs the constraint on a view that its items lie in, or raises if that is none.
  func install(on view: UIView?) {
    guard let view else {
      return LayoutError.noCommonAncestor(anchor(first: true), anchor(first: false)).raise()
    }
    guard holder !== view else { return }
    if isActive { uninstall() }
    holder = view
    Self.lastNumber += 1
    number = Self.lastNumber
    view.hold(self)
    let (first, second) = itemViews
    first?.recordConstraint(self, of: view, isActive: true)
    second?.recordConstraint(self, of: view, isActive: true)
    view.constraintsDidChange()
  }

  /// Takes the constraint from the view that holds it.
  func uninstall() { Self.uninstall([self]) }

  /// Takes constraints from the views that hold them, each of which is gone through once.
  static func uninstall(_ constraints: [NSLayoutConstraint]) {
    var holders: [ObjectIdentifier: UIView] = [:]
    for constraint in constraints {
      guard let view = constraint.holder else { continue }
      let (first, second) = constraint.itemViews
      first?.recordConstraint(constraint, of: view, isActive: false)
      second?.recordConstraint(constraint, of: view, isActive: false)
      constraint.holder = nil
      holders[ObjectIdentifier(view)] = view
    }
    for view in holders.values {
      view.releaseInactiveConstraints()
      view.constraintsDidChange()
    }
  }

  /// The nearest view that both items lie in.
  var commonAncestor: UIView? {
    let (first, second) = itemViews
    guard hasSecondItem else { return first }
    guard let second else { return nil }
    var candidate = first
    while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  /// The views that the items are, or lie in.
  var itemViews: (first: UIView?, second: UIView?) {
    (Self.view(of: firstItem), hasSecondItem ? Self.view(of: secondItem) : nil)
  }

  /// Returns the view that an item is, or lies in.
  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

/// What messages call a constraint.
extension NSLayoutConstraint {
  fileprivate var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    var right = hasSecondItem ? side(first: false) : ""
    if hasSecondItem, multiplier != 1 { right = "\(multiplier.shortText)*\(right)" }
    if !hasSecondItem {
      right = constant.shortText
    } else if constant != 0 {
      right += constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    }
    let priority = priority == .required ? "" : " @\(CGFloat(priority.rawValue).shortText)"
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint\(name) \(side(first: true)) \(relation.sign) \(right)\(priority)"
      + "   (\(state))>"
  }

  /// Returns what an exception calls the anchor on a side.
  private func anchor(first: Bool) -> String {
    let classes = ["NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor"]
    return "<\(classes[firstAttribute.direction]) \"\(side(first: first))\">"
  }

  private func side(first: Bool) -> String {
    let (item, attribute) = first ? (firstItem, firstAttribute) : (secondItem, secondAttribute)
    guard let item else { return hasSecondItem || first ? "nil.\(attribute)" : "(null)" }
    return "\(Self.name(of: item)).\(attribute)"
  }

  /// Returns what messages call a view or a guide.
  static func name(of item: AnyObject) -> String {
    let name: String? =
      switch item {
      case let guide as UILayoutGuide: guide.identifier.isEmpty ? nil : guide.identifier
      case let view as UIView:
        view.accessibilityIdentifier ?? view.textInMessages
      default: nil
      }
    return "\(type(of: item))" + (name.map { "'\($0)'" } ?? "")
  }
}

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The left is not greater than the right.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The left is not less than the right.
    case greaterThanOrEqual = 1

    fileprivate var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// An edge, a centre line, a baseline or a length of a view or a guide.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where a line of text begins.
    case leading
    /// The edge where a line of text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge of what the margins leave.
    case leftMargin
    /// The right edge of what the margins leave.
    case rightMargin
    /// The top edge of what the margins leave.
    case topMargin
    /// The bottom edge of what the margins leave.
    case bottomMargin
    /// The edge of what the margins leave where a line of text begins.
    case leadingMargin
    /// The edge of what the margins leave where a line of text ends.
    case trailingMargin
    /// The middle of what the margins leave, between left and right.
    case centerXWithinMargins
    /// The middle of what the margins leave, between top and bottom.
    case centerYWithinMargins
    /// None: there is no second item.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// What an attribute measures: a length, or a place along an axis.
  enum Kind {
    /// A share of the way from the start of an item to its end.
    case position(NSLayoutConstraint.Axis, Double)
    case length(NSLayoutConstraint.Axis)
    case baseline(isFirst: Bool)
    case none
  }

  var kind: Kind {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: .position(.horizontal, 0)
    case .right, .trailing, .rightMargin, .trailingMargin: .position(.horizontal, 1)
    case .centerX, .centerXWithinMargins: .position(.horizontal, 0.5)
    case .top, .topMargin: .position(.vertical, 0)
    case .bottom, .bottomMargin: .position(.vertical, 1)
    case .centerY, .centerYWithinMargins: .position(.vertical, 0.5)
    case .width: .length(.horizontal)
    case .height: .length(.vertical)
    case .firstBaseline: .baseline(isFirst: true)
    case .lastBaseline: .baseline(isFirst: false)
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute is that of the rectangle that the margins leave.
  var isInMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The direction that two positions of one constraint have in common; 0 for lengths.
  var direction: Int {
    switch kind {
    case .position(let axis, _): axis == .horizontal ? 1 : 2
    case .baseline: 2
    case .length, .none: 0
    }
  }

  /// Whether the edge follows the direction of text, or is the left or the right in any case.
  var readingDirection: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  /// An axis along which views lie.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other axis.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }
}

/// How much a constraint counts where not all can be met, from 1 to 1000.
///
/// - Shape: What has the greater number is met first, and 1000 has to be met.
nonisolated public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority out of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Has to be met: 1000.
  public static let required = Self(1000)
  /// How strongly content resists being cut off: 750.
  public static let defaultHigh = Self(750)
  /// How strongly a view stays as small as its content: 250.
  public static let defaultLow = Self(250)
  /// How strongly a view tends to the size that is asked for when its size is worked out: 50.
  public static let fittingSizeLevel = Self(50)
}
