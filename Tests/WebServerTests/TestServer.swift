import Foundation
import WebServer

/// A server that runs as long as the value lives.
nonisolated final class TestServer: Sendable {
  private let server: WebServer

  init(limits: WebLimits = WebLimits(), handler: @escaping WebServer.Handler) throws {
    server = try WebServer(port: nil, limits: limits, handler: handler)
    server.start()
  }

  deinit { server.stop() }

  var port: UInt16 { server.port }

  /// The path of the page: `/token/`.
  var path: String { "/\(server.address.split(separator: "/")[2])/" }

  /// The header that every request has.
  var host: String { "Host: 127.0.0.1:\(port)\r\n" }

  func client() -> RawClient { RawClient(port: port) }

  /// A request as a browser sends it.
  func get(_ path: String, _ headers: String = "") -> String {
    "GET \(path) HTTP/1.1\r\n\(host)\(headers)\r\n"
  }

  /// What a new client gets for a request.
  func reply(to request: String) async -> Reply? {
    let client = client()
    await client.send(request)
    return await client.response()
  }
}
