/// Text with attributes for its parts: a font, a colour, a line under it.
///
///     Hello World
///     └─┬─┘└──┬─┘
///      red  underlined
///
/// This class cannot be changed; ``NSMutableAttributedString`` can.
///
/// - Shape: Each run of characters has its own dictionary of attributes. Runs that stand beside
///   each other and say the same are one.
/// - Units: Ranges count UTF-16 units, as `NSString` does. Half of a character that has two units,
///   left alone, becomes U+FFFD.
/// - Errors: A range beyond the end ends the program.
/// - Differs: It is a class of its own and none of Foundation's, which on Linux ends the program
///   where two runs have different objects for an attribute: two colours, or two fonts. Nothing
///   is read from HTML or files. The characters lie in this class: a subclass that keeps its own,
///   and overrides ``string`` and ``attributes(at:effectiveRange:)``, is not drawn.
/// - Asked: D154.
nonisolated open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
  /// The name of an attribute.
  public typealias Key = Foundation.NSAttributedString.Key

  /// In which order runs are gone through, and whether equal ones count as one.
  public typealias EnumerationOptions = Foundation.NSAttributedString.EnumerationOptions

  /// Some UTF-16 units of equal attributes.
  fileprivate struct Run {
    var length: Int
    var attributes: [Key: Any]
  }

  fileprivate var text: String
  fileprivate var runs: [Run]

  /// Creates text without attributes.
  public init(string str: String) {
    (text, runs) = (str, Run.list(str, [:]))
  }

  /// Creates text of which every character has the same attributes.
  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    (text, runs) = (str, Run.list(str, attrs ?? [:]))
  }

  /// Creates a copy of other text.
  public init(attributedString attrStr: NSAttributedString) {
    (text, runs) = (attrStr.text, attrStr.runs)
  }

  /// Creates empty text.
  public convenience override init() {
    self.init(string: "")
  }

  /// The characters.
  open var string: String { text }

  /// The number of UTF-16 units.
  open var length: Int { text.utf16.count }

  /// Returns the attributes of a character, and the range around it in which they are the same.
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    let (index, start) = place(of: location)
    guard location >= 0, index < runs.count else {
      TextRangeError(
        range: NSRange(location: location, length: 1), length: length, isChange: false
      ).exception.terminate()
    }
    range?.pointee = NSRange(location: start, length: runs[index].length)
    return runs[index].attributes
  }

  /// Returns an attribute of a character, and a range around it in which it is the same.
  open func attribute(
    _ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns a part of the text.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    require(range)
    let part = NSAttributedString(string: (text as NSString).substring(with: range))
    part.runs = slice(range).map(\.run)
    return part
  }

  /// Calls a block with each run of a range and its attributes.
  ///
  /// Set the block's last argument to true to end it.
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    require(enumerationRange)
    var stop = ObjCBool(false)
    let parts = slice(enumerationRange)
    for part in opts.contains(.reverse) ? parts.reversed() : parts where !stop.boolValue {
      block(part.run.attributes, part.range, &stop)
    }
  }

  /// Calls a block with each part of a range in which an attribute is the same; nil is none.
  ///
  /// Set the block's last argument to true to end it.
  open func enumerateAttribute(
    _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    require(enumerationRange)
    var parts: [(value: Any?, range: NSRange)] = []
    for (run, range) in slice(enumerationRange) {
      let value = run.attributes[attrName]
      if let last = parts.last, Run.same(last.value, value),
        !opts.contains(.longestEffectiveRangeNotRequired)
      {
        parts[parts.count - 1].range.length += range.length
      } else {
        parts.append((value, range))
      }
    }
    var stop = ObjCBool(false)
    for part in opts.contains(.reverse) ? parts.reversed() : parts where !stop.boolValue {
      block(part.value, part.range, &stop)
    }
  }

  /// Returns whether other text has the same characters and attributes.
  open func isEqual(to other: NSAttributedString) -> Bool {
    runs.count == other.runs.count && text.utf8.elementsEqual(other.text.utf8)
      && zip(runs, other.runs).allSatisfy { $0.length == $1.length && $0.isStyled(like: $1) }
  }

  /// Returns whether another object is the same text with the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map(isEqual(to:)) ?? false
  }

  /// A number that equal texts share.
  open override var hash: Int { text.hashValue }

  /// The text with its attributes, run by run.
  open override var description: String {
    slice(NSRange(location: 0, length: length)).map { run, range in
      let values = run.attributes.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "    \($0.key.rawValue) = \($0.value);\n" }
      return (text as NSString).substring(with: range) + "{\n" + values.joined() + "}"
    }.joined()
  }

  /// Returns text of the same characters and attributes that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSAttributedString(attributedString: self)
  }

  /// Returns text of the same characters and attributes that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: self)
  }

  /// Ends the program if a range is not one of the text.
  fileprivate func require(_ range: NSRange, toChange isChange: Bool = false) {
    let length = length
    guard range.location >= 0, range.length >= 0, range.location <= length - range.length else {
      TextRangeError(range: range, length: length, isChange: isChange).exception.terminate()
    }
  }

  /// The runs of a range, those at its ends cut.
  fileprivate func slice(_ range: NSRange) -> [(run: Run, range: NSRange)] {
    var parts: [(run: Run, range: NSRange)] = []
    let end = NSMaxRange(range)
    var (index, start) = place(of: range.location)
    while index < runs.count, start < end {
      let lower = max(start, range.location)
      start += runs[index].length
      let common = NSRange(location: lower, length: min(start, end) - lower)
      parts.append((Run(length: common.length, attributes: runs[index].attributes), common))
      index += 1
    }
    return parts
  }

  /// Returns the run that an offset lies in, or the number of runs at the end, and its beginning.
  fileprivate func place(of offset: Int) -> (index: Int, start: Int) {
    // Kept at hand: builds for debugging ask a property anew at every step.
    let runs = runs
    var (index, start) = (0, 0)
    while index < runs.count, start + runs[index].length <= offset {
      start += runs[index].length
      index += 1
    }
    return (index, start)
  }
}

