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
      let outer = origin
      defer { origin = outer }
      var steps = [Step.draw(view, origin)]
      while let step = steps.popLast() {
        switch step {
        case .draw(let view, let origin):
          self.origin = origin
          begin(view, &steps)
        case .indicators(let view, let origin):
          self.origin = origin
          drawIndicators(of: view)
        case .layer(let layer, let origin):
          self.origin = origin
          draw(layer)
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
      case indicators(UIScrollView, CGPoint)
      case layer(CALayer, CGPoint)
      case border(CALayer, CGRect, CGPoint)
      case end(Command)
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
      if beginMask(of: view.ownLayer) { steps.append(.end(.endClip)) }
      if let layer = view.ownLayer { drawShadow(of: layer, background, in: bounds) }
      if view.clipsToBounds {
        let clips = beginClips(of: view.ownLayer, in: bounds)
        for _ in 0..<clips { steps.append(.end(.endClip)) }
      }
      if let layer = view.ownLayer { steps.append(.border(layer, bounds, origin)) }
      if let background { fillBackground(bounds, background, of: view.ownLayer) }
      show(view.currentDrawing, view.contentMode, in: bounds)
      view.drawContent(in: &self)
      if let scrollView = view as? UIScrollView { steps.append(.indicators(scrollView, origin)) }
      addContent(of: view, &steps)
    }

    /// Has what lies in a view drawn, from back to front.
    private func addContent(of view: UIView, _ steps: inout [Step]) {
      let subviews = view.subviews
      var left = (view.ownLayer?.inner ?? [])[...]
      guard !left.isEmpty || subviews.contains(where: { $0.ownLayer?.zPosition ?? 0 != 0 }) else {
        for subview in subviews.reversed() { steps.append(.draw(subview, origin)) }
        return
      }
      var content: [(item: Step, z: CGFloat)] = []
      for (index, subview) in subviews.enumerated() {
        while let first = left.first, first.rank <= index {
          content.append((.layer(left.removeFirst().layer, origin), first.layer.zPosition))
        }
        content.append((.draw(subview, origin), subview.ownLayer?.zPosition ?? 0))
      }
      content += left.map { (.layer($0.layer, origin), $0.layer.zPosition) }
      steps += Self.fromBackToFront(content).reversed()
    }

    /// Sorts what lies beside each other by how far in front it stands; what stands at the same number
    /// keeps its order.
    static func fromBackToFront<Item>(_ content: [(item: Item, z: CGFloat)]) -> [Item] {
      guard content.contains(where: { $0.z != 0 }) else { return content.map(\.item) }
      return content.enumerated()
        .sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element.item)
    }

    /// Fills a rectangle of the view being drawn.
    mutating func fill(_ rect: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0) {
      guard color.components.alpha > 0, !rect.isEmpty else { return }
      list.commands.append(
        .fill(onScreen(rect), color.components, cornerRadius: cornerRadius))
    }

    /// Fills a rectangle of the view being drawn with colours that turn into each other.
    mutating func fill(_ rect: CGRect, _ gradient: Gradient, cornerRadius: CGFloat) {
      list.commands.append(
        .gradient(onScreen(rect), gradient.offsetBy(origin), cornerRadius: cornerRadius))
    }

    /// Moves where things are drawn, and returns the way back.
    mutating func shift(by way: CGPoint) -> CGPoint {
      origin.x += way.x
      origin.y += way.y
      return CGPoint(x: 0 - way.x, y: 0 - way.y)
    }

    /// Marks a rectangle as the selected row of a wheel.
    mutating func select(_ rect: CGRect) {
      list.commands.append(.selection(onScreen(rect)))
    }

    /// Draws one line of text.
    mutating func write(_ runs: [Run], in rect: CGRect, _ alignment: Alignment, _ role: Role) {
      guard runs.contains(where: { !$0.string.isEmpty }) else { return }
      list.commands.append(.text(runs, in: onScreen(rect), alignment, role))
    }

    /// Draws a picture; a symbol is in the tint colour.
    mutating func draw(
      _ image: UIImage, alternative: String, in rect: CGRect, tint: UIColor = .black
    ) {
      if let commands = image.commands(tintedWith: tint, in: onScreen(rect)) {
        return list.commands.append(contentsOf: commands)
      }
      let picture = Command.image(
        name: image.name, svg: image.svg(tintedWith: tint, in: rect.size),
        alternative: alternative,
        in: onScreen(rect))
      guard let sign = image.symbol?.sign, max(rect.width, rect.height) < 40, !alternative.isEmpty
      else { return list.commands.append(picture) }
      // Cells have no room for the name of a small symbol.
      let figure = Figure("symbol \(image.name)", .track([.sign(sign, tint.components)]))
      draw(figure, in: rect) { $0.list.commands.append(picture) }
    }

    /// Shows what a view drew, fitted into the bounds it is seen with now.
    private mutating func show(
      _ drawing: CGContext?, _ mode: UIView.ContentMode, in bounds: CGRect
    ) {
      guard let drawing, !drawing.commands.isEmpty else { return }
      let rect = onScreen(mode.rect(for: drawing.bounds.size, in: bounds))
      list.commands.append(.beginTransform(drawing.bounds.transform(to: rect)))
      list.commands.append(.beginClip(drawing.bounds))
      list.commands += drawing.commands
      list.commands += [.endClip, .endTransform]
    }

    func onScreen(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}

