/// What `init(coder:)` makes an object of: an element of a document.
///
/// The coder holds no keys: asked for one, it answers that there is none.
nonisolated final class NibDecoder: NSCoder {
  let element: XMLElementNode
  let load: NibLoader

  init(_ element: XMLElementNode, _ load: NibLoader) {
    (self.element, self.load) = (element, load)
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

@MainActor extension NibDecoder {
  /// The middle and the bounds of a view, as its element has them.
  var place: (center: CGPoint, bounds: CGRect) {
    let frame = rect("frame") ?? .zero
    return (CGPoint(x: frame.midX, y: frame.midY), CGRect(origin: .zero, size: frame.size))
  }

  /// Gives an object what its element says, class by class, from the topmost down.
  func fill(_ object: AnyObject) {
    load.adopt(object, for: element)
    for fill in load.fillers(of: type(of: object)) { fill(object, self) }
  }

  /// Gives an object what the element says about one class of the object's.
  typealias Filler = @MainActor (AnyObject, NibDecoder) -> Void

  /// Returns what fills an object of a class, from its topmost class down.
  static func fillers(of type: AnyClass) -> [Filler] {
    ClassChain(type).reversed().compactMap { fillers[ObjectIdentifier($0)] }
  }

  private static let fillers: [ObjectIdentifier: Filler] = [
    entry(UIButton.fill), entry(UIControl.fill), entry(UIDatePicker.fill), entry(UIImageView.fill),
    entry(UILabel.fill), entry(UINavigationBar.fill), entry(UINavigationController.fill),
    entry(UIScrollView.fill), entry(UISegmentedControl.fill), entry(UISlider.fill),
    entry(UIStepper.fill), entry(UISwitch.fill), entry(UITabBar.fill),
    entry(UITabBarController.fill),
    entry(UITextField.fill), entry(UIToolbar.fill),
    entry(UIView.fill), entry(UIViewController.fill),
  ].reduce(into: [:]) { $0[$1.key] = $1.filler }

  private static func entry<Object: AnyObject>(
    _ fill: @escaping @MainActor (Object, NibDecoder) -> Void
  ) -> (key: ObjectIdentifier, filler: Filler) {
    (
      ObjectIdentifier(Object.self),
      { object, coder in
        if let object = object as? Object { fill(object, coder) }
      }
    )
  }
}

/// The values of an element's attributes, and of the small elements in it.
///
/// A value that is none of what its attribute holds is written into the report, and counts as
/// absent.
@MainActor extension NibDecoder {
  /// The greatest number a document may place or size something by.
  private static let greatest = 1e6

  /// Returns the words of an attribute, or of a `string` in the attribute's place.
  func text(_ key: String, in part: XMLElementNode? = nil) -> String? {
    let element = part ?? element
    if let value = element.attributes[key] { return value }
    guard let child = element.child(for: key), child.holdsText else { return nil }
    guard child.attributes["base64-UTF8"] == "YES" else { return child.text }
    // Interface Builder leaves the padding out.
    let code = child.text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - code.count % 4) % 4)
    guard let data = Data(base64Encoded: code + padding) else {
      return complain(child, "Its text is not in base 64.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the YES or NO of an attribute.
  func flag(_ key: String, in part: XMLElementNode? = nil) -> Bool? {
    let element = part ?? element
    switch element.attributes[key] {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    case let other?: return complain(element, "\(key) is \"\(other)\". Write YES or NO.")
    }
  }

  /// Returns the number of an attribute.
  func number(_ key: String, in part: XMLElementNode? = nil) -> Double? {
    let element = part ?? element
    guard let words = element.attributes[key] else { return nil }
    guard let number = Double(words), number.isFinite, abs(number) <= Self.greatest else {
      return complain(element, "\(key) is \"\(words)\". Write a number up to a million.")
    }
    return number
  }

  /// Returns the whole number of an attribute.
  func integer(_ key: String, in part: XMLElementNode? = nil) -> Int? {
    number(key, in: part).map { Int($0) }
  }

  /// Returns what the word of an attribute stands for.
  func choice<Value>(
    _ key: String, in part: XMLElementNode? = nil, _ values: KeyValuePairs<String, Value>
  ) -> Value? {
    let element = part ?? element
    guard let word = element.attributes[key] else { return nil }
    if let value = values.first(where: { $0.key == word })?.value { return value }
    let list = values.map(\.key).joined(separator: ", ")
    return complain(element, "\(key) is \"\(word)\". Known are \(list).")
  }

  /// Returns the rectangle in a part.
  func rect(_ key: String) -> CGRect? {
    element.child(for: key).map {
      CGRect(
        x: number("x", in: $0) ?? 0, y: number("y", in: $0) ?? 0,
        width: max(number("width", in: $0) ?? 0, 0), height: max(number("height", in: $0) ?? 0, 0))
    }
  }

  /// Returns the size in a part.
  func size(_ key: String) -> CGSize? {
    element.child(for: key).map {
      CGSize(width: number("width", in: $0) ?? 0, height: number("height", in: $0) ?? 0)
    }
  }

  /// Returns the distances from four edges in a part.
  func insets(_ key: String) -> UIEdgeInsets? {
    element.child(for: key).map { part in
      @MainActor func edge(_ names: String...) -> CGFloat {
        names.lazy.compactMap { self.number($0, in: part) }.first ?? 0
      }
      return UIEdgeInsets(
        top: edge("minY", "top"), left: edge("minX", "left"), bottom: edge("maxY", "bottom"),
        right: edge("maxX", "right"))
    }
  }

  /// Returns the date in a part.
  func date(_ key: String) -> Date? {
    guard let part = element.child(for: key) else { return nil }
    let words = part.attributes["timeIntervalSinceReferenceDate"] ?? ""
    guard let seconds = Double(words), seconds.isFinite else {
      return complain(part, "The date is \"\(words)\". Write seconds since 2001.")
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Returns the image an attribute names.
  func image(_ key: String, in part: XMLElementNode? = nil) -> UIImage? {
    let element = part ?? element
    guard let name = element.attributes[key] else { return nil }
    if let image = UIImage(named: name) { return image }
    return complain(
      element,
      "Could not load the \"\(name)\" image referenced from a nib. Look for it in "
        + "Assets.xcassets of the application's bundle.")
  }

  /// Writes down that a value is not what it should be, and answers nil.
  func complain<Value>(_ element: XMLElementNode, _ sentence: String) -> Value? {
    load.note(.value, element, sentence)
    return nil
  }
}
