import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Property lists that are read into a collection", .isolated)
struct PropertyListsTests {
  let console = ConsoleRecorder()
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func file(_ content: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Menu.plist")
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
    try (head + content + "\n</plist>").write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test func `a list is read by what its root is`() throws {
    let list = try file("<array><string>Tea</string><string>Soup</string></array>")
    #expect(NSArray(contentsOf: list) as? [String] == ["Tea", "Soup"])
    #expect(NSMutableArray(contentsOfFile: list.path)?.count == 2)

    let table = try file("<dict><key>Tea</key><integer>3</integer></dict>")
    #expect(NSDictionary(contentsOfFile: table.path)?["Tea"] as? Int == 3)
    #expect(console.lines == [])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a root of another kind is told`() throws {
    let table = try file("<dict><key>Tea</key><integer>3</integer></dict>")

    #expect(NSArray(contentsOf: table) == nil)
    #expect(
      console.lines == [
        "The root of the property list Menu.plist is a dictionary, so NSArray(contentsOf:) is nil. "
          + "NSDictionary reads a list whose root is a dictionary, and NSArray one whose root is an "
          + "array."
      ])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `an & that stands alone is told with its line`() throws {
    let broken = try file("<dict><key>Tea</key>\n<string>Tea & milk</string></dict>")

    #expect(NSDictionary(contentsOf: broken) == nil)
    #expect(
      console.lines == [
        "Menu.plist is no property list, for its XML is broken at line 4, so "
          + "NSDictionary(contentsOf:) is nil. Open it as source code. In a text & is written &amp;."
      ])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a file that is not there is told to nobody: it may not have been saved yet`() {
    #expect(NSDictionary(contentsOf: folder.appendingPathComponent("No.plist")) == nil)
    #expect(NSArray(contentsOfFile: "/no/such/file") == nil && console.lines == [])
  }
}
