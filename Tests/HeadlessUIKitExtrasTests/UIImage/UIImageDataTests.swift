import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("Bytes of images", .isolated)
struct UIImageDataTests {
  @Test func `B550: the bytes of a picture make the same picture again`() throws {
    let data = try #require(picture(40, 20).pngData())
    let again = try #require(UIImage(data: data))

    #expect(again == picture(40, 20) && again.size == CGSize(width: 40, height: 20))
    #expect(picture().jpegData(compressionQuality: 0.1) == picture().pngData())
    #expect(again.pngData() == data)
  }

  @Test func `a picture that is kept in a file is read again, whatever the file is called`() throws
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(picture(12, 8).pngData()).write(to: file)

    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 12, height: 8))
  }

  @Test func `a symbol keeps its size`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let data = try #require(symbol.pngData())
    let again = try #require(UIImage(data: data))

    #expect(again.size == symbol.size)
  }

  @Test func `an image that shows nothing has no bytes`() {
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }
}
