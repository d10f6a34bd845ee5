import Foundation
import Testing

@testable import WebServer

@Suite("A code space that hands a port on")
struct ForwardedNameTests {
  private static let space = [
    "CODESPACES": "true", "CODESPACE_NAME": "curly-spork",
    "GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN": "app.github.dev",
  ]

  private let rule = AccessRule(forwardedName: ForwardedName.ofEnvironment(port: 8080, space))

  @Test(arguments: [
    ("curly-spork-8080.app.github.dev", "https://curly-spork-8080.app.github.dev"),
    ("localhost:8080", "https://localhost:8080"),
    ("localhost:8080", "https://curly-spork-8080.app.github.dev"),
    ("127.0.0.1:8080", "http://127.0.0.1:8080"),
  ])
  func `the page may be asked for under its forwarded name, with the token`(
    host: String, origin: String
  ) {
    #expect(throws: Never.self) { try rule.admit(head(rule.token, host, origin)) }
    #expect(throws: WebRefusal.noToken) { try rule.admit(head("0", host, origin)) }
  }

  @Test(arguments: [
    ("curly-spork-8081.app.github.dev", "https://curly-spork-8081.app.github.dev"),
    ("evil-8080.app.github.dev", "https://evil-8080.app.github.dev"),
    ("curly-spork-8080.app.github.dev", "https://evil-8080.app.github.dev"),
    ("localhost:8080", "https://evil.example"), ("localhost:8080", "null"),
    ("curly-spork-8080.app.github.dev.evil.example", "https://evil.example"),
  ])
  func `other names and other pages are refused`(host: String, origin: String) {
    #expect(throws: WebRefusal.self) { try rule.admit(head(rule.token, host, origin)) }
  }

  @Test(arguments: [
    "CODESPACES", "CODESPACE_NAME", "GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN",
  ])
  func `elsewhere there is no forwarded name`(name: String) {
    var environment = Self.space
    environment[name] = nil
    #expect(ForwardedName.ofEnvironment(port: 8080, environment) == nil)
    environment[name] = "a b.evil/"
    #expect(ForwardedName.ofEnvironment(port: 8080, environment) == nil)
  }

  @Test func `without a code space its names are foreign`() {
    let rule = AccessRule()
    let host = "curly-spork-8080.app.github.dev"

    #expect(throws: WebRefusal.foreignHost) {
      try rule.admit(head(rule.token, host, "https://\(host)"))
    }
    #expect(throws: WebRefusal.foreignOrigin) {
      try rule.admit(head(rule.token, "localhost:8080", "https://localhost:8080"))
    }
  }

  private func head(_ token: String, _ host: String, _ origin: String) -> RequestHead {
    RequestHead(
      method: "GET", target: "/\(token)/", fields: [("host", host), ("origin", origin)],
      bodyCount: 0)
  }
}

@Suite("A port that a server prefers")
struct PreferredPortTests {
  @Test func `it is taken if it is free, and another one if it is not`() throws {
    let first = try WebServer(port: nil) { _ in .text("") }
    let second = try WebServer(port: nil, preferring: first.port) { _ in .text("") }
    #expect(second.port != first.port)
    let port = second.port
    second.start()
    second.stop()

    let third = try WebServer(port: nil, preferring: port) { _ in .text("") }

    #expect(third.port == port)
  }
}
