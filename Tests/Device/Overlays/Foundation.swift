// swift-format-ignore-file
// What Swift adds to Foundation, as far as the cases need it.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { NSArray() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout Array?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array { [] }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { NSSet() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet, result: inout Set?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { [] }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary {
    [:]
  }
}

extension CGPoint {
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  public static var zero: CGPoint { CGPoint() }
}

extension IndexPath: _ObjectiveCBridgeable, ExpressibleByArrayLiteral {
  public init(arrayLiteral indexes: Int...) { self.init(item: indexes[1], section: indexes[0]) }
  public func _bridgeToObjectiveC() -> NSIndexPath { NSIndexPath() }
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }
}

extension CGSize {
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}

extension CGRect {
  public static var zero: CGRect { CGRect() }
  public var height: Double { size.height }
  public var width: Double { size.width }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
}

public struct Date: Hashable, Comparable, Codable, Sendable {
  public enum FormatStyle {
    public enum DateStyle { case abbreviated, omitted }
    public enum TimeStyle { case shortened, omitted }
  }
  public static var now: Date { Date() }
  public static func < (one: Date, other: Date) -> Bool { false }
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { "" }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
}

public struct TimeZone: Hashable, Sendable {}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case gregorian, buddhist }
  public enum Component: Sendable { case year, month, day, hour, minute, second }
  public static var current: Calendar { Calendar(identifier: .gregorian) }
  public var timeZone: TimeZone
  public init(identifier: Identifier) { timeZone = TimeZone() }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    DateComponents()
  }
  public func date(
    byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date? { date }
}

public struct DateComponents: Hashable, Sendable {}

public class DateFormatter: NSObject {
  public var locale: Locale!
  public var timeZone: TimeZone!
  public var dateFormat: String!
  public var calendar: Calendar!
  public func string(from date: Date) -> String { "" }
}

public class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
}

public struct IndexPath: Hashable, Sendable {
  public var item: Int
  public var section: Int
  public var row: Int {
    get { item }
    set {}
  }
  public init(item: Int, section: Int) { (self.item, self.section) = (item, section) }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
}

public class NSKeyValueObservation: NSObject {}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

public struct AttributeContainer: Sendable {
  public init() {}
}

public struct AttributedString: Sendable {
  public init(_ text: String) {}
}

extension NotificationCenter {
  public protocol MainActorMessage {
    associatedtype Subject
  }
  public protocol MessageIdentifier {
    associatedtype MessageType
  }
  public struct BaseMessageIdentifier<MessageType>: MessageIdentifier, Sendable {
    public init() {}
  }
  public struct ObservationToken: Sendable {}

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken
  where Identifier.MessageType == Message, Message.Subject: AnyObject { ObservationToken() }
}

public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame, orderedDescending
}

extension StringProtocol {
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    .orderedSame
  }
}