extension DisplayList.Recorder {
  /// Draws the marks that say which part of the content is seen.
  mutating func drawIndicators(of view: UIScrollView) {
    let (bounds, content) = (view.bounds, view.contentSize)
    let color = UIColor(white: 0, alpha: 0.35)
    if view.showsVerticalScrollIndicator, content.height > bounds.height {
      let room = view.verticalScrollIndicatorInsets
      let (start, length) = mark(
        bounds.minY + room.top, bounds.height - room.top - room.bottom, of: content.height,
        seen: view.contentOffset.y, by: bounds.height)
      fill(
        CGRect(x: bounds.maxX - 6, y: start, width: 3, height: length), color, cornerRadius: 1.5)
    }
    if view.showsHorizontalScrollIndicator, content.width > bounds.width {
      let room = view.horizontalScrollIndicatorInsets
      let (start, length) = mark(
        bounds.minX + room.left, bounds.width - room.left - room.right, of: content.width,
        seen: view.contentOffset.x, by: bounds.width)
      fill(
        CGRect(x: start, y: bounds.maxY - 6, width: length, height: 3), color, cornerRadius: 1.5)
    }
  }

  /// Where a mark lies: as much of the edge as the part that is seen is of the content.
  private func mark(
    _ edge: CGFloat, _ length: CGFloat, of content: CGFloat, seen offset: CGFloat,
    by seen: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let room = max(length - 6, 0)
    let size = max(room * seen / content, min(20, room))
    let share = min(max(offset / (content - seen), 0), 1)
    return (edge + 3 + (room - size) * share, size)
  }
}

extension DisplayList.Recorder {
  /// Draws the status bar: what time it is, and how full the battery is.
  ///
  /// It is always 9:41, as on every picture of a phone.
  package mutating func draw(_ bar: StatusBar) {
    guard !bar.frame.isEmpty else { return }
    let color = bar.style == .lightContent ? UIColor.white : UIColor.black
    let time = DisplayList.Run(
      string: "9:41", fontSize: 12, isBold: true, color: color.components)
    write([time], in: bar.frame, .center, .text)
    let battery = CGRect(x: bar.frame.maxX - 30, y: bar.frame.midY - 5, width: 22, height: 10)
    fill(battery, color, cornerRadius: 2.5)
    let knob = CGRect(x: battery.maxX + 1, y: bar.frame.midY - 2, width: 1.5, height: 4)
    fill(knob, color, cornerRadius: 0.75)
  }
}