/// Text with attributes for its parts, to be changed.
///
///     let text = NSMutableAttributedString(string: "Hello World")
///     text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
///
/// - Units: Ranges count UTF-16 units.
/// - Errors: A range beyond the end ends the program.
nonisolated open class NSMutableAttributedString: NSAttributedString {
  /// Replaces a range by characters, which look like the first of those they replace.
  ///
  /// Where there is nothing to replace, they look like the character before.
  open func replaceCharacters(in range: NSRange, with str: String) {
    require(range, toChange: true)
    let model = range.length > 0 ? range.location : max(range.location - 1, 0)
    let values = length > 0 ? attributes(at: model, effectiveRange: nil) : [:]
    replace(range, with: str, Run.list(str, values))
  }

  /// Replaces a range by other text.
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(range, with: attrString.text, attrString.runs)
  }

  /// Inserts text before a character.
  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Adds text at the end.
  open func append(_ attrString: NSAttributedString) {
    let added = attrString.runs
    text += attrString.text
    for run in added { runs.join(run, length: run.length) }
  }

  /// Takes a range away.
  open func deleteCharacters(in range: NSRange) {
    replace(range, with: "", [])
  }

  /// Gives a range attributes in place of all it has.
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    change(range) { $0 = attrs ?? [:] }
  }

  /// Gives a range an attribute, in place of the value it has.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Gives a range attributes, beside others it has.
  open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Takes an attribute away from a range.
  open func removeAttribute(_ name: Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(_ range: NSRange, _ body: (inout [Key: Any]) -> Void) {
    require(range, toChange: true)
    let changed = slice(range).map { part in
      var run = part.run
      body(&run.attributes)
      return run
    }
    replaceRuns(range, with: changed)
  }

  private func replace(_ range: NSRange, with string: String, _ runs: [Run]) {
    require(range, toChange: true)
    let start = text.utf16.index(text.startIndex, offsetBy: range.location)
    let end = text.utf16.index(start, offsetBy: range.length)
    if start.samePosition(in: text.unicodeScalars) != nil,
      end.samePosition(in: text.unicodeScalars) != nil
    {
      text.unicodeScalars.replaceSubrange(start..<end, with: string.unicodeScalars)
    } else {
      let units = Array(text.utf16[..<start]) + Array(string.utf16) + Array(text.utf16[end...])
      text = String(decoding: units, as: UTF16.self)
    }
    replaceRuns(range, with: runs)
  }

  /// Puts runs in place of those of a range, and joins neighbours that look alike.
  private func replaceRuns(_ range: NSRange, with new: [Run]) {
    let end = NSMaxRange(range)
    var (first, start) = place(of: range.location)
    if first > 0, start == range.location {
      first -= 1
      start -= runs[first].length
    }
    var (last, stop) = (first, start)
    while last < runs.count, stop <= end {
      stop += runs[last].length
      last += 1
    }
    // The runs from first to last touch the range, and lie from start to stop.
    var changed: [Run] = []
    if first < last { changed.join(runs[first], length: range.location - start) }
    for run in new { changed.join(run, length: run.length) }
    if first < last { changed.join(runs[last - 1], length: stop - end) }
    runs.replaceSubrange(first..<last, with: changed)
  }
}

nonisolated extension [NSAttributedString.Run] {
  /// Adds some units of a run; to the last one, if both look alike.
  fileprivate mutating func join(_ run: NSAttributedString.Run, length: Int) {
    guard length > 0 else { return }
    if let last, last.isStyled(like: run) {
      self[count - 1].length += length
    } else {
      append(NSAttributedString.Run(length: length, attributes: run.attributes))
    }
  }
}

nonisolated extension NSAttributedString.Run {
  /// The runs of text of which all characters have the same attributes.
  fileprivate static func list(_ text: String, _ attributes: [NSAttributedString.Key: Any])
    -> [Self]
  {
    text.isEmpty ? [] : [Self(length: text.utf16.count, attributes: attributes)]
  }

  fileprivate func isStyled(like other: Self) -> Bool {
    attributes.count == other.attributes.count
      && attributes.allSatisfy { key, value in Self.same(value, other.attributes[key]) }
  }

  /// Returns whether two values of an attribute are the same.
  fileprivate static func same(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}

/// A range that text does not have, for which Objective-C raises an exception.
nonisolated struct TextRangeError {
  let range: NSRange
  /// The UTF-16 units that the text has.
  let length: Int
  /// Whether the range was to be changed.
  let isChange: Bool

  var exception: Exception {
    .outOfRange(
      "NSMutableRLEArray "
        + (isChange ? "replaceObjectsInRange:withObject:length:" : "objectAtIndex:effectiveRange:")
        + ": Out of bounds",
      help: "The text has \(length) UTF-16 units, so it has no range "
        + "{\(range.location), \(range.length)}. "
        + "Compare the range with the length of the text.")
  }
}
