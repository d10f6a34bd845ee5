import Foundation
import Testing
import WebServer

/// A request that a browser would not send, or that the page has no right to.
///
/// In its text, TOKEN stands for the token, HOST for the header that names this server, and PORT for
/// its port.
nonisolated struct HostileRequest: CustomTestStringConvertible, Sendable {
  let name: String
  /// The status it gets.
  let status: Int
  private let text: String
  /// What follows as it is.
  private let rest: [UInt8]

  init(_ name: String, _ status: Int, _ text: String, then part: String = "", times: Int = 1) {
    (self.name, self.status, self.text) = (name, status, text)
    rest = Array(repeatElement(Array(part.utf8), count: times).joined())
  }

  init(_ name: String, _ status: Int, bytes: [UInt8]) {
    (self.name, self.status, text, rest) = (name, status, "", bytes)
  }

  /// What the client sends to a server.
  func bytes(for server: TestServer) -> [UInt8] {
    let filled = text.replacing("TOKEN", with: server.path.replacing("/", with: ""))
      .replacing("HOST", with: server.host.dropLast(2))
      .replacing("PORT", with: String(server.port))
    return Array(filled.utf8) + rest
  }

  var testDescription: String { name }

  static let all =
    malformed + oversized + foreign + fetched + proving + walking + unknown + lasting + keeping

  /// What a browser says comes from a page of another site.
  private static let fetched =
    ["cross-site", "same-site", "CROSS-SITE", "elsewhere", ""].map { site in
      HostileRequest(
        "a POST whose browser says \(site.isEmpty ? "nothing" : site)", 403,
        "POST /TOKEN/check HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: \(site)\r\nContent-Length: 0\r\n\r\n"
      )
    } + [
      HostileRequest(
        "a POST that says both", 403,
        "POST /TOKEN/file HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: same-origin\r\n"
          + "Sec-Fetch-Site: cross-site\r\nContent-Length: 0\r\n\r\n"),
      HostileRequest(
        "a picture in a page of another site", 403,
        "GET /TOKEN/a.svg HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: cross-site\r\n"
          + "Sec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: image\r\n\r\n"),
      HostileRequest(
        "a frame in a page of another site", 403,
        "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: cross-site\r\n"
          + "Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n\r\n"),
      HostileRequest(
        "a form of another site", 403,
        "POST /TOKEN/file HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: cross-site\r\n"
          + "Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\nContent-Length: 0\r\n\r\n"),
      HostileRequest(
        "a DELETE of another site", 403,
        "DELETE /TOKEN/phone/1 HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: same-site\r\n\r\n"),
    ]

  private static let malformed = [
    HostileRequest("no request at all", 400, "hello\r\n\r\n"),
    HostileRequest("an empty line first", 400, "\r\n\r\n"),
    HostileRequest("lines that end in a line feed alone", 400, "GET /TOKEN/ HTTP/1.1\nHOST\n\n"),
    HostileRequest("a carriage return in a line", 400, "GET /TOKEN/ HTTP/1.1\r\nA: b\rc\r\n\r\n"),
    HostileRequest("a zero byte", 400, "GET /TOKEN/\0 HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("the beginning of TLS", 400, bytes: [0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
    HostileRequest("bytes that are no text", 400, bytes: [0xFF, 0xFE, 0x00, 0x80]),
    HostileRequest(
      "letters outside ASCII in a header", 400, "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nA: \u{E9}\r\n\r\n"),
    HostileRequest("no version", 400, "GET /TOKEN/\r\nHOST\r\n\r\n"),
    HostileRequest("two spaces", 400, "GET  /TOKEN/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a method in small letters", 400, "get /TOKEN/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a tab in the first line", 400, "GET\t/TOKEN/\tHTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a folded header", 400, "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nA: b\r\n c\r\n\r\n"),
    HostileRequest(
      "a space before the colon", 400, "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nA : b\r\n\r\n"),
    HostileRequest("a header without a colon", 400, "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nAb\r\n\r\n"),
    HostileRequest("a header without a name", 400, "GET /TOKEN/ HTTP/1.1\r\nHOST\r\n: b\r\n\r\n"),
    HostileRequest(
      "two lengths", 400,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
    HostileRequest(
      "a length below zero", 400,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: -1\r\n\r\n"),
    HostileRequest(
      "a length with a plus sign", 400,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: +1\r\n\r\na"),
    HostileRequest(
      "a length in digits of another script", 400,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: \u{0663}\r\n\r\nabc"),
    HostileRequest(
      "a length that is a list", 400,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: 1, 1\r\n\r\na"),
    HostileRequest(
      "a length and a transfer coding", 400,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    HostileRequest(
      "a percent sign without digits", 400, "GET /TOKEN/%zz HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "a percent sign at the end", 400, "GET /TOKEN/a% HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "percent signs that are no UTF-8", 400, "GET /TOKEN/%C3%28 HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "a zero byte behind percent signs", 400, "GET /TOKEN/a%00b HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "a line break behind percent signs", 400,
      "GET /TOKEN/a%0d%0aSet-Cookie:%20b HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a fragment", 400, "GET /TOKEN/#a HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "a question asked twice", 400, "GET /TOKEN/?a=1&a=2 HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a request to a proxy", 400, "GET http://example.com/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a tunnel", 400, "CONNECT example.com:443 HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a star for a path", 400, "OPTIONS * HTTP/1.1\r\nHOST\r\n\r\n"),
  ]

  private static let oversized = [
    HostileRequest(
      "an address of 8,000 bytes", 414,
      "GET /TOKEN/", then: "a", times: 8000),
    HostileRequest(
      "a first line that does not end", 414, "", then: "A", times: 100_000),
    HostileRequest(
      "a header of 100,000 bytes", 431,
      "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nA: ", then: "a", times: 100_000),
    HostileRequest(
      "headers that do not end", 431,
      "GET /TOKEN/ HTTP/1.1\r\nHOST\r\n", then: "A: b\r\n", times: 20_000),
    HostileRequest(
      "100 headers", 431,
      "GET /TOKEN/ HTTP/1.1\r\nHOST\r\n\(String(repeating: "A: b\r\n", count: 100))\r\n"),
    HostileRequest(
      "a body of 1 GB", 413,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: 1000000000\r\n\r\n", then: "a",
      times: 1_000_000),
    HostileRequest(
      "a length that no integer holds", 413,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: 99999999999999999999999999\r\n\r\n"),
    HostileRequest("a POST without a length", 411, "POST /TOKEN/ HTTP/1.1\r\nHOST\r\n\r\n"),
  ]

  private static let foreign = [
    HostileRequest("no host", 400, "GET /TOKEN/ HTTP/1.1\r\n\r\n"),
    HostileRequest("two hosts", 400, "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nHOST\r\n\r\n"),
    HostileRequest("another host", 421, "GET /TOKEN/ HTTP/1.1\r\nHost: example.com\r\n\r\n"),
    HostileRequest(
      "a host that begins like this one", 421,
      "GET /TOKEN/ HTTP/1.1\r\nHost: 127.0.0.1.example.com:PORT\r\n\r\n"),
    HostileRequest(
      "a host that hides behind this one", 421,
      "GET /TOKEN/ HTTP/1.1\r\nHost: 127.0.0.1@example.com\r\n\r\n"),
    HostileRequest(
      "an address of the network", 421, "GET /TOKEN/ HTTP/1.1\r\nHost: 192.168.0.2:PORT\r\n\r\n"),
    HostileRequest(
      "another page", 403,
      "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nOrigin: http://example.com\r\n\r\n"),
    HostileRequest(
      "a page without an origin", 403, "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nOrigin: null\r\n\r\n"),
    HostileRequest(
      "another program of this machine", 403,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nOrigin: http://127.0.0.1:1\r\nContent-Length: 0\r\n\r\n"),
    HostileRequest(
      "this page through another scheme", 403,
      "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nOrigin: https://127.0.0.1:PORT\r\n\r\n"),
    HostileRequest(
      "two origins", 403,
      "GET /TOKEN/ HTTP/1.1\r\nHOST\r\nOrigin: http://127.0.0.1:PORT\r\nOrigin: null\r\n\r\n"),
    HostileRequest("no token", 403, "GET / HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "the icon every browser asks for", 403, "GET /favicon.ico HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "another token", 403,
      "GET /00000000000000000000000000000000/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("half a token", 403, "GET /0000/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a token in the query", 403, "GET /?TOKEN HTTP/1.1\r\nHOST\r\n\r\n"),
  ]

  /// What asks for the proof that a page asks for, and is none of it.
  private static let proving =
    [
      "/proof", "/proof/", "/proof?of=", "/proof?of=0123",
      "/proof?of=0123456789ABCDEF0123456789ABCDEF",
      "/proof?of=0123456789abcdef0123456789abcdef0",
      "/proof?of=0123456789abcdef0123456789abcdef&a=b",
      "/proof?of=0123456789abcdef0123456789abcde%66", "/proof?of=TOKEN%20", "/Proof?of=TOKEN",
    ].map { HostileRequest("\($0) for a proof", 403, "GET \($0) HTTP/1.1\r\nHOST\r\n\r\n") } + [
      HostileRequest(
        "a proof for another host", 421,
        "GET /proof?of=TOKEN HTTP/1.1\r\nHost: example.com\r\n\r\n"),
      HostileRequest(
        "a proof for another page", 403,
        "GET /proof?of=TOKEN HTTP/1.1\r\nHOST\r\nOrigin: http://example.com\r\n\r\n"),
      HostileRequest(
        "a proof for another site", 403,
        "GET /proof?of=TOKEN HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: cross-site\r\n\r\n"),
      HostileRequest(
        "a proof by POST", 403,
        "POST /proof?of=TOKEN HTTP/1.1\r\nHOST\r\nContent-Length: 0\r\n\r\n"),
    ]

  private static let walking = [
    HostileRequest(
      "two dots", 400, "GET /TOKEN/../../../../etc/passwd HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "two dots behind percent signs", 400,
      "GET /TOKEN/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "slashes behind percent signs", 400,
      "GET /TOKEN/..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "slashes behind two percent signs", 200,
      "GET /TOKEN/..%252f..%252fetc%252fpasswd HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("backslashes", 400, "GET /TOKEN/..\\..\\etc HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("two slashes", 400, "GET /TOKEN//etc/passwd HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "dots in a longer form", 400,
      "GET /TOKEN/%c0%ae%c0%ae/etc/passwd HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a way out before the token", 403, "GET /../TOKEN/ HTTP/1.1\r\nHOST\r\n\r\n"),
  ]

  private static let unknown = [
    HostileRequest("PUT", 405, "PUT /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: 0\r\n\r\n"),
    HostileRequest("OPTIONS", 405, "OPTIONS /TOKEN/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("TRACE", 405, "TRACE /TOKEN/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("HTTP/1.0", 505, "GET /TOKEN/ HTTP/1.0\r\nHOST\r\n\r\n"),
    HostileRequest("HTTP/2", 400, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    HostileRequest(
      "a body in chunks", 501,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"),
    HostileRequest(
      "a body that waits to be asked for", 417,
      "POST /TOKEN/ HTTP/1.1\r\nHOST\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n"),
  ]
}

/// What is asked at an address that lasts, and of files that a browser keeps.
nonisolated extension HostileRequest {
  /// An address that was right once, or nearly is.
  fileprivate static let lasting = [
    HostileRequest(
      "a token with one digit more", 403, "GET /TOKEN0/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a token behind a word", 403, "GET /old/TOKEN/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "a token in a referrer", 403,
      "GET /names HTTP/1.1\r\nHOST\r\nReferer: http://127.0.0.1:PORT/TOKEN/\r\n\r\n"),
    HostileRequest(
      "a token in a cookie", 403, "GET / HTTP/1.1\r\nHOST\r\nCookie: token=TOKEN\r\n\r\n"),
    HostileRequest(
      "a token as a password", 403,
      "GET / HTTP/1.1\r\nHOST\r\nAuthorization: Bearer TOKEN\r\n\r\n"),
    HostileRequest("a token and a zero", 400, "GET /TOKEN%00/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest("a token and a blank", 403, "GET /TOKEN%20/ HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "the file in which the address is kept", 403, "GET /.build/address HTTP/1.1\r\nHOST\r\n\r\n"),
    HostileRequest(
      "a save of a page that is gone, from another site", 403,
      "POST /TOKEN/file HTTP/1.1\r\nHOST\r\nOrigin: http://example.com\r\n"
        + "Sec-Fetch-Mode: no-cors\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}"),
    HostileRequest(
      "a save of a page that is gone, with two lengths in one", 400,
      "POST /TOKEN/file HTTP/1.1\r\nHOST\r\nContent-Length: 2, 2\r\n\r\n{}"),
    HostileRequest(
      "a save of a page that is gone, longer than any file", 413,
      "POST /TOKEN/file HTTP/1.1\r\nHOST\r\nContent-Length: 50000000\r\n\r\n{}"),
  ]

  /// What a browser might ask of a file that it keeps: each gets the whole file.
  fileprivate static let keeping =
    [
      "If-None-Match: *", "If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT", "Range: bytes=0-1",
      "Range: bytes=5-1,0-,-9", "Cache-Control: only-if-cached", "Accept-Encoding: gzip, br",
      "If-Range: \"a\"", "Accept: */*;q=nan",
    ].map {
      HostileRequest("\($0)", 200, "GET /TOKEN/page.css HTTP/1.1\r\nHOST\r\n\($0)\r\n\r\n")
    } + [
      HostileRequest(
        "a kept file for a page of another site", 403,
        "GET /TOKEN/page.css HTTP/1.1\r\nHOST\r\nSec-Fetch-Site: cross-site\r\n"
          + "Sec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: style\r\n\r\n"),
      HostileRequest(
        "a kept file that is overwritten", 405,
        "PUT /TOKEN/page.css HTTP/1.1\r\nHOST\r\nContent-Length: 1\r\n\r\na"),
      HostileRequest(
        "a kept file above the page", 400, "GET /TOKEN/../page.css HTTP/1.1\r\nHOST\r\n\r\n"),
    ]
}

@Suite("Hostile clients")
nonisolated struct HostileClientTests {
  @Test(arguments: [
    "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate",
    "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document",
  ])
  func `a page of this server and a link from anywhere get their page`(fetch: String) async throws {
    let server = try TestServer { _ in .text("the page") }

    #expect(await server.reply(to: server.get(server.path, fetch + "\r\n"))?.body == "the page")
  }

  @Test(arguments: HostileRequest.all)
  func `a hostile request gets its status, and the next client its page`(
    hostile: HostileRequest
  ) async throws {
    let server = try TestServer { _ in .text("the page") }
    let client = server.client()

    await client.send(hostile.bytes(for: server))

    #expect(await client.response()?.status == hostile.status)
    #expect(await server.reply(to: server.get(server.path))?.body == "the page")
  }

  @Test func `a refusal says in a sentence what is the case`() async throws {
    let server = try TestServer { _ in .text("") }

    let reply = await server.reply(to: server.get("/"))

    #expect(
      reply?.body
        == "This address is not complete. Open the whole address that the program printed, with "
        + "the long number.\n")
  }

  @Test func `the names of this machine are as good as its number`() async throws {
    let server = try TestServer { _ in .text("the page") }

    for host in ["localhost:\(server.port)", "LOCALHOST", "127.0.0.1:9", "[::1]:\(server.port)"] {
      let request = "GET \(server.path) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n\r\n"
      #expect(await server.reply(to: request)?.status == 200, "\(host)")
    }
  }

  // MARK: - Slow clients

  /// Limits a test can wait for.
  private static let short: WebLimits = {
    var limits = WebLimits()
    (limits.reading, limits.resting) = (.milliseconds(200), .seconds(3))
    (limits.sending, limits.backlog) = (.milliseconds(200), 100_000)
    limits.connections = 8
    return limits
  }()

  @Test(arguments: ["GET /", "POST TOKEN HTTP/1.1\r\nHOST\r\nContent-Length: 9\r\n\r\nhell"])
  func `a request that does not end is refused`(beginning: String) async throws {
    let server = try TestServer(limits: Self.short) { _ in .text("") }
    let client = server.client()

    await client.send(
      beginning.replacing("TOKEN", with: server.path).replacing("HOST\r\n", with: server.host))

    #expect(await client.response()?.status == 408)
    #expect(await client.isClosed())
  }

  @Test func `a byte at a time does not win time`() async throws {
    let server = try TestServer(limits: Self.short) { _ in .text("") }
    let client = server.client()
    let begin = ContinuousClock.now

    let dripping = Task {
      for byte in String(repeating: "GET", count: 1000).utf8 where !Task.isCancelled {
        await client.send([byte])
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    let reply = await client.response()
    dripping.cancel()

    // The connection is closed while the client sends, and the answer may be lost with it.
    #expect([nil, 408].contains(reply?.status))
    // To send all of it would take a minute.
    #expect(begin.duration(to: .now) < .seconds(150))
  }

  @Test func `a client that says nothing is let go without a word`() async throws {
    var limits = Self.short
    limits.resting = .milliseconds(100)
    let server = try TestServer(limits: limits) { _ in .text("") }

    #expect(await server.client().isClosed())
  }

  @Test func `a client that does not read is let go`() async throws {
    let server = try TestServer(limits: Self.short) { _ in
      // More than the system keeps for a client.
      .data(Data(count: 40_000_000), as: "application/octet-stream")
    }
    var count = Int.max
    // The server waits for the client, and the client for the server to be tired of that.
    for wait in [600, 3000, 15_000] where count >= 40_000_000 {
      let client = server.client()
      await client.send(server.get(server.path))
      _ = await client.read(until: "\r\n\r\n")
      try await Task.sleep(for: .milliseconds(wait))
      count = await client.countToTheEnd()
    }

    #expect(count < 40_000_000)
  }

  @Test func `a stream that nobody reads is given up`() async throws {
    let (parts, continuation) = AsyncStream<Data>.makeStream()
    let server = try TestServer(limits: Self.short) { _ in
      WebResponse(contentType: "text/plain", body: .stream(parts))
    }
    let client = server.client()
    await client.send(server.get(server.path))

    await withCheckedContinuation { end in
      continuation.onTermination = { _ in end.resume() }
      for _ in 0..<200 { continuation.yield(Data(count: 100_000)) }
    }
  }

  // MARK: - Many clients

  @Test func `silent clients make room for one that knows the token`() async throws {
    let server = try TestServer(limits: Self.short) { _ in .text("the page") }

    var silent: [RawClient] = []
    for _ in 0..<50 {
      silent.append(server.client())
      await silent.last?.send("GET /")
    }

    #expect(await server.reply(to: server.get(server.path))?.body == "the page")
    withExtendedLifetime(silent) {}
  }

  @Test func `more clients than there may be are refused`() async throws {
    let server = try TestServer(limits: Self.short) { _ in
      WebResponse(contentType: "text/plain", body: .stream(AsyncStream { _ in }))
    }
    var open: [RawClient] = []
    for _ in 0..<8 {
      let client = server.client()
      await client.send(server.get(server.path))
      _ = await client.read(until: "\r\n\r\n")
      open.append(client)
    }

    #expect(await server.reply(to: server.get(server.path))?.status == 503)

    open.removeLast()
    var status: Int?
    for _ in 0..<50 where status != 200 {
      let client = server.client()
      await client.send(server.get(server.path))
      status = await client.read(until: "\r\n\r\n").contains("200 OK") ? 200 : 503
    }
    #expect(status == 200)
    withExtendedLifetime(open) {}
  }

  @Test func `a slow answer keeps nobody waiting`() async throws {
    let (gate, continuation) = AsyncStream<Void>.makeStream()
    let server = try TestServer { request in
      if request.path == ["slow"] { for await _ in gate {} }
      return .text(request.path.joined())
    }
    let slow = server.client()
    await slow.send(server.get(server.path + "slow"))

    #expect(await server.reply(to: server.get(server.path + "quick"))?.body == "quick")

    continuation.finish()
    #expect(await slow.response()?.body == "slow")
  }

  @Test func `a client that goes ends its answer`() async throws {
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let server = try TestServer { _ in
      await withTaskCancellationHandler {
        await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
          Task {
            for await _ in ended {}
            end.resume()
          }
        }
      } onCancel: {
        continuation.finish()
      }
      return .text("")
    }
    var client: RawClient? = server.client()
    await client?.send(server.get(server.path))
    await client?.send("GET /")

    client = nil

    for await _ in ended {}
  }

  @Test func `no descriptor stays open`() async throws {
    let server = try TestServer(limits: Self.short) { _ in .text("the page") }

    let before = try Self.countSockets()
    for hostile in HostileRequest.all {
      let client = server.client()
      await client.send(hostile.bytes(for: server))
      _ = await client.response()
    }

    // Other tests have sockets of their own, though not as many as this one had.
    var after = Int.max
    for _ in 0..<3000 where after > before + 40 {
      try await Task.sleep(for: .milliseconds(20))
      after = try Self.countSockets()
    }
    #expect(after <= before + 40)
  }

  /// How many sockets this program has.
  private static func countSockets() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
      let path = "/proc/self/fd/\(name)"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target?.hasPrefix("socket:") ?? false
    }
  }
}
