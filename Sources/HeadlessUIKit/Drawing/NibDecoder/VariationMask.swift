/// What a document leaves out on some screens, and has on others.
///
/// The screen is a phone held upright: compact in width and regular in height.
struct VariationMask {
  private var excluded: Set<String> = []

  /// Reads the variations of an element: of its `subviews`, or of its `constraints`.
  init(of element: XMLElementNode, key: String) {
    for child in element.children
    where child.name == "variation" && child.attributes["key"] == "default" {
      excluded.formUnion(Self.references(in: child, key, "exclude"))
    }
    for variation in Self.variations(of: element) {
      excluded.formUnion(Self.references(in: variation, key, "exclude"))
      excluded.subtract(Self.references(in: variation, key, "include"))
    }
  }

  /// Whether an object is left out.
  func excludes(_ id: String) -> Bool { excluded.contains(id) }

  /// Returns the variations of an element that hold on a phone held upright.
  static func variations(of element: XMLElementNode) -> [XMLElementNode] {
    // Hardly any element has one, and a closure of the main actor would be slow for all others.
    var variations: [XMLElementNode] = []
    for child in element.children
    where child.name == "variation" && holds(child.attributes["key"] ?? "") {
      variations.append(child)
    }
    return variations
  }

  private static func holds(_ key: String) -> Bool {
    let conditions = key.split(separator: "-")
    return !conditions.isEmpty
      && conditions.allSatisfy { ["widthClass=compact", "heightClass=regular"].contains($0) }
  }

  private static func references(
    in variation: XMLElementNode, _ key: String, _ name: String
  ) -> [String] {
    variation.children
      .filter { $0.name == "mask" && $0.attributes["key"] == key }
      .flatMap(\.children).filter { $0.name == name }
      .compactMap { $0.attributes["reference"] }
  }
}
