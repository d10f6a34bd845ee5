extension DisplayList {
  /// Writes a display list while walking a tree of views.
  package struct Recorder {
    /// What was drawn so far.
    package internal(set) var list: DisplayList

    private var origin = CGPoint.zero

    /// Creates a recorder for a screen of a size.
    package init(size: CGSize) {
      list = DisplayList(size: size)
    }

    /// Draws a view and all that lies in it.
    package mutating func draw(_ view: UIView) {
      let shown = view.presentation
      let (alpha, bounds, frame) = (shown.alpha, shown.bounds, shown.frame)
      guard !view.isHidden, alpha >= 0.01 else { return }
      let outer = origin
      origin.x += frame.minX - bounds.minX
      origin.y += frame.minY - bounds.minY
      defer { origin = outer }

      let transform = shown.transform
      let turn = transform.about(CGPoint(x: outer.x + frame.midX, y: outer.y + frame.midY))
      if !transform.isIdentity { list.commands.append(.beginTransform(turn)) }
      let isGroup = alpha < 1 || view.squash < 1
      if isGroup {
        list.commands.append(
          .beginGroup(
            opacity: alpha, squash: view.squash, aboutY: outer.y + frame.midY))
      }
      if view.clipsToBounds { list.commands.append(.beginClip(onScreen(bounds))) }
      if let color = shown.backgroundColor { fill(bounds, color) }
      show(view.currentDrawing, in: view)
      view.drawContent(in: &self)
      view.subviews.forEach { draw($0) }
      if view.clipsToBounds { list.commands.append(.endClip) }
      if isGroup { list.commands.append(.endGroup) }
      if !transform.isIdentity { list.commands.append(.endTransform) }
    }

    /// Fills a rectangle of the view being drawn.
    mutating func fill(_ rect: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0) {
      guard color.components.alpha > 0, !rect.isEmpty else { return }
      list.commands.append(
        .fill(onScreen(rect), color.components, cornerRadius: cornerRadius))
    }

    /// Marks a rectangle as the selected row of a wheel.
    mutating func select(_ rect: CGRect) {
      list.commands.append(.selection(onScreen(rect)))
    }

    /// Draws one line of words.
    mutating func write(_ runs: [Run], in rect: CGRect, _ alignment: Alignment, _ role: Role) {
      guard runs.contains(where: { !$0.string.isEmpty }) else { return }
      list.commands.append(.text(runs, in: onScreen(rect), alignment, role))
    }

    /// Draws a picture.
    mutating func draw(_ image: UIImage, alternative: String, in rect: CGRect) {
      list.commands.append(
        .image(name: image.name, svg: image.svg, alternative: alternative, in: onScreen(rect)))
    }

    /// Shows what a view drew, fitted into the bounds it has now.
    private mutating func show(_ drawing: Drawing?, in view: UIView) {
      guard let drawing, !drawing.commands.isEmpty else { return }
      let place = onScreen(view.contentMode.place(drawing.bounds.size, in: view.bounds))
      list.commands.append(.beginTransform(drawing.bounds.transform(to: place)))
      list.commands.append(.beginClip(drawing.bounds))
      list.commands += drawing.commands
      list.commands += [.endClip, .endTransform]
    }

    func onScreen(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}
