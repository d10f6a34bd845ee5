extension UIImage {
  /// What a program drew as an image.
  nonisolated struct Drawing: Equatable {
    /// What was drawn, in the image's own coordinates.
    let commands: [DisplayList.Command]
    /// The pixels along one point.
    let scale: CGFloat
  }

  /// Creates an image out of what was drawn in a context.
  convenience init(drawnIn context: CGContext, scale: CGFloat) {
    let corner = context.bounds.origin
    let commands = context.commands
    let drawing = Drawing(
      commands: corner == .zero
        ? commands
        : [.beginTransform(CGAffineTransform(translationX: -corner.x, y: -corner.y))] + commands
          + [.endTransform],
      scale: scale)
    self.init(
      symbol: "", svg: nil, size: context.bounds.size, .automatic, nil, nil, drawing)
  }
}

extension [DisplayList.Command] {
  /// Returns what was drawn as it is drawn in one colour: what was opaque is in that colour.
  func inColor(_ color: UIColor) -> Self {
    func tint(_ old: DisplayList.Color) -> DisplayList.Color {
      var new = color.components
      new.alpha *= old.alpha
      return new
    }
    return map { command in
      switch command {
      case .fill(let rect, let old, let radius):
        .fill(rect, tint(old), cornerRadius: radius)
      case .stroke(let rect, let old, let width, let radius):
        .stroke(rect, tint(old), width: width, cornerRadius: radius)
      case .path(let path, let old, let pathStyle):
        .path(path, tint(old), pathStyle)
      case .shadow(let rect, let old, let blur, let radius):
        .shadow(rect, tint(old), blur: blur, cornerRadius: radius)
      case .gradient(let rect, let gradient, let radius):
        .gradient(
          rect,
          DisplayList.Gradient(
            stops: gradient.stops.map { .init(at: $0.place, tint($0.color)) },
            start: gradient.start, end: gradient.end),
          cornerRadius: radius)
      case .text(let runs, let rect, let alignment, let role):
        .text(
          runs.map { run in
            var run = run
            run.color = tint(run.color)
            run.decoration?.underline?.color = nil
            run.decoration?.strikethrough?.color = nil
            run.decoration?.stroke?.color = nil
            return run
          },
          in: rect, alignment, role)
      case .image(let name, let svg, let alternative, let rect):
        .image(
          name: name, svg: svg?.filled(with: color, size: rect.size), alternative: alternative,
          in: rect)
      default:
        command
      }
    }
  }

  /// Returns what lies in a rectangle of a drawing as it is drawn in another rectangle.
  nonisolated func drawn(from source: CGRect, in rect: CGRect) -> Self {
    [.beginTransform(source.transform(to: rect)), .beginClip(source)] + self
      + [.endClip, .endTransform]
  }
}
