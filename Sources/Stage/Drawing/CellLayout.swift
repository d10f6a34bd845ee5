import HeadlessUIKit

/// A display list in cells: clips, groups and wheels are worked out, nothing is drawn yet.
nonisolated struct CellLayout {
  /// One thing to draw.
  struct Piece {
    enum Content {
      case fill(DisplayList.Color)
      /// A shape in points on the screen.
      case shape(DisplayList.Outline, DisplayList.Color, DisplayList.PathStyle)
      case selection
      case text(CellText)
      /// A picture large enough for a frame with its name in it.
      case box(CellText)
      /// A control made of shapes, which cells show with a sign.
      case figure(DisplayList.Figure)
    }

    let content: Content
    /// Its frame on the screen, in points; clips do not show here.
    let rect: CGRect
    var area: CellArea
    let clip: CellArea
    let opacity: Double

    /// Whether the piece is too thin for cells, and drawn as a line.
    var isThin: Bool { rect.height < 6 || rect.width < 4 || area.isEmpty }

    /// Whether nothing is seen of what lies behind the piece when it is filled with a colour.
    func hides(with color: DisplayList.Color) -> Bool { !isThin && color.alpha * opacity > 0.9 }
  }

  private struct State {
    var clip: CellArea
    var opacity = 1.0
    /// A height y is drawn at y · factor + offset.
    var factor: CGFloat = 1
    var offset: CGFloat = 0

    /// The transform around the groups, the wheels of which are not set into rows.
    var outer = CGAffineTransform.identity

    /// The transform from what is drawn to the screen.
    var transform: CGAffineTransform {
      CGAffineTransform(1, 0, 0, factor, 0, offset).concatenating(outer)
    }

    /// Returns where a rectangle that is drawn now lies on the screen.
    func onScreen(_ rect: CGRect) -> CGRect {
      let rect = CGRect(
        x: rect.minX, y: rect.minY * factor + offset, width: rect.width,
        height: rect.height * factor)
      return outer.isIdentity ? rect : rect.applying(outer)
    }
  }

  private(set) var pieces: [Piece] = []
  private let scale: CellScale
  private let style: TerminalStyle
  private var state: State
  private var outerStates: [State] = []
  private var isInFigure = false

  init(_ display: DisplayList, screen: CellArea, scale: CellScale, style: TerminalStyle) {
    (self.scale, self.style) = (scale, style)
    state = State(clip: screen)
    let wheels = WheelRows(display.commands, scale: scale)
    for (index, command) in display.commands.enumerated() { add(command, index, wheels) }
  }

  private mutating func add(_ command: DisplayList.Command, _ index: Int, _ wheels: WheelRows) {
    if isInFigure {
      if command == .endFigure { isInFigure = false }
      return
    }
    switch command {
    case .fill(let rect, let color, _) where !state.outer.keepsRectangles:
      let corners = rect.corners.enumerated().map { index, corner in
        index == 0 ? DisplayList.Path.Element.move(corner) : .line(corner)
      }
      addShape(DisplayList.Path(corners + [.close]), color, .fill)
    case .path(let path, let color, let pathStyle):
      addShape(path, color, pathStyle)
    case .fill(let rect, let color, _):
      append(.fill(color), rect) { $0.area(of: $1) }
    case .selection(let rect):
      append(.selection, rect) { $0.band(of: $1) }
    case .text(_, _, _, .shadow), .shadow, .stroke:
      // Cells are too coarse for shadows, and for edges that are not a figure's.
      break
    case .text(let runs, let rect, let alignment, let role):
      var text = CellText(runs, alignment)
      text.mark(as: role, style)
      append(.text(text), rect) { $0.line(of: $1) }
    case .image(_, _, let alternative, let rect):
      addImage(alternative, rect)
    case .beginShapeClip(let path):
      // Cells are too coarse for the shape, and take the rectangle around it.
      outerStates.append(state)
      state.clip = scale.area(of: state.onScreen(path.frame)).clamped(to: state.clip)
    case .beginClip(let rect, _):
      outerStates.append(state)
      state.clip = scale.area(of: state.onScreen(rect)).clamped(to: state.clip)
      if state.outer.isIdentity, let row = wheels.middles[index] {
        state.offset += scale.middle(ofRow: row) - state.onScreen(rect).midY
      }
    case .beginGroup(let opacity, let squash, let y):
      outerStates.append(state)
      state.opacity *= opacity
      let row = state.outer.isIdentity ? wheels.rows[index] : nil
      let middle = row.map(scale.middle) ?? (y * state.factor + state.offset)
      state.factor *= squash
      state.offset = middle - y * state.factor
    case .beginTransform(let transform):
      outerStates.append(state)
      state.outer = transform.concatenating(state.transform)
      (state.factor, state.offset) = (1, 0)
    case .beginFigure(let figure, let rect):
      isInFigure = true
      append(.figure(figure), rect) { $0.line(of: $1) }
    case .endFigure:
      break
    case .endClip, .endGroup, .endTransform:
      if let outer = outerStates.popLast() { state = outer }
    }
  }

  private mutating func addShape(
    _ path: DisplayList.Path, _ color: DisplayList.Color, _ pathStyle: DisplayList.PathStyle
  ) {
    let transform = state.transform
    let outline = DisplayList.Outline(path.applying(transform))
    var pathStyle = pathStyle
    if case .stroke(let width, let cap, let join) = pathStyle {
      pathStyle = .stroke(width: width * transform.meanFactor, cap: cap, join: join)
    }
    let rect = CGRect(around: outline.parts.flatMap(\.points))
    guard !rect.isNull else { return }
    pieces.append(
      Piece(
        content: .shape(outline, color, pathStyle), rect: rect, area: scale.area(of: rect),
        clip: state.clip, opacity: state.opacity))
  }

  private mutating func addImage(_ alternative: String, _ rect: CGRect) {
    let text = CellText.image(alternative, style)
    let area = scale.area(of: state.onScreen(rect))
    let rows = (state.onScreen(rect).height / scale.pointsPerRow).rounded()
    if rows >= 3, area.rows.count >= 3, area.columns.count >= 5 {
      append(.box(text), rect) { $0.area(of: $1) }
    } else {
      append(.text(text), rect) { $0.line(of: $1) }
    }
  }

  private mutating func append(
    _ content: Piece.Content, _ rect: CGRect, _ area: (CellScale, CGRect) -> CellArea
  ) {
    let rect = state.onScreen(rect)
    pieces.append(
      Piece(
        content: content, rect: rect, area: area(scale, rect), clip: state.clip,
        opacity: state.opacity))
  }
}

nonisolated extension CellScale {
  /// The one row of cells a line of text stands in.
  fileprivate func line(of rect: CGRect) -> CellArea {
    let row = row(at: rect.midY)
    return CellArea(columns: area(of: rect).columns, rows: row..<row + 1)
  }

  /// An odd number of rows, so that the middle of a wheel is the middle of its band.
  fileprivate func band(of rect: CGRect) -> CellArea {
    let area = area(of: rect)
    let middle = row(at: rect.midY)
    let reach = max(area.rows.count - 1, 0) / 2
    return CellArea(columns: area.columns, rows: middle - reach..<middle + reach + 1)
  }
}

nonisolated extension CGAffineTransform {
  /// How much longer lengths become, on the whole.
  fileprivate var meanFactor: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether upright rectangles stay upright.
  fileprivate var keepsRectangles: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}
