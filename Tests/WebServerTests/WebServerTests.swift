import Foundation
import Testing
import WebServer

@Suite("WebServer", .serialized)
nonisolated struct WebServerTests {
  @Test func `the address has the machine, the port and a token of 128 bits`() throws {
    let server = try WebServer(port: nil) { _ in .notFound }

    let parts = server.address.split(separator: "/")

    #expect(parts.count == 3)
    #expect(parts[1] == "127.0.0.1:\(server.port)")
    #expect(parts[2].wholeMatch(of: /[0-9a-f]{32}/) != nil)
  }

  @Test func `each server has a token of its own`() throws {
    let one = try WebServer(port: nil) { _ in .notFound }
    let other = try WebServer(port: nil) { _ in .notFound }

    #expect(one.address.split(separator: "/")[2] != other.address.split(separator: "/")[2])
  }

  @Test func `the handler gets the path after the token, the query and the body`() async throws {
    let server = try TestServer { request in
      .text(
        "\(request.method) \(request.path) \(request.query) "
          + String(decoding: request.body, as: UTF8.self))
    }

    let reply = await server.reply(
      to: "POST \(server.path)phone/3%20a/?step=2%2F5 HTTP/1.1\r\n\(server.host)"
        + "Content-Length: 5\r\n\r\nhello")

    #expect(reply?.body == #"post ["phone", "3 a"] ["step": "2/5"] hello"#)
  }

  @Test func `every response keeps the page by itself`() async throws {
    let server = try TestServer { _ in .text("") }

    for path in [server.path, "/"] {
      let reply = await server.reply(to: server.get(path))
      #expect(reply?.header("Content-Security-Policy")?.hasPrefix("default-src 'none';") == true)
      #expect(reply?.header("X-Content-Type-Options") == "nosniff")
      #expect(reply?.header("Referrer-Policy") == "no-referrer")
      #expect(reply?.header("Cache-Control") == "no-store")
      #expect(reply?.header("Cross-Origin-Resource-Policy") == "same-origin")
    }
  }

  @Test func `a browser keeps what never changes, and nothing else`() async throws {
    let server = try TestServer { request in
      var response = WebResponse.text("")
      response.isKept = request.path == ["kept"]
      return response
    }

    let kept = await server.reply(to: server.get(server.path + "kept"))
    #expect(kept?.header("Cache-Control") == "private, max-age=31536000, immutable")
    #expect(kept?.header("X-Content-Type-Options") == "nosniff")
    let other = await server.reply(to: server.get(server.path + "other"))
    #expect(other?.header("Cache-Control") == "no-store")
  }

  @Test func `a connection serves one request after another`() async throws {
    let server = try TestServer { .text($0.path.joined()) }
    let client = server.client()

    for path in ["one", "two", "three"] {
      await client.send(server.get(server.path + path))
      #expect(await client.response()?.body == path)
    }
  }

  @Test func `requests that come together are answered in order`() async throws {
    let server = try TestServer { .text($0.path.joined() + ";") }
    let client = server.client()

    await client.send(
      server.get(server.path + "one") + server.get(server.path + "two", "Connection: close\r\n"))

    let text = await client.read(until: "two;")
    #expect(text.firstRange(of: "one;") != nil)
    #expect(text.firstRange(of: "two;") != nil)
  }

  @Test func `HEAD gets the head alone`() async throws {
    let server = try TestServer { _ in .text("hello") }
    let client = server.client()

    await client.send("HEAD \(server.path) HTTP/1.1\r\n\(server.host)Connection: close\r\n\r\n")

    let text = await client.read(until: "never")
    #expect(text.contains("Content-Length: 5\r\n"))
    #expect(text.hasSuffix("\r\n\r\n"))
  }

  @Test func `the token without its slash leads to the page`() async throws {
    let server = try TestServer { _ in .text("hello") }

    let reply = await server.reply(to: server.get(String(server.path.dropLast())))

    #expect(reply?.status == 308)
    #expect(reply?.header("Location") == server.path)
  }

  @Test func `a stream is sent as it comes`() async throws {
    let (parts, continuation) = AsyncStream<Data>.makeStream()
    let server = try TestServer { _ in
      WebResponse(contentType: "text/plain", body: .stream(parts))
    }
    let client = server.client()
    await client.send(server.get(server.path))

    continuation.yield(Data("first".utf8))
    #expect(await client.read(until: "first").contains("first"))
    continuation.yield(Data("second".utf8))
    #expect(await client.read(until: "second").contains("second"))
    continuation.finish()
    #expect(await client.read(until: "0\r\n\r\n").contains("0\r\n\r\n"))
  }

  @Test func `a stream ends when its page goes`() async throws {
    let (parts, continuation) = AsyncStream<Data>.makeStream()
    let (ended, ending) = AsyncStream<Void>.makeStream()
    // A stream that has ended already calls nobody, so this comes first.
    continuation.onTermination = { _ in ending.finish() }
    let server = try TestServer { _ in
      WebResponse(contentType: "text/plain", body: .stream(parts))
    }
    var client: RawClient? = server.client()
    await client?.send(server.get(server.path))
    continuation.yield(Data("first".utf8))
    _ = await client?.read(until: "first")

    client = nil

    for await _ in ended {}
  }

  @Test func `a port that is taken is refused in a sentence`() throws {
    let server = try WebServer(port: nil) { _ in .notFound }

    #expect(throws: WebServerError.portTaken(server.port)) {
      try WebServer(port: server.port) { _ in .notFound }
    }
    #expect(
      WebServerError.portTaken(80).sentence
        == "Another program uses port 80. Choose another one with --port, or leave --port out to "
        + "get one that is free.")
  }

  @Test func `a server that was stopped gives its port back`() async throws {
    var isGivenBack = false
    // The tests beside this one have ports too, and may get this one first.
    for _ in 0..<10 where !isGivenBack {
      var server: TestServer? = try TestServer { _ in .text("") }
      let port = try #require(server?.port)
      #expect(await server?.reply(to: server?.get(server?.path ?? "") ?? "")?.status == 200)

      server = nil

      isGivenBack = (try? WebServer(port: port) { _ in .notFound })?.port == port
    }
    #expect(isGivenBack)
  }

  // In a program of its own, because a signal is for the whole program.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal that comes as soon as the address is told ends the server`(
    number: Int32
  ) async {
    await #expect(processExitsWith: .success) { [number] in
      let server = try WebServer(port: nil) { _ in .text("") }

      let ending = server.run {
        kill(getpid(), number)
        return true
      }

      precondition(ending == number)
    }
  }

  @Test func `a server whose address nobody hears of ends`() async {
    await #expect(processExitsWith: .success) {
      let server = try WebServer(port: nil) { _ in .text("") }
      precondition(server.run { false } == nil)
    }
  }
}
