import HeadlessUIKit
import Testing

/// Stage knows controls by what every view says of itself, so that a new one needs nothing here.
@Suite("The controls that Stage names")
struct ControlNamesTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  @Test func `no class of a control is named`() throws {
    let controls = try Self.classes(in: ["Controls", "Views/UIControl", "Views/UILabel"])
    #expect(controls.isSuperset(of: ["UIControl", "UISlider", "PickerWheel", "UITextField"]))

    var named: Set<String> = []
    for (path, line) in try Self.codeLines(in: Self.sources.appendingPathComponent("Stage")) {
      for word in line.matches(of: /\w+/).map({ String($0.0) }) where controls.contains(word) {
        named.insert("\(path): \(word)")
      }
    }

    #expect(named == [])
  }

  /// The classes of the core that lie in no other type.
  private static func classes(in folders: [String]) throws -> Set<String> {
    let lines = try folders.flatMap {
      try codeLines(in: sources.appendingPathComponent("HeadlessUIKit/\($0)"))
    }
    return Set(
      lines.compactMap { $0.line.prefixMatch(of: /(?:\w+ )*class (\w+)/).map { String($0.1) } })
  }

  private static func codeLines(in folder: URL) throws -> [(path: String, line: Substring)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        .split(whereSeparator: \.isNewline)
        .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
        .map { (path, $0) }
    }
  }
}
