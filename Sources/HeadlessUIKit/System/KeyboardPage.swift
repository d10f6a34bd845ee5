/// The keys of a keyboard, row by row.
struct KeyboardPage: Equatable {
  /// What a key does.
  enum Key: Equatable {
    case character(Character)
    case space, delete, `return`, shift
    /// Shows the other page: letters or figures.
    case letters, figures
    /// A place without a key.
    case gap
  }

  /// A key and its share of the row's width.
  struct Place: Equatable {
    let key: Key
    let share: CGFloat
  }

  let rows: [[Place]]

  /// Whether the first page of a kind of keyboard shows letters.
  static func beginsWithLetters(_ type: UIKeyboardType) -> Bool {
    type != .numbersAndPunctuation
  }

  /// Returns the keys of a kind of keyboard.
  static func page(of type: UIKeyboardType, letters: Bool) -> KeyboardPage {
    switch type {
    case .numberPad, .asciiCapableNumberPad: pad(corner: .gap)
    case .decimalPad: pad(corner: .character("."))
    case .phonePad: pad(corner: .character("+"))
    default: letters ? letterPage(type) : figurePage
    }
  }

  private static func pad(corner: Key) -> KeyboardPage {
    let rows = ["123", "456", "789"].map { row in row.map { Place(key: .character($0), share: 1) } }
    let last = [corner, .character("0"), .delete].map { Place(key: $0, share: 1) }
    return KeyboardPage(rows: rows + [last])
  }

  private static func letterPage(_ type: UIKeyboardType) -> KeyboardPage {
    KeyboardPage(rows: [
      row("qwertyuiop"),
      [Place(key: .gap, share: 0.5)] + row("asdfghjkl") + [Place(key: .gap, share: 0.5)],
      [Place(key: .shift, share: 1.5)] + row("zxcvbnm") + [Place(key: .delete, share: 1.5)],
      [Place(key: .figures, share: 2)] + middle(of: type) + [Place(key: .return, share: 2.5)],
    ])
  }

  private static let figurePage = KeyboardPage(rows: [
    row("1234567890"),
    row("-/:;()$&@\""),
    [Place(key: .gap, share: 1.5)] + ".,?!'".map { Place(key: .character($0), share: 1.4) }
      + [Place(key: .delete, share: 1.5)],
    [
      Place(key: .letters, share: 2), Place(key: .space, share: 5.5),
      Place(key: .return, share: 2.5),
    ],
  ])

  /// The keys between the one that changes the page and the return key.
  private static func middle(of type: UIKeyboardType) -> [Place] {
    let extra: String
    switch type {
    case .URL: return row("./-").map { Place(key: $0.key, share: 5.5 / 3) }
    case .emailAddress: extra = "@."
    case .twitter: extra = "@#"
    case .webSearch: extra = "."
    default: extra = ""
    }
    let space = Place(key: .space, share: 5.5 - CGFloat(extra.count))
    return [space] + row(extra)
  }

  private static func row(_ characters: String) -> [Place] {
    characters.map { Place(key: .character($0), share: 1) }
  }
}
