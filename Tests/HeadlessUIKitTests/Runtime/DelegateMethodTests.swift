import Foundation
import Testing

/// Reads the sources: a method of a delegate has a default that says so, and is asked somewhere.
@Suite("Methods of delegates")
struct DelegateMethodTests {
  /// Methods that whoever adopts the protocol has, so no default speaks for them.
  private static let required: Set<String> = [
    "TableMethod.numberOfRows", "TableMethod.cellForRow", "PickerMethod.numberOfComponents",
    "PickerMethod.numberOfRows", "SearchMethod.updateSearchResults",
  ]

  /// The text of each file of the core, and of the extras, which call some of its methods.
  private let files: [String]

  init() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let found = ["HeadlessUIKit", "HeadlessUIKitExtras"].flatMap { name in
      let folder = package.appendingPathComponent("Sources/\(name)")
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return all?.compactMap { $0 as? URL } ?? []
    }
    files = try found.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The methods that the files list: `TableMethod.didSelectRow`.
  private var listed: [String] {
    files.flatMap { text in
      text.matches(of: #/enum (\w+): String, DelegateMethod \{(.*?)\n\}/#.dotMatchesNewlines())
        .flatMap { list in
          let cases = list.2.components(separatedBy: "  case ").dropFirst().joined(separator: ",")
          return cases.split(separator: ",").map { one in
            "\(list.1)." + (one.split(separator: "=").first ?? "").filter(\.isLetter)
          }
        }
    }
  }

  /// What a default begins with, which says of a method that it is not implemented.
  private static func start(ofDefault method: String) throws -> Regex<AnyRegexOutput> {
    try Regex("notImplemented\\(\\s*\(method)\\b")
  }

  @Test func `each method that may be left out has one default in the file that lists it`() throws {
    #expect(listed.count > 80 && Set(listed).count == listed.count)
    for method in listed {
      let type = method.prefix { $0 != "." }
      let home = files.filter { $0.contains("enum \(type): ") || $0.contains("\(type).accessib") }
      let start = try Self.start(ofDefault: method)
      let defaults = home.reduce(0) { $0 + $1.matches(of: start).count }
      #expect(defaults == (Self.required.contains(method) ? 0 : 1), "\(method)")
    }
  }

  @Test func `each method is asked or told somewhere`() throws {
    for method in listed {
      let parts = method.split(separator: ".")
      let use = try Regex("(?:[( ]|\\b\(parts[0]))\\.\(parts[1])[,)\\s]")
      let start = try Self.start(ofDefault: method)
      let isUsed = files.contains { $0.replacing(start, with: "").contains(use) }
      #expect(isUsed, "\(method)")
    }
  }
}
