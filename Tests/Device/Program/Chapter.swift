import Foundation

/// What a chapter says about a device.
struct Chapter {
  /// The path below Lessons.
  let path: String
  let lines: [String]

  /// The boxes "On a device", each as one line of text.
  let boxes: [String]

  /// The listings for a device: those of its boxes, and all of a chapter that is about a device.
  let listings: [String]

  /// All that the chapter says, each sentence apart.
  let sentences: [String]

  private var isAboutDevice: Bool { path.contains("-OnADevice") }

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    let prose = lines.map(Self.prose)
    let isAboutDevice = path.contains("-OnADevice")
    var (boxes, listings): ([String], [String]) = ([], [])
    var (box, listing): ([String]?, [String]) = (nil, [])
    for line in prose + [nil] {
      let isQuoted = line?.hasPrefix(">") == true
      if box != nil, !isQuoted || Self.title(of: line) != nil {
        boxes.append(Self.flat(box ?? []))
        box = nil
      }
      var words = line ?? ""
      if isQuoted { words = String(words.dropFirst(words.hasPrefix("> ") ? 2 : 1)) }
      if Self.title(of: line) == "On a device" {
        words = String(words.dropFirst("On a device:".count))
        box = []
      }
      let isCode = words.hasPrefix("    ")
      let counts = box != nil || isAboutDevice && line != nil
      if counts, isCode || words.isEmpty && !listing.isEmpty {
        listing.append(words)
      } else if !listing.isEmpty {
        listings.append(Self.unindented(listing))
        listing = []
      }
      guard counts, !isCode else { continue }
      box?.append(words)
    }
    self.boxes = boxes
    self.listings = listings.filter { !$0.hasPrefix("swift run") }
    sentences = Self.paragraphs(of: prose).flatMap(Self.sentences)
  }

  /// The paragraphs of prose, each as one line.
  ///
  /// A list with its items is one, and so is a heading.
  private static func paragraphs(of prose: [String?]) -> [String] {
    var paragraphs: [[String]] = [[]]
    for line in prose {
      let words = (line ?? "").drop { $0 == ">" }.drop { $0 == " " }
      if line == nil || words.isEmpty || words.hasPrefix("#") || title(of: line) != nil {
        paragraphs.append([])
      }
      if !words.isEmpty, !(line ?? "").hasPrefix("     ") {
        paragraphs[paragraphs.count - 1].append(String(words))
      }
    }
    return paragraphs.map(flat).filter { !$0.isEmpty }
  }

  /// The code of a declaration of the chapter that begins with words, up to its closing brace.
  func declaration(beginning words: String) -> String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(words) }),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("}") })
    else { return nil }
    return lines[start...end].joined(separator: "\n")
  }

  /// A line of prose without its mark, or nil for a line of code.
  private static func prose(_ line: String) -> String? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("//:") else { return nil }
    return String(trimmed.dropFirst(trimmed.hasPrefix("//: ") ? 4 : 3))
  }

  /// The title of the box that begins in a line.
  private static func title(of line: String?) -> String? {
    ["On a device", "Then", "Question", "Answer"].first { line?.hasPrefix("> \($0):") == true }
  }

  private static func unindented(_ lines: [String]) -> String {
    let lines = lines.reversed().drop { $0.isEmpty }.reversed()
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }

  /// Lines as one, with single spaces.
  static func flat(_ lines: [String]) -> String { flat(lines.joined(separator: " ")) }

  /// A text as one line, with single spaces.
  static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func sentences(in text: String) -> [String] {
    text.replacing(/([.:!?]\)?) (?=[A-Z`\-"(])/) { "\($0.output.1)\n" }
      .components(separatedBy: "\n")
  }
}

extension String {
  /// The pieces of code in a text, between backticks, that are more than a name.
  var code: [String] {
    components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { $0.contains { " @={#?".contains($0) } }
  }
}
