import Foundation
import Testing

@testable import WebServer

@Suite("Web sockets")
nonisolated struct WebSocketTests {
  // MARK: - The handshake

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
  ])
  func `hashes are those of the standard`(message: String, hash: String) {
    let bytes = SHA1.hash(of: Array(message.utf8))

    #expect(bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == hash)
  }

  @Test func `the handshake of the standard is answered as it says`() async throws {
    let server = try Self.server()

    let head = await Self.opened(server).head

    #expect(head.hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
    #expect(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
  }

  @Test(arguments: [
    (400, "Sec-WebSocket-Version: 13\r\n"),
    (400, "Sec-WebSocket-Key: c2hvcnQ=\r\nSec-WebSocket-Version: 13\r\n"),
    (426, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"),
    (426, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 8\r\n"),
    (
      403,
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        + "Origin: http://example.com\r\n"
    ),
  ])
  func `a handshake that is not right is refused`(status: Int, headers: String) async throws {
    let server = try Self.server()

    let reply = await server.reply(
      to: server.get(server.path, "Connection: Upgrade\r\nUpgrade: websocket\r\n" + headers))

    #expect(reply?.status == status)
    #expect(reply?.header("Sec-WebSocket-Version") == (status == 426 ? "13" : nil))
  }

  @Test func `what is no web socket answers as ever`() async throws {
    let server = try TestServer { _ in .text("the page") }

    let reply = await server.reply(to: server.get(server.path, Self.handshake))

    #expect(reply?.status == 200)
    #expect(reply?.body == "the page")
  }

  @Test func `a request that asks for no web socket gets none`() async throws {
    let server = try TestServer { _ in .socket { $0 } }

    #expect(await server.reply(to: server.get(server.path))?.status == 404)
  }

  // MARK: - Messages

  @Test(arguments: [0, 5, 125, 126, 65_535, 65_536])
  func `each message is answered by one`(count: Int) async throws {
    let server = try Self.server()
    let client = await Self.opened(server).client
    let text = String(repeating: "a", count: count)

    for _ in 1...2 {
      await client.send(Self.frame(.text, text))
      #expect(await client.frame() == WebSocketFrame(.text, "<\(text)>"))
    }
  }

  @Test func `messages that come together, or in pieces, are answered in turn`() async throws {
    let server = try Self.server(Self.patient)
    let client = await Self.opened(server).client

    await client.send(
      Self.frame(.text, "one") + Self.frame(.text, "tw", isLast: false)
        + Self.frame(.ping, "there?") + Self.frame(.continuation, "o"))
    var frames: [WebSocketFrame?] = []
    for _ in 1...3 { frames.append(await client.frame()) }

    let expected = [
      WebSocketFrame(.text, "<one>"), WebSocketFrame(.pong, "there?"),
      WebSocketFrame(.text, "<two>"),
    ]
    #expect(frames == expected)

    for byte in Self.frame(.text, "three") { await client.send([byte]) }
    #expect(await client.frame() == WebSocketFrame(.text, "<three>"))
  }

  @Test func `no answer ends the web socket`() async throws {
    let server = try Self.server()
    let client = await Self.opened(server).client

    await client.send(Self.frame(.text, "end"))

    #expect(await client.frame() == WebSocketFrame(.close, [0x03, 0xE8]))
    #expect(await client.isClosed())
  }

  // MARK: - What a browser does not send

  @Test(arguments: [
    (1002, [0x81, 0x01, 0x61]),  // without a mask
    (1002, [0xC1, 0x81, 0, 0, 0, 0, 0x61]),  // with a reserved bit
    (1002, [0x83, 0x80, 0, 0, 0, 0]),  // of an unknown kind
    (1002, [0x80, 0x80, 0, 0, 0, 0]),  // going on with what never began
    (1002, [0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0]),  // beginning twice
    (1002, [0x09, 0x80, 0, 0, 0, 0]),  // a ping in parts
    (1002, [0x89, 0xFE, 0x00, 0x7E, 0, 0, 0, 0]),  // a ping that is too long
    (1003, [0x82, 0x80, 0, 0, 0, 0]),  // bytes
    (1007, [0x81, 0x81, 0, 0, 0, 0, 0xFF]),  // no UTF-8
    (1009, [0x81, 0xFF, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF]),  // of two gigabytes
    (1009, [0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),  // of more than there are
    (1000, [0x88, 0x80, 0, 0, 0, 0]),  // the end
  ])
  func `a frame that is not right ends the web socket with its number`(
    number: Int, bytes: [UInt8]
  ) async throws {
    let server = try Self.server()
    let client = await Self.opened(server).client

    await client.send(bytes)

    #expect(
      await client.frame()
        == WebSocketFrame(.close, [UInt8(number >> 8), UInt8(number & 0xFF)]))
    #expect(await server.reply(to: server.get(server.path))?.body == "the page")
  }

  @Test func `parts of a message are too long together`() async throws {
    var limits = WebLimits()
    limits.body = 8
    let server = try Self.server(limits)
    let client = await Self.opened(server).client

    await client.send(Self.frame(.text, "12345", isLast: false) + Self.frame(.continuation, "6789"))

    #expect(await client.frame() == WebSocketFrame(.close, [0x03, 0xF1]))
  }

  @Test(arguments: [false, true])
  func `a frame that does not end is given up`(comesWithAnother: Bool) async throws {
    var limits = WebLimits()
    limits.reading = .seconds(2)
    let server = try Self.server(limits)
    let client = await Self.opened(server).client

    await client.send(Self.frame(.text, "one") + (comesWithAnother ? [0x81] : []))
    #expect(await client.frame() == WebSocketFrame(.text, "<one>"))
    if !comesWithAnother { await client.send([0x81]) }

    #expect(await client.isClosed())
  }

  @Test func `a web socket that rests stays open`() async throws {
    var limits = WebLimits()
    (limits.reading, limits.resting, limits.sending) = (
      .seconds(1), .seconds(1), .seconds(1)
    )
    let server = try Self.server(limits)
    let client = await Self.opened(server).client

    try await Task.sleep(for: .seconds(3))

    await client.send(Self.frame(.text, "one"))
    #expect(await client.frame() == WebSocketFrame(.text, "<one>"))
  }

  @Test func `an answer that is long is sent whole`() async throws {
    let server = try TestServer(limits: Self.patient) { _ in
      .socket { _ in Data(repeating: 0x61, count: 20_000_000) }
    }
    let client = await Self.opened(server).client

    await client.send(Self.frame(.text, "one"))

    #expect(await client.frame()?.payload.count == 20_000_000)
  }

  @Test func `a client that does not read its answers is let go`() async throws {
    var limits = WebLimits()
    limits.sending = .seconds(2)
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let server = try TestServer(limits: limits) { _ in
      let guarded = Ending(continuation)
      return .socket { _ in
        withExtendedLifetime(guarded) { Data(repeating: 0x61, count: 40_000_000) }
      }
    }
    let client = await Self.opened(server).client

    await client.send(Self.frame(.text, "one"))

    // What answers is let go together with the client.
    for await _ in ended {}
  }

  @Test func `a client that goes while it is answered ends its answer`() async throws {
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let server = try TestServer { _ in
      .socket { _ in
        await withTaskCancellationHandler {
          beginning.finish()
          for await _ in ended {}
          return nil
        } onCancel: {
          continuation.finish()
        }
      }
    }
    var client: RawClient? = await Self.opened(server).client
    await client?.send(Self.frame(.text, "one"))
    for await _ in begun {}

    client = nil

    for await _ in ended {}
  }

  // MARK: - Clients

  /// Ends a stream when nothing holds it any longer.
  private final class Ending: Sendable {
    private let continuation: AsyncStream<Void>.Continuation
    init(_ continuation: AsyncStream<Void>.Continuation) { self.continuation = continuation }
    deinit { continuation.finish() }
  }

  private static let handshake =
    "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

  /// Limits for a client that takes several steps, each of which waits for a turn on a busy machine.
  private static let patient: WebLimits = {
    var limits = WebLimits()
    (limits.reading, limits.sending) = (.seconds(300), .seconds(300))
    return limits
  }()

  /// A server that sends each message back between brackets.
  private static func server(_ limits: WebLimits = WebLimits()) throws -> TestServer {
    try TestServer(limits: limits) { request in
      guard request.method == .socket else { return .text("the page") }
      return .socket { $0 == Data("end".utf8) ? nil : Data("<".utf8) + $0 + Data(">".utf8) }
    }
  }

  private static func opened(_ server: TestServer) async -> (client: RawClient, head: String) {
    let client = server.client()
    await client.send(server.get(server.path, handshake))
    return (client, await client.read(until: "\r\n\r\n"))
  }

  /// A frame as a browser sends it: with a mask.
  private static func frame(
    _ kind: WebSocketFrame.Kind, _ text: String, isLast: Bool = true
  ) -> [UInt8] {
    let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    let unmasked = WebSocketFrame.data(kind, Data(text.utf8))
    let payload = text.utf8.enumerated().map { $1 ^ mask[$0 % 4] }
    var head = Array(unmasked.prefix(unmasked.count - payload.count))
    if !isLast { head[0] &= 0x7F }
    head[1] |= 0x80
    return head + mask + payload
  }
}

nonisolated extension WebSocketFrame {
  init(_ kind: Kind, _ text: String) { self.init(kind, Array(text.utf8)) }

  init(_ kind: Kind, _ bytes: [UInt8]) { self.init(kind: kind, isLast: true, payload: Data(bytes)) }
}

nonisolated extension RawClient {
  /// Reads one frame as a server sends it, or returns nil if the connection is closed before.
  func frame() async -> WebSocketFrame? {
    guard let head = await read(2), let kind = WebSocketFrame.Kind(rawValue: head[0] & 0x0F) else {
      return nil
    }
    var count = Int(head[1])
    if count > 125 {
      guard let digits = await read(count == 126 ? 2 : 8) else { return nil }
      count = digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = await read(count) else { return nil }
    return WebSocketFrame(kind: kind, isLast: head[0] & 0x80 != 0, payload: Data(payload))
  }
}
