/// What is shown of a page: its title and its paragraphs.
///
/// HTML is read as leniently as browsers read it: what is not closed ends with the paragraph or the page.
/// Nothing is kept for each element that is open, so a page may nest them as deep as it likes.
struct HTMLPage {
  private(set) var title: String?
  private(set) var blocks: [NSAttributedString] = []

  private let base: URL
  private var block = NSMutableAttributedString()
  /// What stands before the next item of a list.
  private var mark = ""
  /// The numbers of the items that come next in the lists that are open; 0 where there are dots.
  private var lists: [Int] = []
  private var link: URL?
  private var (heading, bolds, italics) = (0, 0, 0)
  private var (isTitle, isPreformatted) = (false, false)
  /// What ends the part of the page that is not shown.
  private var end: String?
  /// How many characters and links may come.
  private var (room, roomForLinks) = (50_000, 500)

  private static let bytes = 1_000_000
  private static let unseen = Set(
    "script style template svg iframe object select textarea audio video".split(separator: " "))
  private static let inline = Set(
    "abbr big code font input label q s small span sub sup time u wbr".split(separator: " "))

  init(base: URL) { self.base = base }

  /// Reads what came from somewhere, by its kind.
  mutating func read(_ data: Data, kind: String?) {
    let text = String(decoding: data.prefix(Self.bytes), as: UTF8.self)
    guard let kind, !kind.contains("html") else { return read(text) }
    if kind.hasPrefix("text/") || kind.hasSuffix("json") {
      isPreformatted = true
      add(text)
      endBlock()
    }
  }

