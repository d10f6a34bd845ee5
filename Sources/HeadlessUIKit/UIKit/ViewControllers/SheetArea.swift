/// The part of the window that a presented controller's view fills, with an edge if it is a sheet.
final class SheetArea: UIView {
  /// Whether the upper edge can be seen.
  var hasEdge = false

  override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard hasEdge else { return }
    let edge = CGRect(x: bounds.minX, y: bounds.minY - 0.5, width: bounds.width, height: 0.5)
    recorder.fill(edge, .systemGray)
  }
}
