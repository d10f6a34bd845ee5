/// One cell of a thin line.
nonisolated struct BoxDrawingCell {
  struct Position: Hashable {
    let column: Int
    let row: Int
  }

  let position: Position
  /// Whether the marks are dots; else they are arms towards the neighbours.
  let isDotted: Bool
  var marks: UInt8 = 0

  init(_ position: Position, isDotted: Bool) {
    self.position = position
    self.isDotted = isDotted
  }

  var column: Int { position.column }
  var row: Int { position.row }

  static let up: UInt8 = 1
  static let right: UInt8 = 2
  static let down: UInt8 = 4
  static let left: UInt8 = 8

  /// The box characters, by their arms: up 1, right 2, down 4, left 8.
  private static let boxes = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼".unicodeScalars)
  private static let asciiBoxes = Array(" |-+||++-+-+++++")

  /// The first of the characters made of eight dots.
  private static let blankDots: UInt32 = 0x2800

  /// The dots of the left and of the right column, from top to bottom.
  private static let dots: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  static func dot(column: Int, row: Int) -> UInt8 { dots[column][row] }

  /// Returns the character for the marks, with those of a line that is there already.
  func glyph(over under: UInt32, isUnicode: Bool) -> Character {
    guard isUnicode else { return isDotted ? "*" : Self.asciiBoxes[Int(marks & 15)] }
    if isDotted {
      let isDots = (Self.blankDots..<Self.blankDots + 256).contains(under)
      let all = UInt32(marks) | (isDots ? under - Self.blankDots : 0)
      return Unicode.Scalar(Self.blankDots + all).map { Character($0) } ?? "·"
    }
    let arms = Self.boxes.firstIndex { $0.value == under } ?? 0
    return Character(Self.boxes[(arms | Int(marks)) & 15])
  }
}
