// swift-format-ignore-file
// What Swift adds to Objective-C, as far as the cases need it.
@_exported import ObjectiveC

@frozen public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ text: String) {}
  public init(stringLiteral value: String) {}
}
