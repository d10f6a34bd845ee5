/// Reading constraints.
extension NibLoader {
  /// How many views constraints may place: solving takes long where there are thousands.
  private static let mostPlaced = 1000

  /// Gives each tree of views that has constraints a layout.
  func collectConstraints() {
    var trees: [(root: UIView, constraints: [LayoutConstraint])] = []
    for (element, object) in made {
      guard let view = object as? UIView else { continue }
      let constraints = installedConstraints(of: element)
        .compactMap { constraint($0, on: view) }
      guard !constraints.isEmpty else { continue }
      let root = root(of: view)
      if let place = trees.firstIndex(where: { $0.root === root }) {
        trees[place].constraints += constraints
      } else {
        trees.append((root, constraints))
      }
    }
    for (root, constraints) in trees { lay(out: root, by: constraints) }
  }

  private func lay(out root: UIView, by constraints: [LayoutConstraint]) {
    let named = Set(
      constraints.flatMap { [$0.first, $0.second] }
        .compactMap { $0?.region.view.map(ObjectIdentifier.init) })
    let placed = made.compactMap { element, object -> (view: UIView, wish: ContentHugging)? in
      guard let view = object as? UIView, view !== root, named.contains(ObjectIdentifier(view)),
        element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
        element.attributes["fixedFrame"] != "YES", view.isDescendant(of: root)
      else { return nil }
      return (view, wish(of: element))
    }
    guard placed.count <= Self.mostPlaced else {
      note(
        .constraint, constraints[0].place.element,
        "Constraints place \(placed.count) views, so all keep their frames. Up to "
          + "\(Self.mostPlaced) are placed; divide the document.")
      return
    }
    let layout = ConstraintLayout(root: root, constraints: constraints, placed: placed)
    root.layout = layout
    layouts.append(layout)
  }

  /// The outermost new view that a view lies in.
  private func root(of view: UIView) -> UIView {
    var root = view
    while let superview = root.superview { root = superview }
    return root
  }

  private func wish(of element: XMLElementNode) -> ContentHugging {
    let coder = NibDecoder(element, self)
    var wish = ContentHugging(place: NibLocation(file: document.file, element: element))
    if let width = coder.number("horizontalHuggingPriority") { wish.hugsWidth = width }
    if let height = coder.number("verticalHuggingPriority") { wish.hugsHeight = height }
    return wish
  }

  /// Returns the constraints that hold on a phone held upright.
  private func installedConstraints(of element: XMLElementNode) -> [XMLElementNode] {
    guard let constraints = element.child(named: "constraints")?.children else { return [] }
    let left = VariationMask(of: element, key: "constraints")
    return constraints.filter {
      $0.name == "constraint" && $0.attributes["placeholder"] != "YES"
        && !left.excludes($0.id ?? "")
    }
  }

  /// Returns what a constraint says, or nil after saying why it is not understood.
  private func constraint(_ element: XMLElementNode, on view: UIView) -> LayoutConstraint? {
    let coder = NibDecoder(element, self)
    let words = element.attributes
    guard let first = side("first", element, on: view) else { return nil }
    var second: LayoutConstraint.Side?
    if words["secondItem"] != nil || words["secondAttribute"] != nil {
      guard let found = side("second", element, on: view) else { return nil }
      second = found
    }
    guard let multiplier = LayoutConstraint.ratio(words["multiplier"]) else {
      note(
        .constraint, element, "The multiplier is \"\(words["multiplier"] ?? "")\". Write a ratio.")
      return nil
    }
    guard let relation = LayoutConstraint.Relation(rawValue: words["relation"] ?? "equal") else {
      note(.constraint, element, "There is no relation \"\(words["relation"] ?? "")\".")
      return nil
    }
    return LayoutConstraint(
      first: first, second: second, relation: relation, multiplier: multiplier,
      constant: coder.number("constant") ?? 0, priority: coder.number("priority") ?? 1000,
      place: NibLocation(file: document.file, element: element))
  }

  private func side(_ name: String, _ element: XMLElementNode, on view: UIView) -> LayoutConstraint
    .Side?
  {
    let word = element.attributes["\(name)Attribute"] ?? ""
    guard let attribute = LayoutAttribute(rawValue: word) else {
      note(.constraint, element, "There is no attribute \"\(word)\" of a view.")
      return nil
    }
    guard let id = element.attributes["\(name)Item"] else {
      return .init(region: LayoutRegion(view: view, part: .frame), attribute: attribute)
    }
    guard let region = region(id) else {
      note(
        document.elements[id] == nil ? .danglingReference : .constraint, element,
        "\(name)Item is \"\(id)\", and no view was made for that id.")
      return nil
    }
    return .init(region: region, attribute: attribute)
  }

  private func region(_ id: String) -> LayoutRegion? {
    if let view = object(id) as? UIView { return LayoutRegion(view: view, part: .frame) }
    if let bar = barGuides[id].flatMap(LayoutRegion.Part.init(rawValue:)),
      let view = (owner as? UIViewController)?.viewIfLoaded
    {
      return LayoutRegion(view: view, part: bar)
    }
    return guides[id]
  }
}
