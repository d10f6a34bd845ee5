/// What `init(coder:)` makes an object of: an element of a document.
///
/// The coder holds no keys: asked for one, it answers that there is none.
package nonisolated final class NibDecoder: NSCoder {
  package let element: XMLElementNode
  package let loader: any NibObjectLoader

  init(_ element: XMLElementNode, _ loader: any NibObjectLoader) {
    (self.element, self.loader) = (element, loader)
    super.init()
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The values of an element's attributes, and of the small elements in it.
///
/// A value that is not what its attribute holds is reported, and counts as absent.
@MainActor extension NibDecoder {
  /// The greatest number of a document that counts as one.
  private static let greatestNumber = 1e6

  /// Returns the text of an attribute, or of a `string` that stands for the attribute.
  package func text(_ key: String, in part: XMLElementNode? = nil) -> String? {
    let element = part ?? element
    if let value = element.attributes[key] { return value }
    guard let child = element.child(for: key), child.holdsText else { return nil }
    guard child.attributes["base64-UTF8"] == "YES" else { return child.text }
    // Interface Builder leaves the padding out.
    let code = child.text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - code.count % 4) % 4)
    guard let data = Data(base64Encoded: code + padding) else {
      return report(child, NibValueMessage.notInBase64)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the YES or NO of an attribute.
  package func flag(_ key: String, in part: XMLElementNode? = nil) -> Bool? {
    let element = part ?? element
    switch element.attributes[key] {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    case let other?: return report(element, NibValueMessage.noFlag(other, key: key))
    }
  }

  /// Returns the number of an attribute.
  package func number(_ key: String, in part: XMLElementNode? = nil) -> Double? {
    let element = part ?? element
    guard let text = element.attributes[key] else { return nil }
    guard let number = Double(text), number.isFinite, abs(number) <= Self.greatestNumber else {
      return report(element, NibValueMessage.noNumber(text, key: key))
    }
    return number
  }

  /// Returns the whole number of an attribute.
  package func integer(_ key: String, in part: XMLElementNode? = nil) -> Int? {
    number(key, in: part).map { Int($0) }
  }

  /// Returns the value that an attribute names.
  package func choice<Value>(
    _ key: String, in part: XMLElementNode? = nil, _ values: KeyValuePairs<String, Value>
  ) -> Value? {
    let element = part ?? element
    guard let name = element.attributes[key] else { return nil }
    for (known, value) in values where known == name { return value }
    return report(
      element, NibValueMessage.unknownChoice(name, key: key, known: values.map(\.key)))
  }

  /// The raw values in which a case of an enumeration is looked for; UIKit's lie among them.
  private static let rawValues = -2...24

  /// The names of the cases of enumerations, found once for each: a case's name costs much to ask for.
  private static var namesOfCases: [ObjectIdentifier: [String]] = [:]

  /// Returns the case of an enumeration that an attribute names as Swift does.
  ///
  /// UIKit's enumerations do not list their cases, so each raw value is asked for its case. A raw value
  /// without one has an empty name.
  package func choice<Case: RawRepresentable<Int>>(
    _ key: String, in part: XMLElementNode? = nil, as type: Case.Type
  ) -> Case? {
    let element = part ?? element
    guard let name = element.attributes[key] else { return nil }
    let type = ObjectIdentifier(Case.self)
    let names =
      Self.namesOfCases[type] ?? Self.rawValues.map { Case(rawValue: $0).map { "\($0)" } ?? "" }
    Self.namesOfCases[type] = names
    if !name.isEmpty, let index = names.firstIndex(of: name) {
      return Case(rawValue: Self.rawValues.lowerBound + index)
    }
    return report(
      element, NibValueMessage.unknownChoice(name, key: key, known: names.filter { !$0.isEmpty }))
  }

  /// Returns the rectangle in a part.
  package func rect(_ key: String) -> CGRect? {
    element.child(for: key).map {
      CGRect(
        x: number("x", in: $0) ?? 0, y: number("y", in: $0) ?? 0,
        width: max(number("width", in: $0) ?? 0, 0), height: max(number("height", in: $0) ?? 0, 0))
    }
  }

  /// Returns the size in a part.
  package func size(_ key: String) -> CGSize? {
    element.child(for: key).map {
      CGSize(width: number("width", in: $0) ?? 0, height: number("height", in: $0) ?? 0)
    }
  }

  /// Returns the distances from four edges in a part.
  package func insets(_ key: String) -> UIEdgeInsets? {
    element.child(for: key).map { part in
      @MainActor func edge(_ names: String...) -> CGFloat {
        names.lazy.compactMap { self.number($0, in: part) }.first ?? 0
      }
      return UIEdgeInsets(
        top: edge("minY", "top"), left: edge("minX", "left", "leading"),
        bottom: edge("maxY", "bottom"), right: edge("maxX", "right", "trailing"))
    }
  }

  /// Returns the date in a part.
  package func date(_ key: String) -> Date? {
    guard let part = element.child(for: key) else { return nil }
    let text = part.attributes["timeIntervalSinceReferenceDate"] ?? ""
    guard let seconds = Double(text), seconds.isFinite else {
      return report(part, NibValueMessage.noDate(text))
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// The elements of the views that lie in the view on a phone held upright.
  var subviews: [XMLElementNode] {
    let mask = VariationMask(of: element, key: "subviews")
    var subviews: [XMLElementNode] = []
    for child in element.child(named: "subviews")?.children ?? []
    where !mask.excludes(child.id ?? "") {
      subviews.append(child)
    }
    return subviews
  }

  /// Makes the objects in a child, and returns those of a type.
  package func objects<Object>(_ name: String, of type: Object.Type) -> [Object] {
    let elements = (element.child(named: name) ?? element.child(for: name))?.children ?? []
    return elements.compactMap { loader.makeObject(of: $0) as? Object }
  }

  /// Makes the object that plays a part, if it is of a type.
  package func object<Object>(_ key: String, of type: Object.Type) -> Object? {
    element.child(for: key).flatMap { loader.makeObject(of: $0) as? Object }
  }

  /// Returns the image an attribute names, or a part describes.
  package func image(_ key: String, in part: XMLElementNode? = nil) -> UIImage? {
    let element = part ?? element
    if let part = element.child(for: key), part.name == "imageReference" {
      return image(of: part, key: "image")
    }
    return image(of: element, key: key)
  }

  /// Reports a value that is not what its attribute holds, and returns nil.
  func report<Value>(_ element: XMLElementNode, _ message: any ConsoleMessage) -> Value? {
    loader.reportValue(element, message)
    return nil
  }
}

extension Optional {
  /// Hands the value on, if there is one: what an element does not say stays as it is.
  package func ifPresent(_ use: (Wrapped) -> Void) {
    if let self { use(self) }
  }
}

extension UIRectEdge {
  /// The edges that a part of a document names, or nil if there is no such part.
  init?(of key: String, in decoder: NibDecoder) {
    guard let part = decoder.element.child(for: key) else { return nil }
    let edges: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    self = edges.reduce(into: []) { chosen, edge in
      if decoder.flag(edge.key, in: part) == true { chosen.insert(edge.value) }
    }
  }
}
