@testable import HeadlessUIKit

/// What came of a call, in the words of the recording: a value, or the name of an exception.
enum Outcome {
  static func of(_ body: () -> Any?) -> String {
    var value: Any?
    let exception = Device.current.exception { value = body() }
    if let exception { return "raise \(exception.prefix { $0 != ":" })" }
    return description(value)
  }

  static func description(_ value: Any?) -> String {
    guard let value else { return "nil" }
    switch value {
    case let text as String: return "\"\(text)\""
    case is NSNull: return "NSNull"
    case let flag as Bool: return flag ? "1" : "0"
    case let number as Double where number == number.rounded(): return "\(Int(number))"
    case let range as NSRange: return "{\(range.location), \(range.length)}"
    case let point as CGPoint: return "(\(point.x), \(point.y))"
    case let rect as CGRect:
      return "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    default: return collection(value) ?? number(value) ?? "<\(type(of: value))>"
    }
  }

  private static func collection(_ value: Any) -> String? {
    switch value {
    case let dictionary as NSDictionary:
      let entries = dictionary.map { "\($0.key): \(description($0.value))" }
      return "{\(entries.sorted().joined(separator: ", "))}"
    case let array as NSArray: return "[\(array.map { description($0) }.joined(separator: ", "))]"
    case let set as NSSet:
      return "Set{\(set.allObjects.map { description($0) }.sorted().joined(separator: ", "))}"
    default: return nil
    }
  }

  private static func number(_ value: Any) -> String? {
    switch value {
    case let number as Float: "\(number)"
    case let number as NSNumber: "\(number)"
    default: nil
    }
  }
}
