/// What changed between two pictures: the lines that went, and those that stand in their place.
///
/// - Shape: JSON `[first, end, text]`. `text` stands in the new picture where the old one has what
///   lies between the two offsets.
/// - Units: UTF-16 units, which JavaScript counts in.
nonisolated struct PicturePatch: Equatable, Encodable {
  let range: Range<Int>
  let text: String

  /// Finds what changed, in whole lines.
  init(from former: String, to new: String) {
    var (former, new) = (former, new)
    let (start, end, newEnd) = former.withUTF8 { old in
      new.withUTF8 { new in Self.difference(old, new) }
    }
    text = String(decoding: Array(new.utf8)[start..<newEnd], as: UTF8.self)
    let utf8 = former.utf8
    let (from, to) = (
      utf8.index(utf8.startIndex, offsetBy: start), utf8.index(utf8.startIndex, offsetBy: end)
    )
    let utf16 = former.utf16
    let first = utf16.distance(from: utf16.startIndex, to: from)
    range = first..<(first + utf16.distance(from: from, to: to))
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(range.lowerBound)
    try list.encode(range.upperBound)
    try list.encode(text)
  }

  /// Returns where the change begins, and where it ends in the old text and in the new one.
  ///
  /// Both ends lie after a line's end, or at an end of the text.
  private static func difference(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
  ) -> (start: Int, oldEnd: Int, newEnd: Int) {
    let newline = UInt8(ascii: "\n")
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != newline { start -= 1 }
    var same = 0
    while same < shorter - start, old[old.count - 1 - same] == new[new.count - 1 - same] {
      same += 1
    }
    while old.count - same > start, same > 0, old[old.count - same - 1] != newline { same -= 1 }
    return (start, old.count - same, new.count - same)
  }
}
