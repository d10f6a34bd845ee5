import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("URLSession", .isolated)
struct URLSessionTests {
  let log = Log()
  let console = ConsoleLog()
  let stage = Stage(showing: UIView())
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID())")

  private func answer(_ text: String, at path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Device.current.folders["answers"] = folder
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func ask(_ text: String) throws -> URLSessionDataTask {
    URLSession.shared.dataTask(with: try url(text)) { [log] data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      log.note(
        "\(text ?? "nil") \(status.map { "\($0)" } ?? "nil") "
          + "\((error as? URLError).map { "\($0.code.rawValue)" } ?? "nil")")
    }
  }

  @Test func `B600: without a folder the error is that of a phone in flight mode`() throws {
    let task = try ask("https://example.org/v1/rates?base=EUR")
    task.resume()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["nil nil -1009"] && task.state == .completed)
    #expect(
      task.error?.localizedDescription == "The Internet connection appears to be offline.")
    #expect(
      console.lines == [
        "The application asked https://example.org/v1/rates?base=EUR, and this phone has no network. "
          + "To answer it, save what the address gives as "
          + "ANSWERS/example.org/v1/rates?base=EUR.json, in a folder ANSWERS of yours, and play with "
          + "--answers ANSWERS."
      ])
  }

  @Test func `B601: an answer comes when it is asked for, after two tenths of a second`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("{\"EUR\": 1}", at: "example.org/v1/rates.json")
    let task = try ask("https://example.org/v1/rates")
    stage.clock.advance(by: 1)
    #expect(task.state == .suspended && log.lines.isEmpty)
    task.resume()
    stage.clock.advance(by: 0.1)
    #expect(task.state == .running && log.lines.isEmpty)
    stage.clock.advance(by: 0.2)
    #expect(log.lines == ["{\"EUR\": 1} 200 nil"] && console.lines.isEmpty)
  }

  @Test func `B602: a file with the query goes before one without`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("all", at: "example.org/rates.json")
    try answer("euro", at: "example.org/rates?base=EUR.json")
    for query in ["?base=EUR", "?base=USD", ""] {
      try ask("https://example.org/rates\(query)").resume()
    }
    stage.clock.advance(by: 1)

    #expect(log.lines == ["euro 200 nil", "all 200 nil", "all 200 nil"])
  }

  @Test func `B603: a missing file is the status 404, and the console says which`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("x", at: "example.org/a.json")
    try ask("https://example.org/b/../../c?q=1").resume()
    try ask("https://example.org/b/../../c?q=1").resume()
    stage.clock.advance(by: 1)

    #expect(log.lines == [" 404 nil", " 404 nil"])
    #expect(
      console.lines == [
        "There is no answer to https://example.org/b/../../c?q=1 in \(folder.path). Put it there as "
          + "example.org/b/c?q=1.json or example.org/b/c.json."
      ])
  }

  @Test func `an address without a path is answered by the index`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("<html>", at: "example.org/index.html")
    try ask("https://example.org").resume()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["<html> 200 nil"])
  }

  @Test
  func `B604: a task that is cancelled ends with that error, and one that is suspended waits`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("x", at: "example.org/a.json")
    let cancelled = try ask("https://example.org/a")
    cancelled.resume()
    cancelled.cancel()
    let waiting = try ask("https://example.org/a")
    waiting.resume()
    waiting.suspend()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["nil nil -999"] && waiting.state == .suspended)
    waiting.resume()
    stage.clock.advance(by: 1)
    #expect(log.lines.last == "x 200 nil")
  }

  @Test func `a download lies in a file, and an upload is answered`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("music", at: "example.org/song.json")
    let address = try url("https://example.org/song")
    URLSession(configuration: .default).downloadTask(with: address) { [log] file, response, error in
      log.note("\(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nil")")
    }.resume()
    var request = URLRequest(url: address)
    request.httpMethod = "POST"
    URLSession.shared.uploadTask(with: request, from: Data([1])) { [log] data, _, _ in
      log.note("\(data?.count ?? -1)")
    }.resume()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["music", "5"])
  }

  @Test func `an address that is none of the web is not supported`() throws {
    try ask("mailto:somebody").resume()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["nil nil -1002"])
  }

  @Test func `B605: what an address holds can be read at once, and files as ever`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("soup", at: "example.org/menu.txt")
    #expect(try String(contentsOf: try url("https://example.org/menu")) == "soup")
    #expect(try Data(contentsOf: try url("https://example.org/menu")).count == 4)
    #expect(throws: CocoaError.self) { try Data(contentsOf: try url("https://example.org/other")) }
    #expect(try Data(contentsOf: folder.appendingPathComponent("example.org/menu.txt")).count == 4)
    Device.current.folders = [:]
    #expect(throws: URLError.self) { try Data(contentsOf: try url("https://example.org/menu")) }
  }

  @Test func `the headers of a request are found however they are written`() throws {
    var request = URLRequest(url: try url("https://example.org"), timeoutInterval: 5)
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")

    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    #expect(request.allHTTPHeaderFields?.count == 1 && request.httpMethod == "GET")
  }

  private func note(_ session: URLSession, _ request: URLRequest) -> URLSessionDataTask {
    session.dataTask(with: request) { [log] data, _, error in
      let code = (error as? URLError).map { "\($0.code.rawValue)" }
      log.note("\(data.map { String(decoding: $0, as: UTF8.self) } ?? "nil") \(code ?? "nil")")
    }
  }

  @Test func `B606: a task that is given less time than an answer takes ends for that`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("x", at: "example.org/a.json")
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 0.1
    let session = URLSession(configuration: configuration)
    configuration.timeoutIntervalForRequest = 60
    #expect(session.configuration.timeoutIntervalForRequest == 0.1)
    session.dataTask(with: try url("https://example.org/a")) { [log] _, _, error in
      log.note("\((error as? URLError)?.code.rawValue ?? 0)")
    }.resume()
    stage.clock.advance(by: 0.15)
    #expect(log.lines == ["-1001"])
    note(.shared, URLRequest(url: try url("https://example.org/a"), timeoutInterval: 0.05)).resume()
    stage.clock.advance(by: 0.1)
    #expect(log.lines == ["-1001", "nil -1001"])
  }

  @Test func `B607: a task that waits for a network does not fail at once`() throws {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    configuration.timeoutIntervalForResource = 10
    let session = URLSession(configuration: configuration)
    note(session, URLRequest(url: try url("https://example.org/a"))).resume()
    stage.clock.advance(by: 9)
    #expect(log.lines.isEmpty && console.lines.count == 1)
    stage.clock.advance(by: 2)
    #expect(log.lines == ["nil -1001"])
  }

  @Test func `B608: an answer that was kept is given where the request asks for it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = URLRequest(url: try url("https://example.org/a"))
    request.cachePolicy = .returnCacheDataDontLoad
    try answer("old", at: "example.org/a.json")
    func asked(_ policy: URLRequest.CachePolicy) -> String? {
      request.cachePolicy = policy
      note(.shared, request).resume()
      stage.clock.advance(by: 1)
      return log.lines.last
    }
    #expect(asked(.returnCacheDataDontLoad) == "nil -1008")
    #expect(asked(.useProtocolCachePolicy) == "old nil")
    try answer("new", at: "example.org/a.json")
    #expect(asked(.returnCacheDataDontLoad) == "old nil")
    #expect(asked(.returnCacheDataElseLoad) == "old nil")
    #expect(asked(.useProtocolCachePolicy) == "new nil")
    URLCache.shared.removeAllCachedResponses()
    #expect(asked(.returnCacheDataDontLoad) == "nil -1008")
    URLCache.shared = URLCache(memoryCapacity: 10, diskCapacity: 0, diskPath: nil)
    #expect(asked(.useProtocolCachePolicy) == "new nil")
    #expect(asked(.returnCacheDataDontLoad) == "nil -1008", "It takes more than a twentieth.")
  }

  @Test func `a cache gives up the oldest where there is no more room`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = URLCache(memoryCapacity: 100, diskCapacity: 0)
    URLCache.shared = cache
    for index in 0..<30 {
      try answer("12345", at: "example.org/\(index).json")
      note(.shared, URLRequest(url: try url("https://example.org/\(index)"))).resume()
    }
    stage.clock.advance(by: 1)
    func kept(_ index: Int) throws -> Bool {
      note(
        .shared,
        URLRequest(
          url: try url("https://example.org/\(index)"), cachePolicy: .returnCacheDataDontLoad)
      ).resume()
      stage.clock.advance(by: 1)
      return log.lines.last == "12345 nil"
    }
    #expect(try !kept(9) && kept(10) && kept(29))
    cache.memoryCapacity = 5
    #expect(try !kept(28) && kept(29))
  }

  @Test func `B609: a session that is invalidated takes no more tasks`() throws {
    let request = URLRequest(url: try url("https://example.org/a"))
    let session = URLSession(configuration: .default)
    let task = note(session, request)
    task.resume()
    session.invalidateAndCancel()
    stage.clock.advance(by: 1)
    #expect(log.lines == ["nil -999"] && task.state == .completed)
    #expect(
      Device.current.exception { _ = note(session, request) }
        == "NSGenericException: Task created in a session that has been invalidated")
    let finishing = URLSession(configuration: .ephemeral)
    note(finishing, request).resume()
    finishing.finishTasksAndInvalidate()
    URLSession.shared.invalidateAndCancel()
    stage.clock.advance(by: 1)
    #expect(log.lines.last == "nil -1009")
    #expect(Device.current.exception { _ = note(.shared, request) } == nil)
  }

  @Test func `every request of a session has its headers, unless it has them itself`() throws {
    let configuration = URLSessionConfiguration.default
    configuration.httpAdditionalHeaders = ["Accept": "text/plain", "X-Key": 7]
    var request = URLRequest(url: try url("https://example.org/a"))
    request.setValue("image/png", forHTTPHeaderField: "accept")
    let task = note(URLSession(configuration: configuration), request)

    #expect(task.currentRequest?.value(forHTTPHeaderField: "Accept") == "image/png")
    #expect(task.currentRequest?.value(forHTTPHeaderField: "x-key") == "7")
    #expect(task.originalRequest?.value(forHTTPHeaderField: "x-key") == nil)
  }

  @Test func `a file of the application is read as an address`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("menu", at: "menu.json")
    Device.current.folders["answers"] = nil
    note(.shared, URLRequest(url: folder.appendingPathComponent("menu.json"))).resume()
    note(.shared, URLRequest(url: folder.appendingPathComponent("none.json"))).resume()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["menu nil", "nil -1100"] && console.lines.isEmpty)
  }

  @Test(arguments: ["https://../secret", "https://..%2F../secret", "https://EXAMPLE.org/a"])
  func `an address leads to no file beside the folder, however it is written`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("right", at: "answers/example.org/a.json")
    try answer("secret", at: "secret.json")
    Device.current.folders["answers"] = folder.appendingPathComponent("answers")
    guard let url = URL(string: text) else { return }
    note(.shared, URLRequest(url: url)).resume()
    stage.clock.advance(by: 1)

    #expect(!log.lines.joined().contains("secret"))
    if text.hasSuffix("/a") { #expect(log.lines == ["right nil"]) }
  }

  @Test func `suspending and going on begins the time of an answer anew`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try answer("x", at: "example.org/a.json")
    let task = try ask("https://example.org/a")
    task.resume()
    stage.clock.advance(by: 0.15)
    task.suspend()
    task.resume()
    stage.clock.advance(by: 0.1)
    #expect(log.lines.isEmpty)
    stage.clock.advance(by: 0.2)
    #expect(log.lines == ["x 200 nil"])
  }

  @Test func `who keeps a task is let go of when it is over`() throws {
    weak var screen: Screen?
    do {
      let kept = Screen()
      screen = kept
      kept.load(try url("https://example.org/a"))
      stage.clock.advance(by: 1)
      #expect(kept.isDone)
    }
    #expect(screen == nil)
  }

  private final class Screen {
    var task: URLSessionDataTask?
    var isDone = false

    func load(_ url: URL) {
      task = URLSession.shared.dataTask(with: url) { _, _, _ in self.isDone = true }
      task?.resume()
    }
  }
}
