extension UIImage {
  /// What the inside of an image does where the image is drawn larger.
  ///
  /// - Shape: One case a mode, numbered as UIKit numbers them.
  /// - Source: Apple, UIKit, "UIImage.ResizingMode".
  public nonisolated enum ResizingMode: Int, Sendable {
    /// The inside is repeated.
    case tile
    /// The inside is stretched.
    case stretch
  }

  /// How an image is drawn larger whose edges keep their size.
  ///
  ///     ┌──┬───────┬──┐
  ///     ├──┼───────┼──┤   a corner keeps its size,
  ///     │  │       │  │   an edge grows one way,
  ///     ├──┼───────┼──┤   the inside both ways
  ///     └──┴───────┴──┘
  nonisolated struct Resizing: Equatable {
    let capInsets: UIEdgeInsets
    let mode: ResizingMode

    /// The most copies of an inside along an edge; a narrower one is stretched, which looks alike.
    private static let mostCopies = 50

    /// The most things that the copies of a drawing may consist of; if there are more, it is
    /// stretched.
    private static let mostCommands = 20_000

    /// A stretch of the image along one direction, and where it is drawn.
    private struct Part {
      let start: CGFloat
      let length: CGFloat
      let place: CGFloat
      let room: CGFloat
    }

    /// Returns the document that shows another one, which has a size, in a larger or smaller size.
    func svg(of svg: String, size: CGSize, in room: CGSize) -> String {
      guard let root = svg.range(of: "<svg")?.lowerBound else { return svg }
      let columns = parts(of: size.width, capInsets.left, capInsets.right, in: room.width)
      let rows = parts(of: size.height, capInsets.top, capInsets.bottom, in: room.height)
      // It stands in the document once, however often its inside is repeated.
      let whole =
        "<svg id=\"whole-image\" width=\"\(size.width)\" height=\"\(size.height)\" "
        + "viewBox=\"0 0 \(size.width) \(size.height)\">\(svg[root...])</svg>"
      let places = rows.flatMap { row in columns.map { (row, $0) } }.map { row, column in
        "<svg x=\"\(column.place)\" y=\"\(row.place)\" width=\"\(column.room)\" "
          + "height=\"\(row.room)\" viewBox=\"\(column.start) \(row.start) \(column.length) "
          + "\(row.length)\" preserveAspectRatio=\"none\"><use href=\"#whole-image\"/></svg>"
      }
      return
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(room.width) \(room.height)\">"
        + "<defs>\(whole)</defs>" + places.joined() + "</svg>"
    }

    /// Returns what was drawn in a size as it is drawn in a larger or smaller rectangle.
    func commands(
      of drawing: [DisplayList.Command], size: CGSize, in room: CGRect
    ) -> [DisplayList.Command] {
      let columns = parts(of: size.width, capInsets.left, capInsets.right, in: room.width)
      let rows = parts(of: size.height, capInsets.top, capInsets.bottom, in: room.height)
      if mode == .tile, columns.count * rows.count * drawing.count > Self.mostCommands {
        return Resizing(capInsets: capInsets, mode: .stretch)
          .commands(of: drawing, size: size, in: room)
      }
      return rows.flatMap { row in
        columns.flatMap { column in
          drawing.drawn(
            from: CGRect(
              x: column.start, y: row.start, width: column.length, height: row.length),
            in: CGRect(
              x: room.minX + column.place, y: room.minY + row.place, width: column.room,
              height: row.room))
        }
      }
    }

    /// Returns the two caps and what lies between them, without what is empty.
    private func parts(
      of length: CGFloat, _ first: CGFloat, _ last: CGFloat, in room: CGFloat
    ) -> [Part] {
      let (first, last) = (max(first, 0), max(last, 0))
      // Where there is no room for the caps they become smaller.
      let scale = first + last > room ? room / (first + last) : 1
      let inner = max(room - (first + last) * scale, 0)
      let middle = Part(
        start: first, length: length - first - last, place: first * scale, room: inner)
      let caps = [
        Part(start: 0, length: first, place: 0, room: first * scale),
        Part(start: length - last, length: last, place: room - last * scale, room: last * scale),
      ]
      return ([caps[0]] + copies(of: middle) + [caps[1]]).filter { $0.length > 0 && $0.room > 0 }
    }

    /// Returns the copies of an inside that fill its room.
    private func copies(of part: Part) -> [Part] {
      let count = part.length > 0 ? (part.room / part.length).rounded(.up) : 0
      guard mode == .tile, count > 1, count <= CGFloat(Self.mostCopies) else { return [part] }
      return (0..<Int(count)).map { index in
        let offset = CGFloat(index) * part.length
        let length = min(part.length, part.room - offset)
        return Part(start: part.start, length: length, place: part.place + offset, room: length)
      }
    }
  }
}
