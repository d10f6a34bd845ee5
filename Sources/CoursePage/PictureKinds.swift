import Foundation

/// Which pictures of a lesson are empty, and which show a phone that is held on its side.
///
/// - Shape: The names of their files.
nonisolated struct PictureKinds: Equatable, Sendable {
  var empty: Set<String> = []
  var wide: Set<String> = []

  /// The colours of a phone, and of a screen that shows nothing.
  private static let plain: Set<Substring> = ["#1c1c1e", "#ffffff", "none"]

  init() {}

  /// Looks at pictures, which are SVGs by the names of their files.
  init(of pictures: [String: Data]) {
    for (name, data) in pictures {
      let svg = String(decoding: data, as: UTF8.self)
      if Self.isEmpty(svg) { empty.insert(name) }
      if Self.isWide(svg) { wide.insert(name) }
    }
  }

  private static func isEmpty(_ svg: String) -> Bool {
    let marks = ["<text", "<image", "<path", "<circle", "<ellipse", "<line", "stroke="]
    guard !marks.contains(where: svg.contains) else { return false }
    return svg.matches(of: #/fill="([^"]*)"/#).allSatisfy { plain.contains($0.1) }
  }

  private static func isWide(_ svg: String) -> Bool {
    guard let box = svg.firstMatch(of: #/viewBox="\S+ \S+ (\S+) (\S+)"/#),
      let width = Double(box.1), let height = Double(box.2)
    else { return false }
    return width > height
  }
}
