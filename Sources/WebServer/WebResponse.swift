import Foundation

/// What the page gets.
///
/// The server adds the headers that keep the page by itself: see ``protection``.
package nonisolated struct WebResponse: Sendable {
  package enum Body: Sendable {
    case data(Data)
    /// Parts that are sent as they come, until the stream ends or the page closes.
    case stream(AsyncStream<Data>)
    /// Messages of text over a web socket, each answered by one, in turn; nil ends it.
    ///
    /// It answers a request whose method is ``WebRequest/Method/socket``.
    case socket(@Sendable (_ message: Data) async -> Data?)
  }

  package var status: Int
  package var contentType: String
  package var body: Body

  /// Headers beside those that every response has.
  package var headers: [String: String] = [:]

  /// Whether the browser may keep it for good, because its address changes with what it holds.
  package var isKept = false

  package init(status: Int = 200, contentType: String, body: Body) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// Makes a response of bytes that lie in memory.
  package static func data(_ data: Data, as contentType: String) -> WebResponse {
    WebResponse(contentType: contentType, body: .data(data))
  }

  /// Makes a response of text.
  package static func text(
    _ text: String, as contentType: String = "text/plain; charset=utf-8", status: Int = 200
  ) -> WebResponse {
    WebResponse(status: status, contentType: contentType, body: .data(Data(text.utf8)))
  }

  /// Makes a response of a value, as JSON.
  package static func json(_ value: some Encodable) throws -> WebResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return WebResponse(contentType: "application/json", body: .data(try encoder.encode(value)))
  }

  /// A response that makes the connection a web socket.
  package static func socket(
    _ answer: @escaping @Sendable (_ message: Data) async -> Data?
  ) -> WebResponse {
    WebResponse(contentType: "", body: .socket(answer))
  }

  /// A response to a request for something that is not there.
  package static var notFound: WebResponse {
    WebRefusal.notFound.response
  }

  /// A response that sends the browser to another address of this server.
  package static func redirect(to address: String) -> WebResponse {
    var response = WebResponse.text("", status: 308)
    response.headers["Location"] = address
    return response
  }
}

nonisolated extension WebResponse {
  /// The headers of every response.
  ///
  /// The page may load only what this server has, may not be shown inside another page, and leaves
  /// nothing behind in the browser but what ``isKept``.
  package static let protection = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]

  /// The head of the response, as it is sent.
  func head(keepsAlive: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "Other")"]
    if status != 204 { lines.append("Content-Type: \(Self.line(contentType))") }
    switch body {
    case .data where status == 204: break
    case .data(let data): lines.append("Content-Length: \(data.count)")
    case .stream: lines.append("Transfer-Encoding: chunked")
    case .socket: break
    }
    lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
    lines += Self.protection.map { name, value in
      // Only this browser keeps it, and not what stands between it and the server.
      name == "Cache-Control" && isKept
        ? "\(name): private, max-age=31536000, immutable" : "\(name): \(value)"
    }
    lines += headers.sorted { $0.key < $1.key }.map { "\(Self.line($0)): \(Self.line($1))" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The head of a response that makes the connection a web socket.
  static func socketHead(for key: String) -> Data {
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(WebSocketHandshake.answer(to: key))",
    ]
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// A part of a stream as it is sent; the empty part ends the stream.
  static func chunk(_ data: Data) -> Data {
    Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
  }

  // A line break would begin another header.
  private static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { (0x20..<0x7f).contains($0.value) }))
  }

  private static let reasons = [
    200: "OK", 204: "No Content", 308: "Permanent Redirect", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
    411: "Length Required", 413: "Content Too Large", 414: "URI Too Long",
    417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Content",
    426: "Upgrade Required",
    429: "Too Many Requests", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}
