/// Constraints of a document.
extension NibLoader {
  /// How many views constraints may position: solving takes long where there are thousands.
  private static let constrainedViewLimit = 1000

  /// Gives each tree of views that has constraints a layout.
  func addConstraints() {
    var trees: [(root: UIView, constraints: [LayoutConstraint], first: XMLElementNode)] = []
    for (element, object) in made {
      guard let view = object as? UIView else { continue }
      for child in installedConstraints(of: element) {
        guard let constraint = constraint(child, on: view) else { continue }
        let root = view.outermostSuperview
        if let index = trees.firstIndex(where: { $0.root === root }) {
          trees[index].constraints.append(constraint)
        } else {
          trees.append((root, [constraint], child))
        }
      }
    }
    for tree in trees { addLayout(to: tree.root, tree.constraints, first: tree.first) }
  }

  private func addLayout(
    to root: UIView, _ constraints: [LayoutConstraint], first: XMLElementNode
  ) {
    let constrained = constrainedViews(below: root, by: constraints)
    guard constrained.count <= Self.constrainedViewLimit else {
      let problem = NibProblem.tooManyConstrainedViews(
        constrained.count, limit: Self.constrainedViewLimit)
      return warn(problem, at: first)
    }
    let layout = ConstraintLayout(root: root, constraints: constraints, constrained: constrained)
    root.layout = layout
    layouts.append(layout)
  }

  /// Returns the views that constraints name and that do not keep their frames.
  private func constrainedViews(
    below root: UIView, by constraints: [LayoutConstraint]
  ) -> [ConstrainedView] {
    let named = Set(
      constraints.flatMap { [$0.first, $0.second] }
        .compactMap { $0?.item.view.map(ObjectIdentifier.init) })
    return made.compactMap { element, object in
      guard let view = object as? UIView, view !== root, named.contains(ObjectIdentifier(view)),
        element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
        element.attributes["fixedFrame"] != "YES", view.isDescendant(of: root)
      else { return nil }
      return constrainedView(view, element)
    }
  }

  private func constrainedView(_ view: UIView, _ element: XMLElementNode) -> ConstrainedView {
    let decoder = NibDecoder(element, self)
    var constrained = ConstrainedView(view, origin: location(of: element))
    if let priority = decoder.number("horizontalHuggingPriority") {
      constrained.horizontalHugging = priority
    }
    if let priority = decoder.number("verticalHuggingPriority") {
      constrained.verticalHugging = priority
    }
    return constrained
  }

  /// Returns the constraints that hold on a phone held upright.
  private func installedConstraints(of element: XMLElementNode) -> [XMLElementNode] {
    guard let constraints = element.child(named: "constraints")?.children else { return [] }
    let mask = VariationMask(of: element, key: "constraints")
    return constraints.filter {
      $0.name == "constraint" && $0.attributes["placeholder"] != "YES"
        && !mask.excludes($0.id ?? "")
    }
  }
}

/// Reading one constraint.
extension NibLoader {
  /// Returns a constraint, or nil after reporting why it is not understood.
  private func constraint(_ element: XMLElementNode, on view: UIView) -> LayoutConstraint? {
    let (decoder, attributes) = (NibDecoder(element, self), element.attributes)
    guard let first = anchor("first", element, on: view) else { return nil }
    var second: LayoutConstraint.Anchor?
    if attributes["secondItem"] != nil || attributes["secondAttribute"] != nil {
      guard let found = anchor("second", element, on: view) else { return nil }
      second = found
    }
    guard let multiplier = Self.ratio(attributes["multiplier"]) else {
      warn(.invalidMultiplier(attributes["multiplier"] ?? ""), at: element)
      return nil
    }
    let relationName = attributes["relation"] ?? "equal"
    guard let relation = LayoutConstraint.Relation(rawValue: relationName) else {
      warn(.unknownRelation(relationName), at: element)
      return nil
    }
    return LayoutConstraint(
      first: first, second: second, relation: relation, multiplier: multiplier,
      constant: decoder.number("constant") ?? 0,
      priority: decoder.number("priority") ?? LayoutConstraint.required,
      origin: location(of: element))
  }

  private func anchor(
    _ name: String, _ element: XMLElementNode, on view: UIView
  ) -> LayoutConstraint.Anchor? {
    let attributeName = element.attributes["\(name)Attribute"] ?? ""
    guard let attribute = LayoutAttribute(rawValue: attributeName) else {
      warn(.unknownLayoutAttribute(attributeName), at: element)
      return nil
    }
    guard let id = element.attributes["\(name)Item"] else {
      return .init(item: LayoutItem(view: view, part: .frame), attribute: attribute)
    }
    guard let item = layoutItem(id) else {
      let isInDocument = document.elements[id] != nil
      warn(
        .constraintOnNothing(item: "\(name)Item", id: id, isInDocument: isInDocument), at: element)
      return nil
    }
    return .init(item: item, attribute: attribute)
  }

  private func layoutItem(_ id: String) -> LayoutItem? {
    if let view = object(id) as? UIView { return LayoutItem(view: view, part: .frame) }
    if let bar = context?.barGuides[id], let view = (owner as? UIViewController)?.viewIfLoaded {
      return LayoutItem(view: view, part: bar)
    }
    return layoutGuides[id]
  }

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

extension UIView {
  /// The superview that lies in no other, or the view itself.
  fileprivate var outermostSuperview: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }
}
