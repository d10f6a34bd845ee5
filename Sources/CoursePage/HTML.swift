/// Text that is HTML already.
///
///     HTML("<b>\(name)</b>")        // what is filled in is escaped
///     HTML("<p>\(html: body)</p>")  // unless it is HTML itself
nonisolated struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  init(_ parts: [HTML]) { text = parts.map(\.text).joined() }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: String) { text += value.escapedForHTML }

    mutating func appendInterpolation(_ value: Int) { text += String(value) }

    mutating func appendInterpolation(html: HTML) { text += html.text }

    mutating func appendInterpolation(html: [HTML]) { text += HTML(html).text }
  }

  static func + (left: HTML, right: HTML) -> HTML { HTML([left, right]) }
}

nonisolated extension String {
  /// The text with the characters escaped that mean something in HTML, quotes included.
  package var escapedForHTML: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
