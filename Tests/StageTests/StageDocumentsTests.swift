import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("The documents of an application", .isolated)
struct StageDocumentsTests {
  @Test func `the folder is empty, stays the same, and goes with the stage`() throws {
    var folder: URL?
    func use() throws {
      let stage = Stage()
      let url = stage.documentsDirectory
      folder = url
      #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == [])
      try Data("saved".utf8).write(to: url.appendingPathComponent("file"))
      stage.present(UIViewController())
      #expect(stage.documentsDirectory == url)
      #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("file").path))
    }

    try use()

    #expect(!FileManager.default.fileExists(atPath: try #require(folder).path))
  }

  @Test func `two stages have a folder each`() {
    #expect(Stage().documentsDirectory != Stage().documentsDirectory)
  }
}
