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

  @Test func `each method that may be left out has one default in the file that lists it`() {
    #expect(listed.count > 80 && Set(listed).count == listed.count)
    for method in listed {
      let type = method.prefix { $0 != "." }
      let home = files.filter { $0.contains("enum \(type): ") || $0.contains("\(type).accessib") }
      let defaults = home.reduce(0) {
        $0 + $1.components(separatedBy: "notImplemented(\(method))").count - 1
      }
      #expect(defaults == (Self.required.contains(method) ? 0 : 1), "\(method)")
    }
  }

  @Test func `each method is asked or told somewhere`() throws {
    for method in listed {
      let parts = method.split(separator: ".")
      let use = try Regex("(?:[( ]|\\b\(parts[0]))\\.\(parts[1])[,)\\s]")
      let isUsed = files.contains {
        $0.replacing("notImplemented(\(method))", with: "").contains(use)
      }
      #expect(isUsed, "\(method)")
    }
  }
}
