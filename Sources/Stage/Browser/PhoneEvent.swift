import HeadlessUIKit

/// Something that a person does to a phone in a browser, as JSON says it.
///
///     {"touches": [{"id": 1, "phase": "began", "x": 160, "y": 284}]}
///     {"text": "Anna"}
///     {"key": "left", "shift": true}
///     {"device": "home"}
///     {"tilt": [0.5, -1]}
///     {"element": 7, "do": "press"}
///     {"time": 16}
///     {"inspect": {"open": true}}    {"inspect": {"view": 7}}    {"inspect": {"at": [160, 284]}}
///
/// - Units: Points of the screen, parts of the way for a tilt, milliseconds for time.
/// - Errors: JSON that says nothing of this is not decoded.
nonisolated package enum PhoneEvent: Equatable {
  case touches([Finger])
  /// Text from the keyboard, from an input method, or pasted.
  case text(String)
  case key(Key, isShifted: Bool, isCommand: Bool)
  case device(Button)
  case tilt(horizontal: Double, vertical: Double)
  /// What a person does who does not point: to the element with a number.
  case element(Int, Act)
  /// Real time has passed.
  case time(Double)
  /// The person looks inside the program, which changes nothing in it.
  case inspect(Look)

  /// What a person looks at inside a program.
  package struct Look: Equatable, Decodable {
    /// Whether the inspector is opened, or closed.
    var open: Bool?
    /// The number of the view that is to be described.
    var view: Int?
    /// The point of the screen at which a view is to be described.
    var at: [Double]?
  }

  /// What one finger does.
  package struct Finger: Equatable, Decodable {
    /// What the browser calls the finger by, as long as it is down.
    let id: Int
    let phase: Phase
    let x: Double
    let y: Double
  }

  package enum Phase: String, Decodable {
    case began, moved, ended, cancelled
  }

  package enum Key: String, Decodable {
    case delete, `return`, left, right, home, end
    /// The letters that mean something while the command key is held.
    case a, c, x, v
  }

  package enum Button: String, Decodable {
    case home, reopen, left, right, warning
  }

  package enum Act: String, Decodable {
    case press, increment, decrement, focus
    /// What a finger would drag: a row aside or to another place, and content that is scrolled.
    case swipeLeft, swipeRight, moveUp, moveDown, scrollUp, scrollDown
  }

  /// How much text one event may hold, in characters.
  private static let longestText = 2000

  /// Reads a line: an event, or a list of them.
  package static func events(in line: Data) throws -> [PhoneEvent] {
    let decoder = JSONDecoder()
    let isList = line.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "[")
    return isList
      ? try decoder.decode([PhoneEvent].self, from: line)
      : [try decoder.decode(PhoneEvent.self, from: line)]
  }
}

nonisolated extension PhoneEvent: Decodable {
  private enum CodingKeys: String, CodingKey {
    case touches, text, key, shift, command, device, tilt, element, act = "do", time, inspect
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func flag(_ key: CodingKeys) throws -> Bool {
      try values.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    if values.contains(.touches) {
      self = .touches(try values.decode([Finger].self, forKey: .touches))
    } else if values.contains(.text) {
      let text = try values.decode(String.self, forKey: .text)
      self = .text(String(text.prefix(Self.longestText)))
    } else if values.contains(.key) {
      self = .key(
        try values.decode(Key.self, forKey: .key), isShifted: try flag(.shift),
        isCommand: try flag(.command))
    } else if values.contains(.device) {
      self = .device(try values.decode(Button.self, forKey: .device))
    } else if values.contains(.tilt) {
      var parts = try values.nestedUnkeyedContainer(forKey: .tilt)
      self = .tilt(
        horizontal: try parts.decode(Double.self), vertical: try parts.decode(Double.self))
    } else if values.contains(.element) {
      self = .element(
        try values.decode(Int.self, forKey: .element), try values.decode(Act.self, forKey: .act))
    } else if values.contains(.inspect) {
      self = .inspect(try values.decode(Look.self, forKey: .inspect))
    } else {
      self = .time(try values.decode(Double.self, forKey: .time))
    }
  }
}