  /// Reads a page.
  mutating func read(_ text: String) {
    let text = text.utf8.count > Self.bytes ? String(text.prefix(Self.bytes)) : text
    let pieces = text.split(separator: "<", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() where room > 0 {
      if index == 0 { add(String(piece)) } else { readTag(piece) }
    }
    title = title?.trimmingCharacters(in: .whitespaces)
    endBlock()
  }

  /// Reads what stands behind a `<`: a tag, and the text after it.
  private mutating func readTag(_ piece: Substring) {
    if let end {
      guard let place = piece.range(of: end, options: .caseInsensitive) else { return }
      self.end = nil
      return end == "-->" ? add(String(piece[place.upperBound...])) : readTag(piece)
    }
    if piece.hasPrefix("!--") {
      end = "-->"
      return readTag(piece)
    }
    guard let first = piece.first, first.isLetter || "/!?".contains(first) else {
      return add("<" + piece)
    }
    let close = piece.firstIndex(of: ">")
    let tag = piece[..<(close ?? piece.endIndex)]
    let name = tag.drop { $0 == "/" }.prefix(12).prefix { $0.isLetter || $0.isNumber }
    apply(Substring(name.lowercased()), tag, isEnd: first == "/")
    if let close, end == nil { add(String(piece[piece.index(after: close)...])) }
  }

  private mutating func apply(_ name: Substring, _ tag: Substring, isEnd: Bool) {
    let step = isEnd ? -1 : 1
    switch name {
    case _ where Self.unseen.contains(name): end = isEnd ? nil : "/\(name)"
    case "title": isTitle = !isEnd && title == nil
    case "a": link = isEnd ? nil : address(in: tag)
    case "b", "strong": bolds = max(bolds + step, 0)
    case "i", "em": italics = max(italics + step, 0)
    case "img": attribute("alt", in: tag).map { if !$0.isEmpty { add("[\($0)]") } }
    case "br":
      block.append(NSAttributedString(string: "\n"))
      room -= 1
    case "td", "th": add(" ")
    case _ where Self.inline.contains(name): break
    default:
      endBlock()
      let level = name.count == 2 && name.first == "h" ? Int(name.suffix(1)) : nil
      if level != nil || name == "p" { heading = isEnd ? 0 : level ?? 0 }
      if name == "pre" { isPreformatted = !isEnd }
      if name == "ul" || name == "ol" {
        // A list within more than a hundred others is none.
        lists = isEnd ? lists.dropLast() : lists.prefix(100) + [name == "ol" ? 1 : 0]
        mark = ""
      }
      guard name == "li", !isEnd, let last = lists.indices.last else { return }
      let indent = String(repeating: "    ", count: min(last, 5))
      mark = indent + (lists[last] == 0 ? "• " : "\(lists[last]). ")
      if lists[last] > 0 { lists[last] += 1 }
    }
  }

  /// Adds text, in which spaces and line breaks are one space.
  private mutating func add(_ raw: String) {
    var text = Self.unescaped(raw)
    if !isPreformatted {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isInside = block.string.last?.isWhitespace == false
      let before = isInside && text.first?.isWhitespace == true ? " " : ""
      text = before + words + (!words.isEmpty && text.last?.isWhitespace == true ? " " : "")
    }
    guard !isTitle else { return title = String(((title ?? "") + text).prefix(200)) }
    text = mark + text.prefix(max(room, 0))
    guard text != mark else { return }
    (mark, room) = ("", room - text.count)
    let size: CGFloat = [18, 28, 24, 20][heading < 4 ? heading : 0]
    var attributes: [NSAttributedString.Key: Any] = [
      .font: heading > 0 || bolds > 0
        ? UIFont.boldSystemFont(ofSize: size)
        : italics > 0 ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
    ]
    attributes[.link] = link
    block.append(NSAttributedString(string: text, attributes: attributes))
  }

  private mutating func endBlock() {
    let text = block.string
    let start = text.prefix(while: \.isNewline).utf16.count
    let rest = String(text.reversed().prefix(while: \.isWhitespace)).utf16.count
    let range = NSRange(location: start, length: max(text.utf16.count - start - rest, 0))
    guard range.length > 0 else { return block = NSMutableAttributedString() }
    blocks.append(block.attributedSubstring(from: range))
    // A paragraph takes room on the screen, however short it is.
    room -= 20
    block = NSMutableAttributedString()
  }

  private mutating func address(in tag: Substring) -> URL? {
    guard roomForLinks > 0, let text = attribute("href", in: tag),
      !text.hasPrefix("#") && !text.hasPrefix("javascript:")
    else { return nil }
    roomForLinks -= 1
    return URL(string: text, relativeTo: base)?.absoluteURL
  }

  private func attribute(_ name: String, in tag: Substring) -> String? {
    let tag = tag.prefix(4_000)
    let pattern = "(?<![-\\w])\(name)\\s*=\\s*(\"[^\"]*\"|'[^']*'|[^\\s\"'>]+)"
    return tag.range(of: pattern, options: [.regularExpression, .caseInsensitive]).map { range in
      let value = tag[range].drop { $0 != "=" }.dropFirst()
      return Self.unescaped(value.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \n\t")))
    }
  }

  /// Returns text with characters in the place of their names: `&amp;`, `&#8217;`, `&#x2019;`.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var parts = text.components(separatedBy: "&")
    let first = parts.removeFirst()
    return parts.reduce(into: first) { result, part in
      let name = part.prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard let character = character(named: String(name)) else { return result += "&" + part }
      let rest = part.dropFirst(name.count)
      result += character + (rest.first == ";" ? rest.dropFirst() : rest)
    }
  }

  private static func character(named name: String) -> String? {
    guard name.hasPrefix("#") else { return characters[name] }
    let isHexadecimal = name.lowercased().hasPrefix("#x")
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { "\($0)" }
  }

  private static let characters: [String: String] = {
    let list = """
      amp & lt < gt > quot " apos ' copy © reg ® trade ™ hellip … mdash — ndash – lsquo ‘ rsquo ’ ldquo “ \
      rdquo ” laquo « raquo » bull • middot · times × divide ÷ deg ° plusmn ± euro € pound £ cent ¢ yen ¥ \
      sect § para ¶ larr ← rarr → frac12 ½ auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß eacute é \
      egrave è ecirc ê agrave à aacute á acirc â atilde ã ccedil ç iacute í ntilde ñ oacute ó ocirc ô \
      uacute ú iexcl ¡ iquest ¿
      """.split(separator: " ").map(String.init)
    return stride(from: 0, to: list.count - 1, by: 2).reduce(into: ["nbsp": "\u{a0}"]) {
      $0[list[$1]] = list[$1 + 1]
    }
  }()
}
