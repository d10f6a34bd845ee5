/// What strings and numbers answer to.
enum FoundationKeys {
  /// Returns what a string or a number answers to a key, or nil if it does not know it.
  static func value(of receiver: Any, named key: String) -> Any? {
    if let text = receiver as? String { return value(of: text, named: key) }
    return Numbers.object(for: receiver).flatMap { value(of: $0, named: key) }
  }

  private static func value(of text: String, named key: String) -> Any? {
    let object = NSString(string: text)
    return switch key {
    case "length": object.length
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    case "intValue": object.intValue
    case "integerValue": object.integerValue
    case "longLongValue": object.longLongValue
    case "doubleValue": object.doubleValue
    case "floatValue": object.floatValue
    case "boolValue": object.boolValue
    case "description": text
    default: nil
    }
  }

  private static func value(of number: NSNumber, named key: String) -> Any? {
    switch key {
    case "intValue": number.int32Value
    case "integerValue": number.intValue
    case "longLongValue": number.int64Value
    case "doubleValue": number.doubleValue
    case "floatValue": number.floatValue
    case "boolValue": number.boolValue
    case "stringValue", "description": number.stringValue
    default: nil
    }
  }
}
