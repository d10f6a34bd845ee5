import Foundation

/// Who may ask: the page that came from the printed address, and nobody else.
nonisolated struct AccessRule: Sendable {
  /// What stands first in every path; a site that keeps its address has it again at each start.
  let token: String

  /// The name under which a code space hands the port on, if this is one.
  let forwardedName: String?

  /// The port of the server.
  let port: UInt16

  /// Makes a rule with a token that was kept, or with one of 128 bits that nobody can guess.
  init(token: String? = nil, port: UInt16 = 0, forwardedName: String? = nil) {
    (self.port, self.forwardedName) = (port, forwardedName)
    if let token {
      self.token = token
      return
    }
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    self.token = halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What is to be done with a request.
  enum Admission: Equatable {
    /// The request, whose body is yet to come.
    ///
    /// A request for a web socket comes with the key that its browser sent.
    case answer(WebRequest, socketKey: String?)
    /// A page asks for a proof that this server knows its token, before it sends the token.
    case prove(challenge: String)
    /// The address lacks the slash at its end, from which the page's own addresses go on.
    case addSlash
  }

  /// Decides about a request, before its body is read.
  func admit(_ head: RequestHead) throws(WebRefusal) -> Admission {
    try checkOrigin(of: head)
    try checkFetch(of: head)
    if head.method == "GET", let match = head.target.wholeMatch(of: /\/proof\?of=([0-9a-f]{32})/) {
      return .prove(challenge: String(match.1))
    }
    let parts = head.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard !head.target.contains("#"), let address = parts.first else { throw .malformed }
    var path: [String] = []
    for part in address.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      let part = try Self.plain(part)
      guard !part.contains("/"), !part.contains("\\") else { throw .malformed }
      path.append(part)
    }
    guard let first = path.first, isToken(first) else { throw .noToken }
    guard path.count > 1 else { return .addSlash }
    let endsInSlash = path.last == ""
    if endsInSlash { path.removeLast() }
    guard path.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { throw .malformed }
    let name = head.method == "HEAD" ? "GET" : head.method
    guard let method = WebRequest.Method(rawValue: name) else { throw .unknownMethod }
    let key = try WebSocketHandshake.key(of: head)
    return .answer(
      WebRequest(
        key == nil ? method : .socket, Array(path.dropFirst()), endsInSlash: endsInSlash,
        query: try Self.query(parts.count > 1 ? parts[1] : "")),
      socketKey: key)
  }

  /// What shows that this server knows the token, and listens on its port.
  ///
  /// While this program does not run, another one, of another user even, may listen on its port, and an
  /// open page asks there again and again. It sends its token to nobody who cannot answer this. The port is
  /// part of it, so that nobody hands the answer of this server on from another port.
  func proof(of challenge: String) -> String {
    SHA1.code(of: Array("\(port) \(challenge)".utf8), key: Array(token.utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Refuses what another machine's name or another page's script leads here.
  ///
  /// A name of the outside can be made to mean this machine, so the name is checked. The port is
  /// not: one that is forwarded may have another number. The origin has to be the very address that
  /// was asked.
  private func checkOrigin(of head: RequestHead) throws(WebRefusal) {
    guard let host = head.value(of: "host") else { throw .malformed }
    let isLocal =
      host.wholeMatch(of: /(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?/.ignoresCase()) != nil
    guard isLocal || host.lowercased() == forwardedName else { throw .foreignHost }
    guard head.fields.contains(where: { $0.name == "origin" }) else { return }
    var origins = ["http://\(host.lowercased())"]
    if let forwardedName {
      // What forwards the port speaks https to the browser, and tells the browser's origin or its own.
      origins += ["https://\(forwardedName)", "https://\(host.lowercased())"]
    }
    guard let origin = head.value(of: "origin")?.lowercased(), origins.contains(origin) else {
      throw .foreignOrigin
    }
  }

  /// Refuses what a browser itself says comes from a page of another site.
  ///
  /// Somebody may follow a link to the page from anywhere, which changes nothing. What is no browser says
  /// nothing of it.
  ///
  /// - Source: W3C, "Fetch Metadata Request Headers".
  private func checkFetch(of head: RequestHead) throws(WebRefusal) {
    let sites = head.fields.filter { $0.name == "sec-fetch-site" }.map { $0.value.lowercased() }
    guard !sites.allSatisfy({ ["same-origin", "none"].contains($0) }) else { return }
    let isLink =
      ["GET", "HEAD"].contains(head.method)
      && head.value(of: "sec-fetch-mode")?.lowercased() == "navigate"
      && head.value(of: "sec-fetch-dest")?.lowercased() == "document"
    guard isLink else { throw .foreignOrigin }
  }

  // It takes as long for a token that is nearly right as for one that is all wrong.
  private func isToken(_ text: String) -> Bool {
    guard text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func query(_ text: Substring) throws(WebRefusal) -> [String: String] {
    var query: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try plain(sides[0])
      guard query[name] == nil else { throw .malformed }
      query[name] = sides.count > 1 ? try plain(sides[1]) : ""
    }
    return query
  }

  private static func plain(_ text: Substring) throws(WebRefusal) -> String {
    guard let plain = String(text).removingPercentEncoding,
      !plain.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .malformed }
    return plain
  }
}
