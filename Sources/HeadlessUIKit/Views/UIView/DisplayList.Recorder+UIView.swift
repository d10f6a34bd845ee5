/// Drawing a tree of views.
extension DisplayList.Recorder {
  package mutating func draw(_ view: UIView) {
    let outer = origin
    defer { origin = outer }
    var steps = [Step.draw(view, origin)]
    while let step = steps.popLast() {
      switch step {
      case .draw(let view, let origin):
        self.origin = origin
        begin(view, &steps)
      case .overlay(let view, let origin):
        self.origin = origin
        view.drawOverSubviews(in: &self)
      case .border(let layer, let bounds, let origin):
        self.origin = origin
        drawBorder(of: layer, in: bounds)
      case .end(let command):
        list.commands.append(command)
      }
    }
  }

  /// What is left to do: a view with the origin of its superview, or the end of a group.
  private enum Step {
    case draw(UIView, CGPoint)
    case overlay(UIView, CGPoint)
    case border(CALayer, CGRect, CGPoint)
    case end(DisplayList.Command)
  }

  /// Draws a view, and says what is to be drawn after it.
  private mutating func begin(_ view: UIView, _ steps: inout [Step]) {
    let shown = view.presentation
    let (alpha, bounds, frame) = (shown.alpha, shown.bounds, shown.frame)
    guard !view.isHidden, alpha >= 0.01 else { return }
    let transform = shown.transform
    if !transform.isIdentity {
      let middle = CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)
      list.commands.append(.beginTransform(transform.about(middle)))
      steps.append(.end(.endTransform))
    }
    if alpha < 1 || view.heightScale < 1 {
      list.commands.append(
        .beginGroup(opacity: alpha, squash: view.heightScale, aboutY: origin.y + frame.midY))
      steps.append(.end(.endGroup))
    }
    origin.x += frame.minX - bounds.minX
    origin.y += frame.minY - bounds.minY
    let background = shown.backgroundColor
    if let layer = view.ownLayer { drawShadow(of: layer, background, in: bounds) }
    let radius = view.ownLayer?.shownRadius(in: bounds) ?? 0
    if view.clipsToBounds {
      list.commands.append(.beginClip(onScreen(bounds), cornerRadius: radius))
      steps.append(.end(.endClip))
    }
    if let layer = view.ownLayer { steps.append(.border(layer, bounds, origin)) }
    if let background { fill(bounds, background, cornerRadius: radius) }
    if let drawing = view.currentDrawing {
      show(drawing, in: view.contentMode.rect(for: drawing.bounds.size, in: bounds))
    }
    view.drawContent(in: &self)
    if view.drawsOverSubviews { steps.append(.overlay(view, origin)) }
    for subview in view.subviews.reversed() { steps.append(.draw(subview, origin)) }
  }
}
