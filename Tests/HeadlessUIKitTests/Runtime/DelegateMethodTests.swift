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

  /// What a default begins with, which says of a method that it is not implemented.
  private static let startOfDefault = #/notImplemented\(\s*(\w+)\.(\w+)/#

  /// The text of each file of the core, and of the extras, which call some of its methods.
  private let files: [String]

  /// The methods that the files list: `TableMethod.didSelectRow`.
  private let listed: [String]

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
    listed = files.filter { $0.contains(": String, DelegateMethod {") }.flatMap { text in
      text.matches(of: #/enum (\w+): String, DelegateMethod \{(.*?)\n\}/#.dotMatchesNewlines())
        .flatMap { list in
          let cases = list.2.components(separatedBy: "  case ").dropFirst().joined(separator: ",")
          return cases.split(separator: ",").map { one in
            "\(list.1)." + (one.split(separator: "=").first ?? "").filter(\.isLetter)
          }
        }
    }
  }

  @Test func `each method that may be left out has one default in the file that lists it`() throws {
    #expect(listed.count > 80 && Set(listed).count == listed.count)
    let defaults = files.map { text in
      !text.contains("notImplemented(")
        ? [] : text.matches(of: Self.startOfDefault).map { "\($0.1).\($0.2)" }
    }
    for (type, methods) in Dictionary(grouping: listed, by: { $0.prefix { $0 != "." } }) {
      let home = zip(files, defaults).filter { text, _ in
        text.contains("enum \(type): ") || text.contains("\(type).accessib")
      }
      for method in methods {
        let count = home.reduce(0) { count, file in count + file.1.count { $0 == method } }
        #expect(count == (Self.required.contains(method) ? 0 : 1), "\(method)")
      }
    }
  }

  @Test func `each method is asked or told somewhere`() throws {
    // Names behind a dot, with what stands before it: "TableMethod.didSelectRow", or ".didSelectRow" behind a
    // space or a parenthesis. What says of a method that it is not implemented does not count.
    var used: Set<String> = []
    for text in files {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      for (before, after) in zip(parts, parts.dropFirst()) {
        let name = after.prefix { $0.isLetter }
        guard let next = after[name.endIndex...].first, next.isWhitespace || ",)".contains(next)
        else { continue }
        let type = String(before.reversed().prefix { $0.isLetter }.reversed())
        let start = before.dropLast(type.count)
        let word = start.suffix(40).filter { !$0.isWhitespace }
        guard !word.hasSuffix("notImplemented("), !type.isEmpty || "( ".contains(start.last ?? "\n")
        else { continue }
        used.insert("\(type).\(name)")
      }
    }
    for method in listed {
      #expect(used.contains(method) || used.contains("\(method.drop { $0 != "." })"), "\(method)")
    }
  }
}
