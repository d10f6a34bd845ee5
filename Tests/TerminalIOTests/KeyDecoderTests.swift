import TerminalIO
import Testing

@Suite("Keys of a terminal")
struct KeyDecoderTests {
  @Test(
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[1;5A", .up), ("\u{1B}[B", .down),
      ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home), ("\u{1B}[1~", .home),
      ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab), ("\t", .tab),
      ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{1B}[1;2A", .shiftUp), ("\u{1B}[1;2B", .shiftDown),
      ("\u{1B}[1;2C", .shiftRight), ("\u{1B}[1;2D", .shiftLeft), ("\u{1B}[1;2H", .home),
      ("\u{4}", .endOfInput), ("\u{C}", .control("l")), ("q", .character("q")),
      ("é", .character("é")), ("羊", .character("羊")), ("🇨🇳", .character("🇨🇳")),
    ] as [(String, Key)])
  func `a key is known by its bytes`(bytes: String, key: Key) {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array(bytes.utf8)) == [key])
    #expect(!decoder.hasPendingBytes)
  }

  @Test func `a key may arrive in pieces`() {
    for bytes in ["\u{1B}[5~", "羊", "\u{1B}OA"].map({ Array($0.utf8) }) {
      var decoder = KeyDecoder()
      for byte in bytes.dropLast() {
        #expect(decoder.decode([byte]) == [])
        #expect(decoder.hasPendingBytes)
      }
      #expect(decoder.decode(bytes.suffix(1)).count == 1)
      #expect(!decoder.hasPendingBytes)
    }
  }

  @Test func `the Escape key is an escape character that nothing follows`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.hasPendingBytes)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.hasPendingBytes)
  }

  @Test func `what follows the Escape key is a key of its own`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode([0x1B, 0x71]) == [.escape, .character("q")])
    #expect(decoder.decode([0x1B, 0x1B, 0x5B, 0x41]) == [.escape, .up])
  }

  @Test func `several keys arrive at once, in order`() {
    var decoder = KeyDecoder()

    #expect(
      decoder.decode(Array("a\u{1B}[Bb\r".utf8))
        == [.character("a"), .down, .character("b"), .enter])
  }

  @Test func `sequences nobody knows and broken characters are no keys`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array("\u{1B}[200~x\u{1B}[?1;2c\u{1B}OPy".utf8)).count == 2)
    #expect(decoder.decode([0xFF, 0xC3, 0x28, 0xE7, 0xBE]) == [.character("(")])
    #expect(decoder.hasPendingBytes)
    #expect(decoder.flush() == [])
    #expect(decoder.decode([0x00, 0xED, 0xA0, 0x80, 0x71]) == [.character("q")])
  }
}
