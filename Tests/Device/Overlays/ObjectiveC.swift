// swift-format-ignore-file
// What Swift adds to Objective-C, as far as the cases need it.
@_exported import ObjectiveC

@frozen public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ text: String) {}
  public init(stringLiteral value: String) {}
}

extension NSObject: Hashable {
  nonisolated public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) {}
}
