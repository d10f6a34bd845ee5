/// Constraints of a document.
extension NibLoader {
  /// How many views constraints may position: solving takes long where there are thousands.
  private static let constrainedViewLimit = 1000

  /// Makes the constraints of the document, and activates those that hold.
  func addConstraints() {
    var found: [(constraint: NSLayoutConstraint, element: XMLElementNode)] = []
    var named: Set<ObjectIdentifier> = []
    for (element, object) in made {
      guard let list = element.child(named: "constraints"), let view = object as? UIView
      else { continue }
      let mask = VariationMask(of: element, key: "constraints")
      for child in list.children
      where child.name == "constraint" && child.attributes["placeholder"] != "YES" {
        guard let constraint = constraint(child, on: view) else { continue }
        register(constraint, for: child)
        keptConstraints.append(constraint)
        guard !mask.excludes(child.id ?? "") else { continue }
        found.append((constraint, child))
        let (first, second) = constraint.itemViews
        if let first { named.insert(ObjectIdentifier(first)) }
        if let second { named.insert(ObjectIdentifier(second)) }
      }
    }
    guard let first = found.first else { return }
    var placed: [(element: XMLElementNode, view: UIView)] = []
    for (element, object) in made where named.contains(ObjectIdentifier(object)) {
      guard let view = object as? UIView, view.superview != nil,
        element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
        element.attributes["fixedFrame"] != "YES"
      else { continue }
      placed.append((element, view))
    }
    guard placed.count <= Self.constrainedViewLimit else {
      let problem = NibProblem.tooManyConstrainedViews(
        placed.count, limit: Self.constrainedViewLimit)
      return warn(problem, at: first.element)
    }
    for (element, view) in placed {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.layoutState?.location = location(of: element)
    }
    // A constraint between views that lie in no view together is passed over.
    for (constraint, _) in found {
      if let view = constraint.commonAncestor { constraint.install(on: view) }
    }
    constraintCount = found.count
  }
}

/// Reading one constraint.
extension NibLoader {
  /// Returns a constraint, or nil after reporting why it is not understood.
  private func constraint(_ element: XMLElementNode, on view: UIView) -> NSLayoutConstraint? {
    let (decoder, attributes) = (NibDecoder(element, self), element.attributes)
    guard
      let first = anchor(
        attributes["firstAttribute"], of: attributes["firstItem"], "firstItem", element, on: view)
    else { return nil }
    var second: Anchor?
    let (secondItem, secondAttribute) = (attributes["secondItem"], attributes["secondAttribute"])
    if secondItem != nil || secondAttribute != nil {
      guard let found = anchor(secondAttribute, of: secondItem, "secondItem", element, on: view)
      else { return nil }
      second = found
    }
    guard let multiplier = Self.ratio(attributes["multiplier"]) else {
      warn(.invalidMultiplier(attributes["multiplier"] ?? ""), at: element)
      return nil
    }
    let relationName = attributes["relation"]
    guard let relation = relationName.map({ Self.relations[$0] }) ?? .equal else {
      warn(.unknownRelation(relationName ?? ""), at: element)
      return nil
    }
    let variation = VariationMask.variations(of: element).last { $0.attributes["constant"] != nil }
    let constant = decoder.number("constant", in: variation) ?? decoder.number("constant") ?? 0
    let priority = decoder.number("priority").map { UILayoutPriority(Float($0)) }
    let constraint = NSLayoutConstraint(
      first.item, first.attribute, relation, second?.item, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, priority: priority ?? .required,
      identifier: decoder.text("identifier"))
    constraint.location = location(of: element)
    return constraint
  }

  private typealias Anchor = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  private func anchor(
    _ attributeName: String?, of id: String?, _ key: String, _ element: XMLElementNode,
    on view: UIView
  ) -> Anchor? {
    guard let attribute = Self.attributes[attributeName ?? ""] else {
      warn(.unknownLayoutAttribute(attributeName ?? ""), at: element)
      return nil
    }
    guard let id else { return (view, attribute) }
    guard let item = layoutItem(id) else {
      let isInDocument = document.elements[id] != nil
      warn(.constraintOnNothing(item: key, id: id, isInDocument: isInDocument), at: element)
      return nil
    }
    return (item, attribute)
  }

  private func layoutItem(_ id: String) -> AnyObject? {
    if let view = object(id) as? UIView { return view }
    if let bar = context?.barGuides[id], let view = (owner as? UIViewController)?.viewIfLoaded {
      return view.guide(bar)
    }
    return layoutGuides[id]
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Returns the multiplier a document writes as `0.5`, `1:2` or `1/2`; without one it is 1.
  private static func ratio(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").flatMap { $0.split(separator: "/") }.map(Double.init)
    let ratio: Double
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _): ratio = number
    case (2, let numerator?, let denominator?): ratio = numerator / denominator
    default: return nil
    }
    return ratio.isFinite && abs(ratio) <= 1e6 ? ratio : nil
  }
}
