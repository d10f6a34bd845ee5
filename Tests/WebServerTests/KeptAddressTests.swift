import Foundation
import Testing

@testable import WebServer

@Suite("The address that a site keeps", .serialized)
nonisolated final class KeptAddressTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("kept-\(UUID().uuidString)")

  private var folder: URL { root.appendingPathComponent("page") }
  private var file: URL { folder.appendingPathComponent("address") }

  fileprivate static let owner = "/home/ada/course"
  fileprivate static let token = "0123456789abcdef0123456789abcdef"
  fileprivate static let text = "\(token)\n8123\n\(owner)\n"

  deinit { try? FileManager.default.removeItem(at: root) }

  private typealias Address = (token: String, port: UInt16)

  /// The address that a server starts with, and has no longer at the end.
  private func address() throws -> Address {
    let server = try WebServer(
      port: nil, keeping: KeptAddress(in: folder, of: Self.owner)
    ) { _ in .notFound }
    return (server.rule.token, server.port)
  }

  /// The address of the next start, which should be that of the last one.
  ///
  /// Whatever else runs may take a port that is free for a moment, and then the address is a new one:
  /// the start after that is asked.
  private func nextAddress(after last: Address) throws -> (last: Address, next: Address) {
    var (last, next) = (last, try address())
    for _ in 1..<20 where next.port != last.port { (last, next) = (next, try address()) }
    return (last, next)
  }

  /// Lays a file that is believed where a site looks for it.
  private func lay(_ text: String = KeptAddressTests.text, mode: mode_t = 0o600) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    mkdir(folder.path, 0o700)
    try Data(text.utf8).write(to: file)
    chmod(file.path, mode)
  }

  private var kept: String? { KeptAddress(in: folder, of: Self.owner)?.token }

  @Test func `a site has its token and its port again at the next start`() throws {
    let (last, next) = try nextAddress(after: address())

    #expect(next == last)
  }

  @Test func `only the owner can read what is kept, whatever the system would allow`() throws {
    let former = umask(0)
    defer { umask(former) }
    _ = try address()

    for (path, mode) in [(folder.path, mode_t(0o700)), (file.path, 0o600)] {
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & 0o7777 == mode, "\(path)")
    }
  }

  @Test func `a file in the form that is expected is believed`() throws {
    try lay()
    let address = try #require(KeptAddress(in: folder, of: Self.owner))

    #expect(address.token == Self.token && address.port == 8123)
  }

  /// A text that is not believed, in which TOKEN, OWNER and TEXT stand for those that would be.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text.replacing("TEXT", with: KeptAddressTests.text)
        .replacing("TOKEN", with: token).replacing("OWNER", with: owner)
    }

    static let all = [
      Wrong("nothing", ""), Wrong("empty lines", "\n\n\n"),
      Wrong("no end of the last line", "TOKEN\n8123\nOWNER"),
      Wrong("cut off in the token", "0123456789abcdef"), Wrong("cut off", "TOKEN\n8123\n"),
      Wrong("no port", "TOKEN\n\nOWNER\n"), Wrong("port 0", "TOKEN\n0\nOWNER\n"),
      Wrong("port -1", "TOKEN\n-1\nOWNER\n"), Wrong("port +80", "TOKEN\n+80\nOWNER\n"),
      Wrong("port 65536", "TOKEN\n65536\nOWNER\n"),
      Wrong("a port in digits of another script", "TOKEN\n\u{0668}\u{0660}\nOWNER\n"),
      Wrong("a line more", "TEXTmore\n"), Wrong("lines of Windows", "TOKEN\r\n8123\r\nOWNER\r\n"),
      Wrong("capitals", "0123456789ABCDEF0123456789ABCDEF\n8123\nOWNER\n"),
      Wrong("a token that is too long", "TOKEN0\n8123\nOWNER\n"),
      Wrong("a token that is too short", "0123456789abcdef0123456789abcde\n8123\nOWNER\n"),
      Wrong("a slash in it", "0123456789abcdef0123456789abcde/\n8123\nOWNER\n"),
      Wrong("a letter outside ASCII in it", "0123456789abcdef0123456789abcdé\n8123\nOWNER\n"),
      Wrong("a blank first", " TEXT"), Wrong("a mark first", "\u{FEFF}TEXT"),
      Wrong("a zero byte first", "\0TEXT"),
      Wrong("a token of zeros", "00000000000000000000000000000000\n8123\nOWNER\n"),
      Wrong("a token of four digits", "01230123012301230123012301230123\n8123\nOWNER\n"),
      Wrong("that of another package", "TOKEN\n8123\n/home/ada/another\n"),
      Wrong("that of nothing", "TOKEN\n8123\n\n"),
      Wrong("ten million letters", "TEXT" + String(repeating: "a", count: 10_000_000) + "\n"),
    ]
  }

  @Test(arguments: Wrong.all)
  func `a text in another form is not believed, and replaced by one that is`(wrong: Wrong) throws {
    try lay(wrong.text)
    #expect(kept == nil)

    let first = try address()

    #expect(first.token != Self.token && first.token.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    let (last, next) = try nextAddress(after: first)
    #expect(next == last && next.token == first.token)
  }

  @Test func `bytes that are no text are not believed`() throws {
    try lay()
    try Data([0xFF, 0xFE] + Array(Self.text.utf8)).write(to: file)
    chmod(file.path, 0o600)
    #expect(kept == nil)
  }

  @Test(arguments: [mode_t(0o644), 0o640, 0o604, 0o620, 0o602, 0o610, 0o601, 0o666, 0o777])
  func `a file that others can reach is not believed, and closed`(mode: mode_t) throws {
    try lay(mode: mode)
    #expect(kept == nil)

    #expect(try address().token != Self.token)
    var status = stat()
    #expect(lstat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: [mode_t(0o755), 0o750, 0o705, 0o770, 0o777, 0o1777, 0o711])
  func `a folder that others can enter is not used`(mode: mode_t) throws {
    try lay()
    chmod(folder.path, mode)

    #expect(KeptAddress(in: folder, of: Self.owner) == nil)
    #expect(try address().token != Self.token)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
  }

  /// What stands in the place of the file, made by a command that knows it as FILE, and a file of the
  /// right form elsewhere as OTHER.
  @Test(arguments: [
    "ln -s OTHER FILE", "ln OTHER FILE", "mkdir -m 700 FILE", "mkfifo -m 600 FILE",
    "ln -s FILE FILE", "ln -s /dev/zero FILE", "ln -s nowhere FILE",
  ])
  func `what is no plain file of its own is not believed`(command: String) throws {
    try lay()
    let other = root.appendingPathComponent("other")
    try FileManager.default.moveItem(at: file, to: other)
    try run(command.replacing("FILE", with: file.path).replacing("OTHER", with: other.path))
    #expect(kept == nil)

    #expect(try address().token != Self.token)
    #expect(try String(contentsOf: other, encoding: .utf8) == Self.text)
  }

  @Test func `a folder that is a link is not used`() throws {
    try lay()
    let other = root.appendingPathComponent("other")
    try FileManager.default.moveItem(at: folder, to: other)
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: other)

    #expect(KeptAddress(in: folder, of: Self.owner) == nil)
    #expect(try address().token != Self.token)
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can give a file to somebody else."))
  func `what belongs to another user is not believed`() throws {
    try lay()
    chown(file.path, 12345, 12345)
    #expect(kept == nil)
    #expect(try address().token != Self.token)

    chown(folder.path, 12345, 12345)
    #expect(KeptAddress(in: folder, of: Self.owner) == nil)
  }

  @Test func `where nothing can be written a site is served all the same`() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: folder)

    let first = try address()

    #expect(first.token.count == 32)
    #expect(try address().token != first.token)
  }

  @Test func `two programs that serve a site at once have different addresses`() throws {
    let first = try WebServer(
      port: nil, keeping: KeptAddress(in: folder, of: Self.owner)
    ) { _ in .notFound }
    let before = try String(contentsOf: file, encoding: .utf8)

    let second = try address()

    #expect(second.token != first.rule.token && second.port != first.port)
    #expect(try String(contentsOf: file, encoding: .utf8) == before)
  }

  @Test func `a port that somebody else has by now is given up, and the token stays`() throws {
    let first = try address()
    let other = try? ListeningSocket(port: first.port)
    defer { other?.close() }

    let second = try address()

    #expect(second.token == first.token)
    #expect(other == nil || second.port != first.port)
    // The next start looks where the site was last.
    #expect(KeptAddress(in: folder, of: Self.owner)?.port == second.port)
  }

  @Test func `a copy of the folder is not believed in another place`() throws {
    let first = try address()
    let copy = root.appendingPathComponent("copy")
    try run("cp -a '\(folder.path)' '\(copy.path)'")

    let token = KeptAddress(in: copy, of: "/home/ada/copy")?.token

    #expect(token == nil)
    #expect(KeptAddress(in: copy, of: Self.owner)?.token == first.token)
  }

  @Test func `a server proves to a page that it knows the token, and does not tell it`()
    async throws
  {
    let server = try TestServer { _ in .text("the page") }
    let challenge = "0123456789abcdef0123456789abcdef"

    let reply = try #require(await server.reply(to: server.get("/proof?of=\(challenge)")))

    let token = server.path.replacing("/", with: "")
    let rule = AccessRule(token: token, port: server.port)
    #expect(reply.status == 200)
    #expect(
      reply.body == #"{"port":\#(server.port),"proof":"\#(rule.proof(of: challenge))"}"#)
    #expect(!reply.body.contains(token))
    // Nobody who does not know the token, or listens on another port, gives this proof.
    #expect(AccessRule(port: server.port).proof(of: challenge) != rule.proof(of: challenge))
    #expect(
      AccessRule(token: token, port: server.port &+ 1).proof(of: challenge)
        != rule.proof(of: challenge))
    #expect(rule.proof(of: token) != rule.proof(of: challenge))
  }

  /// - Source: RFC 2202, section 3.
  @Test(arguments: [
    ([UInt8](repeating: 0x0b, count: 20), "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
    ),
    (
      [UInt8](repeating: 0xaa, count: 80), "Test Using Larger Than Block-Size Key - Hash Key First",
      "aa4ae5e15272d00e95705637ce8a3b55ed402112"
    ),
  ])
  func `a code is that of the standard`(key: [UInt8], message: String, code: String) {
    let made = SHA1.code(of: Array(message.utf8), key: key)

    #expect(made.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == code)
  }

  private func run(_ command: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(command)")
  }
}
