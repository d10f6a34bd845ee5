/// Fills a rectangle of the view being drawn with the fill colour.
public func UIRectFill(_ rect: CGRect) {
  guard let drawing = Drawing.current(for: "UIRectFill(_:)"), !rect.isEmpty else { return }
  drawing.append(.fill(rect.standardized, drawing.fillColor.components, cornerRadius: 0))
}
