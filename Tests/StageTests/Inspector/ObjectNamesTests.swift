import HeadlessUIKit
import Testing

@testable import Stage

/// Holds the names under which the inspector tells of stored properties to the classes of the core.
@Suite("The names of UIKit's properties in the inspector")
struct ObjectNamesTests {
  /// A class of the core, and the stored properties that it declares itself.
  private struct CoreClass {
    let type: AnyClass
    let stored: [StoredProperty]
  }

  @Test func `each entry names a property that a class of the core stores`() throws {
    let classes = try Self.classes()
    let stored = classes.flatMap { type in
      type.stored.flatMap { ["\(type.type).\($0.name)", $0.name] }
    }

    let stale = Set(ObjectNames.properties.keys).subtracting(stored)

    #expect(stale == [], "No class of the core stores these any more.")
  }

  @Test func `each property that leads to an object has a name that programs know`() throws {
    let classes = try Self.classes()
    let known = try Self.publicNames()
    try #require(classes.count > 150 && known.count > 500, "The core was not read.")

    let unknown = classes.filter { $0.type is UIView.Type || Self.isKnown("\($0.type)") }.flatMap {
      type in
      type.stored.filter { Self.isPrinted($0) }.compactMap { property in
        let name = ObjectNames.ofProperty(property.name, of: type.type)
        let isWord = ObjectNames.properties.values.contains(name)
        return known.contains(name) || isWord ? nil : "\(type.type).\(name): \(property.type)"
      }
    }

    #expect(unknown.sorted() == [], "These have no name that a program could write.")
  }

  /// Whether the inspector may print a property: a value of its type leads to an object that programs
  /// know, or is a closure.
  private static func isPrinted(_ property: StoredProperty) -> Bool {
    guard property.mayRefer else { return false }
    let type = _typeName(property.type)
    return type.contains(") -> ")
      || type.matches(of: /HeadlessUIKit\.(\w+)/).contains { isKnown(String($0.1)) }
      || type.contains("AnyObject")
  }

  private static func isKnown(_ name: String) -> Bool {
    ["UI", "NS", "CA", "UN"].contains(String(name.prefix(2)))
      || ["Bundle", "NotificationCenter", "Timer"].contains(name)
  }

  /// The classes of the core that stand in a file on their own, by the names in its sources.
  private static func classes() throws -> [CoreClass] {
    let pattern = /^(?:[a-z]+(?:\([a-z]+\))? )*class (\w+)/.anchorsMatchLineEndings()
    return try sources().flatMap { $0.matches(of: pattern).map { String($0.1) } }
      .compactMap { NSClassFromString("HeadlessUIKit.\($0)") }
      .map { CoreClass(type: $0, stored: StoredProperty.all(of: $0)) }
  }

  /// The names of the properties that the core shows to programs.
  private static func publicNames() throws -> Set<String> {
    let pattern = /\b(?:public|open)\b[^\n={]*?\b(?:var|let) (\w+)/
    return Set(try sources().flatMap { $0.matches(of: pattern).map { String($0.1) } })
  }

  private static func sources() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/HeadlessUIKit").standardizedFileURL
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
    }
  }
}
