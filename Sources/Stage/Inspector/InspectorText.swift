import HeadlessUIKit

/// What an inspector shows, as lines of text.
package struct InspectorText {
  private let inspector: ScreenInspector

  /// Creates the text of what can be seen inside a program on a stage.
  package init(of stage: Stage) {
    inspector = ScreenInspector(stage: stage)
  }

  /// The tree of views, one a line, what is odd about them, and what memory says.
  package func lines() -> [String] {
    let nodes = nodes
    let odd = nodes.flatMap { node -> [String] in
      guard let view = inspector.view(node.id), !Self.isInside(view) else { return [] }
      let remarks = Visibility(of: view).remarks + ViewConstraints(of: view).remarks
      return remarks.map { "\(ObjectNames.name(of: view)): \($0)" }
    }
    var lines = nodes.map(Self.line)
    if !odd.isEmpty { lines += ["", "What stands out"] + odd.map { "  \($0)" } }
    lines += relations()
    let memory = inspector.memory()
    lines += ["", "Memory"]
    lines +=
      memory.isEmpty
      ? ["  No circle of strong references was found, and nothing that should be gone is there."]
      : memory.map { "  \($0)" }
    return lines
  }

  /// Whether a view is a part of one that UIKit keeps to itself, as the picture of a row is.
  private static func isInside(_ view: UIView) -> Bool {
    view.superview.map { !$0.isKnownToPrograms } ?? false
  }

  /// The tree of views without the keys of the keyboard, which the program did not make.
  private var nodes: [ScreenInspector.Node] {
    var keyboard: Int?
    return inspector.nodes().filter { node in
      if let keyboard, node.depth > keyboard { return false }
      keyboard = node.type == "KeyboardView" ? node.depth : nil
      return true
    }
  }

  /// Who is asked after each view that takes touches, and who holds whom.
  private func relations() -> [String] {
    let relations = inspector.relations()
    guard !relations.isEmpty else { return [] }
    var lines = ["", "Who is asked, and who holds whom"]
    for relation in relations {
      lines.append("  \(relation.title)")
      for (name, texts, joint) in [
        ("does", relation.actions.map(\.inText), "; "),
        ("asked", relation.responders, " \u{2192} "),
        ("held by", relation.holders.map(\.inText), "; "),
        ("holds", relation.held.map(\.inText), "; "),
      ] where !texts.isEmpty {
        lines.append("    \(name)  \(texts.joined(separator: joint))")
      }
    }
    return lines
  }

  /// What there is to say about one view.
  func lines(about view: UIView) -> [String] {
    let details = inspector.details(of: view)
    var lines = [details.title] + details.remarks.map { "! \($0)" }
    for section in details.sections {
      lines += ["", section.title]
      lines += section.lines.map { "  \($0.inText)" }
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

extension ScreenInspector.Line {
  /// The fact after its name.
  fileprivate var inText: String { (name.map { "\($0): " } ?? "") + text }
}

extension UIView {
  /// Whether the class of the view is the program's own or has a name that programs know.
  var isKnownToPrograms: Bool {
    ObjectGraph.isOfProgram(self) || "\(type(of: self))".hasPrefix("UI")
  }
}
