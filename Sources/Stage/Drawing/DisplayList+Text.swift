import HeadlessUIKit

extension DisplayList: CustomStringConvertible {
  /// What is drawn, one command a line, from back to front.
  ///
  ///     fill (0 0 320 568) #ffffff
  ///     text "Soup" (24 232 200 24) left
  nonisolated package var description: String {
    var depth = 0
    return commands.map { command in
      if command.closes { depth -= 1 }
      defer { if command.opens { depth += 1 } }
      return String(repeating: "  ", count: max(depth, 0)) + command.compactText
    }
    .joined(separator: "\n")
  }
}

nonisolated extension DisplayList.Command {
  fileprivate var opens: Bool {
    switch self {
    case .beginClip, .beginShapeClip, .beginGroup, .beginTransform, .beginFigure: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    [.endClip, .endGroup, .endTransform, .endFigure].contains(self)
  }

  fileprivate var compactText: String {
    switch self {
    case .fill(let rect, let color, let radius):
      "fill \(rect.compactText) \(color.compactText)\(Self.text(radius: radius))"
    case .stroke(let rect, let color, let width, let radius):
      "stroke \(rect.compactText) \(color.compactText) width \(Double(width).compactText)"
        + Self.text(radius: radius)
    case .shadow(let rect, let color, let blur, let radius):
      "shadow \(rect.compactText) \(color.compactText) blur \(Double(blur).compactText)"
        + Self.text(radius: radius)
    case .selection(let rect): "selection \(rect.compactText)"
    case .path(let path, let color, .fill): "path \(path.svg) \(color.compactText)"
    case .path(let path, let color, .stroke(let width, let cap, let join)):
      "line \(path.svg) \(color.compactText) width \(Double(width).compactText)"
        + (cap == .butt ? "" : " cap \(cap)") + (join == .miter ? "" : " join \(join)")
    case .text(let runs, let rect, let alignment, let role):
      "text \"\(runs.map(\.string).joined())\" \(rect.compactText) \(alignment)" + role.compactText
    case .image(let name, _, let alternative, let rect):
      "image \(name) \"\(alternative)\" \(rect.compactText)"
    case .beginClip(let rect, let radius):
      "clip \(rect.compactText)\(Self.text(radius: radius))"
    case .beginShapeClip(let path): "clip \(path.svg)"
    case .endClip: "end"
    case .beginGroup(let opacity, let squash, _):
      "group opacity \(opacity.compactText)" + (squash < 1 ? " squash \(squash.compactText)" : "")
    case .endGroup: "end"
    case .beginTransform(let transform): "transform \(NSCoder.string(for: transform))"
    case .endTransform: "end"
    case .beginFigure(let figure, let rect): "\(figure.compactText) \(rect.compactText)"
    case .endFigure: "end"
    }
  }

  private static func text(radius: CGFloat) -> String {
    radius > 0 ? " radius \(Double(radius).compactText)" : ""
  }
}

nonisolated extension DisplayList.Figure {
  fileprivate var compactText: String {
    name + (value.map { " at \($0.compactText)" } ?? "") + (isEnabled ? "" : " disabled")
  }
}

nonisolated extension DisplayList.Role {
  fileprivate var compactText: String {
    switch self {
    case .text: ""
    case .shadow: " shadow"
    case .button(let isHighlighted, let isEnabled):
      " button" + (isHighlighted ? " highlighted" : "") + (isEnabled ? "" : " disabled")
    }
  }
}

nonisolated extension DisplayList.Color {
  fileprivate var compactText: String {
    let bytes = [red, green, blue].map { String(format: "%02x", Int(($0 * 255).rounded())) }
    return "#" + bytes.joined() + (alpha < 1 ? " \((alpha * 100).rounded().compactText)%" : "")
  }
}
