import HeadlessUIKit

/// What an inspector shows, as lines of text.
package struct InspectorText {
  private let inspector: ScreenInspector

  /// Creates the text of what can be seen inside a program on a stage.
  package init(of stage: Stage) {
    inspector = ScreenInspector(stage: stage)
  }

  init(_ inspector: ScreenInspector) {
    self.inspector = inspector
  }

  /// The tree of views, one a line, what is odd about them, and what memory says.
  package func lines() -> [String] {
    let nodes = inspector.nodes()
    let odd = nodes.flatMap { node -> [String] in
      guard let view = inspector.view(node.id) else { return [] }
      let remarks = Visibility(of: view).remarks + ViewConstraints(of: view).remarks
      return remarks.map { "\(ObjectNames.name(of: view)): \($0)" }
    }
    var lines = nodes.map(Self.line)
    if !odd.isEmpty { lines += ["", "What stands out"] + odd.map { "  \($0)" } }
    lines += chains(of: nodes)
    let memory = inspector.memory()
    lines += ["", "Memory"]
    lines +=
      memory.isEmpty
      ? ["  No circle of strong references was found, and nothing that should be gone is there."]
      : memory.map { "  \($0)" }
    return lines
  }

  /// Who is asked after each view that takes touches, and who holds it.
  private func chains(of nodes: [ScreenInspector.Node]) -> [String] {
    let views = nodes.compactMap { node in inspector.view(node.id) }
      .filter { $0 is any EventSource || $0.gestureRecognizers?.isEmpty == false }
      .prefix(Self.mostChains)
    guard !views.isEmpty else { return [] }
    var lines = ["", "What takes touches"]
    for view in views {
      let details = inspector.details(of: view)
      lines.append("  \(details.title)")
      for (title, name) in [
        ("Actions and gestures", "does"), ("Responder chain", "asked"), ("Held by", "held by"),
      ] {
        let found = details.sections.first { $0.title == title }?.lines ?? []
        let texts = found.map { line in (line.name.map { "\($0): " } ?? "") + line.text }
        guard !texts.isEmpty else { continue }
        let joint = title == "Responder chain" ? " \u{2192} " : "; "
        lines.append("    \(name)  \(texts.joined(separator: joint))")
      }
    }
    return lines
  }

  /// Of how many views the chain and the holders are told.
  private static let mostChains = 12

  /// What there is to say about one view.
  func lines(about view: UIView) -> [String] {
    let details = inspector.details(of: view)
    var lines = [details.title] + details.remarks.map { "! \($0)" }
    for section in details.sections {
      lines += ["", section.title]
      lines += section.lines.map { line in
        "  " + (line.name.map { "\($0): " } ?? "") + line.text
      }
    }
    let memory = inspector.memory()
    if !memory.isEmpty { lines += ["", "Memory"] + memory.map { "  \($0)" } }
    return lines
  }

  private static func line(_ node: ScreenInspector.Node) -> String {
    let numbers = node.frame.map(\.compactText).joined(separator: " ")
    var parts = [String(repeating: "  ", count: node.depth) + node.type, "(\(numbers))"]
    if let text = node.text { parts.append("\u{201C}\(text)\u{201D}") }
    parts += node.names + node.notes
    if !node.isSeen { parts.append("not seen") }
    return parts.joined(separator: "  ")
  }
}
