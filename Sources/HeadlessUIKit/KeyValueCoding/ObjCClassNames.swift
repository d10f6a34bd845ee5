/// The names a device has for the classes of values.
enum ObjCClassNames {
  /// Returns the class of a value, by the name it has on a device: `NSString` for a string.
  static func name(of value: Any) -> String {
    switch value {
    case is String: "NSString"
    case is NSNull: "NSNull"
    case is NSDecimalNumber: "NSDecimalNumber"
    case is NSNumber, is CGFloat: "NSNumber"
    case is Date: "NSDate"
    case is Data: "NSData"
    case is NSDictionary: "NSDictionary"
    case is NSArray: "NSArray"
    case is NSSet: "NSSet"
    case is CGRect, is CGPoint, is CGSize, is NSRange, is NSValue: "NSValue"
    default: "\(type(of: value))"
    }
  }

  /// Returns a short value as text; objects have none, for theirs would show an address.
  static func text(of value: Any) -> String? {
    if let text = value as? String { return "\"\(text)\"" }
    return Numbers.object(for: value).map { "\($0)" }
  }
}
