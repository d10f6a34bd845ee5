import HeadlessUIKit

/// One section of a flow layout, as if it scrolled up and down: lines run to the right.
///
/// - Shape: The header, the room before the items, the lines, the room after them, the footer.
/// - Units: Points of the content. Items of one size are not kept one by one.
struct FlowSection {
  /// What rounding may make of three thirds of a line.
  static let tolerance: CGFloat = 0.001

  let header: CGFloat
  let footer: CGFloat
  let insetBefore: CGFloat
  let insetAfter: CGFloat
  let lineInset: CGFloat

  /// Where the section begins.
  var start: CGFloat = 0

  private(set) var count = 0
  private var contentLength: CGFloat = 0
  private var grid: Grid?
  /// The frames of items of several sizes, from the beginning of the first line.
  private var frames: [CGRect] = []
  /// The first item of each line, and where the line begins and ends.
  private var lines: [(first: Int, start: CGFloat, end: CGFloat)] = []

  /// Items of one size.
  private struct Grid {
    var size: CGSize
    var perLine: Int
    var spacing: CGFloat
    var margin: CGFloat
    var lineSpacing: CGFloat
  }

  init(
    header: CGFloat, footer: CGFloat, insetBefore: CGFloat, insetAfter: CGFloat,
    lineInset: CGFloat
  ) {
    (self.header, self.footer) = (header, footer)
    (self.insetBefore, self.insetAfter, self.lineInset) = (insetBefore, insetAfter, lineInset)
  }

  /// How long the section is, with everything that belongs to it.
  var length: CGFloat { max(header + insetBefore + contentLength + insetAfter + footer, 0) }

  private var itemsStart: CGFloat { start + header + insetBefore }

  /// Puts items into lines.
  mutating func fill(
    _ count: Int, _ sizes: [CGSize]?, each common: CGSize, room: CGFloat, spacing: CGFloat,
    lineSpacing: CGFloat
  ) {
    self.count = count
    guard count > 0 else { return }
    let size = sizes?.first ?? common
    if let sizes, sizes.contains(where: { $0 != size }) {
      fillLines(sizes, room: room, spacing: spacing, lineSpacing: lineSpacing)
      return
    }
    let fitting = (room + spacing + Self.tolerance) / max(size.width + spacing, 0.001)
    let perLine = fitting.isFinite ? max(Int(min(fitting, CGFloat(count) + 1e9)), 1) : 1
    let left = room - CGFloat(perLine) * size.width
    grid = Grid(
      size: size, perLine: perLine, spacing: perLine > 1 ? left / CGFloat(perLine - 1) : 0,
      margin: perLine > 1 ? 0 : max(left, 0) / 2, lineSpacing: lineSpacing)
    let lineCount = (count + perLine - 1) / perLine
    contentLength = max(CGFloat(lineCount) * (size.height + lineSpacing) - lineSpacing, 0)
  }

  private mutating func fillLines(
    _ sizes: [CGSize], room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat
  ) {
    var (first, y) = (0, CGFloat(0))
    while first < sizes.count {
      var (end, used) = (first + 1, sizes[first].width)
      while end < sizes.count, used + spacing + sizes[end].width <= room + Self.tolerance {
        used += spacing + sizes[end].width
        end += 1
      }
      let height = sizes[first..<end].map(\.height).max() ?? 0
      let left = max(room - used, 0)
      let isLast = end == sizes.count
      var x = !isLast && end == first + 1 ? left / 2 : 0
      let gap = spacing + (isLast || end == first + 1 ? 0 : left / CGFloat(end - first - 1))
      for size in sizes[first..<end] {
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      lines.append((first, y, y + height))
      y += height + lineSpacing
      first = end
    }
    contentLength = max(y - lineSpacing, 0)
  }

  /// Returns where an item is.
  func frame(of item: Int) -> CGRect {
    guard let grid else { return frames[item].offsetBy(dx: lineInset, dy: itemsStart) }
    let (line, place) = item.quotientAndRemainder(dividingBy: grid.perLine)
    return CGRect(
      x: lineInset + grid.margin + CGFloat(place) * (grid.size.width + grid.spacing),
      y: itemsStart + CGFloat(line) * (grid.size.height + grid.lineSpacing),
      width: grid.size.width, height: grid.size.height)
  }

  /// Returns the items of the lines between two places of the content.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let (low, high) = (low - itemsStart, high - itemsStart)
    guard let grid else {
      let first = lines.indices.lowest { lines[$0].end >= low }
      guard first < lines.count else { return count..<count }
      var last = first
      while last < lines.count, lines[last].start <= high { last += 1 }
      let end = last < lines.count ? lines[last].first : count
      return min(lines[first].first, end)..<end
    }
    let stride = grid.size.height + grid.lineSpacing
    // Where all lines lie on each other, nobody tells thousands of items apart.
    guard stride > 0 else { return 0..<min(count, 10_000) }
    let lineCount = (count + grid.perLine - 1) / grid.perLine
    func line(_ y: CGFloat) -> Int { Int(max(min(y / stride, CGFloat(lineCount)), -1)) }
    let first = min(max(line(low), 0), lineCount)
    let last = min(max(line(high) + 1, first), lineCount)
    return min(first * grid.perLine, count)..<min(last * grid.perLine, count)
  }
}

extension CGSize {
  /// The extent along the direction of scrolling, and across it.
  func along(_ isHorizontal: Bool) -> CGFloat { isHorizontal ? width : height }
  func across(_ isHorizontal: Bool) -> CGFloat { isHorizontal ? height : width }

  /// The size without what is negative or no number.
  var possible: CGSize { CGSize(width: max(width.finite, 0), height: max(height.finite, 0)) }

  func flipped(_ isHorizontal: Bool) -> CGSize {
    isHorizontal ? CGSize(width: height, height: width) : self
  }
}

extension CGRect {
  /// The rectangle with both axes exchanged, where content is scrolled to the side.
  func flipped(_ isHorizontal: Bool) -> CGRect {
    isHorizontal ? CGRect(x: minY, y: minX, width: height, height: width) : self
  }
}
