import Foundation

/// What the page asks for.
package nonisolated struct WebRequest: Equatable, Sendable {
  package enum Method: String, Sendable {
    /// Also stands for HEAD, whose response is sent without its body.
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
    /// A GET that asks to become a web socket: see ``WebResponse/Body/socket(_:)``.
    case socket
  }

  package let method: Method

  /// The parts of the path after the token, without percent signs: `["phone", "3", "events"]`.
  ///
  /// The address that the program prints has none. No part is empty, `.` or `..`, and none holds a
  /// slash, a backslash or a control character.
  package let path: [String]

  /// Whether the path ends in a slash, from which the addresses on its page go on.
  package let endsInSlash: Bool

  /// What stands after the question mark, without percent signs.
  package let query: [String: String]

  package var body: Data

  /// Makes a request, for whoever answers one without a server.
  package init(
    _ method: Method, _ path: [String], endsInSlash: Bool = false, query: [String: String] = [:],
    body: Data = Data()
  ) {
    (self.method, self.path, self.query, self.body) = (method, path, query, body)
    self.endsInSlash = endsInSlash
  }

  /// The same request as somebody sees it to whom the first parts of its path lead.
  package func dropping(_ count: Int) -> WebRequest {
    WebRequest(
      method, Array(path.dropFirst(count)), endsInSlash: endsInSlash, query: query, body: body)
  }
}
