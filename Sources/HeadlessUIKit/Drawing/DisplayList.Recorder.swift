extension DisplayList {
  /// Writes a display list, from what lies behind to what lies in front.
  package struct Recorder {
    /// What was drawn so far.
    package internal(set) var list: DisplayList

    /// Where on the screen the coordinates begin that things are drawn in.
    var origin = CGPoint.zero

    /// Creates a recorder for a screen of a size.
    package init(size: CGSize) {
      list = DisplayList(size: size)
    }

    /// Fills a rectangle of what is being drawn.
    package mutating func fill(_ rect: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0) {
      guard color.components.alpha > 0, !rect.isEmpty else { return }
      list.commands.append(
        .fill(onScreen(rect), color.components, cornerRadius: cornerRadius))
    }

    /// Moves where things are drawn, and returns the movement back.
    mutating func shift(by movement: CGPoint) -> CGPoint {
      origin.x += movement.x
      origin.y += movement.y
      return CGPoint(x: 0 - movement.x, y: 0 - movement.y)
    }

    /// Marks a rectangle as the selected row of a wheel.
    mutating func select(_ rect: CGRect) {
      list.commands.append(.selection(onScreen(rect)))
    }

    /// Draws one line of text.
    package mutating func write(
      _ runs: [Run], in rect: CGRect, _ alignment: Alignment, _ role: Role
    ) {
      guard runs.contains(where: { !$0.string.isEmpty }) else { return }
      list.commands.append(.text(runs, in: onScreen(rect), alignment, role))
    }

    /// Draws a picture; a symbol is in the tint colour.
    package mutating func draw(
      _ image: UIImage, alternative: String, in rect: CGRect, tint: UIColor = .black
    ) {
      let picture = Command.image(
        name: image.name, svg: image.svg(tintedWith: tint),
        alternative: alternative,
        in: onScreen(rect))
      guard let sign = image.symbol?.sign, max(rect.width, rect.height) < 40, !alternative.isEmpty
      else { return list.commands.append(picture) }
      // Cells have no room for the name of a small symbol.
      let figure = Figure("symbol \(image.name)", .track([.sign(sign, tint.components)]))
      draw(figure, in: rect) { $0.list.commands.append(picture) }
    }

    /// Shows what was drawn before, fitted into a rectangle.
    mutating func show(_ drawing: CGContext, in rect: CGRect) {
      guard !drawing.commands.isEmpty else { return }
      list.commands.append(.beginTransform(drawing.bounds.transform(to: onScreen(rect))))
      list.commands.append(.beginClip(drawing.bounds))
      list.commands += drawing.commands
      list.commands += [.endClip, .endTransform]
    }

    /// Returns where on the screen a rectangle is of what is being drawn.
    func onScreen(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}
