import HeadlessUIKit
import Testing

@testable import Stage

@Suite("What the program of a phone prints")
struct PrintedTextTests {
  private func printer() throws -> (Int32, PrintedText) {
    let descriptor = open("/dev/null", O_WRONLY)
    return (descriptor, try #require(PrintedText(writtenTo: descriptor)))
  }

  private func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  @Test
  func `it is told in lines, each once`() throws {
    let (descriptor, printed) = try printer()
    defer { close(descriptor) }

    write("one\n<b>two</b>\n", to: descriptor)
    #expect(printed.take() == ["one", "<b>two</b>"])
    #expect(printed.take().isEmpty)

    write("\nhalf a line", to: descriptor)
    #expect(printed.take() == ["", "half a line"])
  }

  @Test
  func `of much that is printed the beginning is told, and nobody waits`() throws {
    let (descriptor, printed) = try printer()
    defer { close(descriptor) }

    // More than any pipe holds: who writes would wait for ever if nobody took it.
    write(String(repeating: "0123456\n", count: 200_000), to: descriptor)

    let lines = printed.take()
    #expect(lines.count == 1001)
    #expect(lines.first == "0123456")
    #expect(lines.last == "… and 1592000 more bytes, which are not shown")
    write("after it\n", to: descriptor)
    #expect(printed.take() == ["after it"])
  }

  @Test
  func `bytes that are no text are told as text`() throws {
    let (descriptor, printed) = try printer()
    defer { close(descriptor) }
    var bytes: [UInt8] = [0xff, 0x00, 0x1b, 0x41, 0x0a]

    _ = Foundation.write(descriptor, &bytes, bytes.count)

    #expect(printed.take() == ["\u{FFFD}\0\u{1B}A"])
  }
}
