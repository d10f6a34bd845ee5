/// The answer to a request, as a folder of the person's gives it.
nonisolated struct NetworkAnswer: Sendable {
  /// How long an answer takes, in seconds of the phone's clock.
  static let delay: TimeInterval = 0.2

  var data: Data?
  var response: URLResponse?
  var error: (any Error)?

  init(error: any Error) { self.error = error }

  /// That it has taken too long.
  static var timedOut: NetworkAnswer { NetworkAnswer(error: URLError(.timedOut)) }

  /// Looks for the answer to a request, and says on the console where there is none.
  @MainActor init(to request: URLRequest, ending: String = "json") {
    if let url = request.url, url.isFileURL {
      read(url)
      return
    }
    guard let url = request.url, let host = url.host, !host.isEmpty else {
      error = URLError(.unsupportedURL)
      return
    }
    guard host.contains(where: { $0 != "." }) else {
      error = URLError(.cannotFindHost)
      return
    }
    let files = Self.paths(of: url).map { $0.hasSuffix(".\(ending)") ? $0 : "\($0).\(ending)" }
    guard let folder = Device.current.folders["answers"] else {
      NetworkMessage.noNetwork(url, file: files[0]).reportOnce()
      error = URLError(
        .notConnectedToInternet,
        userInfo: [
          NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
          NSURLErrorFailingURLErrorKey: url,
        ])
      return
    }
    let file = Self.file(for: url, in: folder)
    if file == nil {
      NetworkMessage.noAnswer(url, files: files, folder: folder.path).reportOnce()
    }
    let content = file.flatMap { FileManager.default.contents(atPath: $0.path) } ?? Data()
    data = content
    response = HTTPURLResponse(
      url: url, statusCode: file == nil ? 404 : 200, httpVersion: "HTTP/1.1",
      headerFields: [
        "Content-Type": Self.kind(of: file?.pathExtension ?? ""),
        "Content-Length": "\(content.count)",
      ])
  }

  /// Reads a file of the application: an address need not be one of the web.
  private mutating func read(_ file: URL) {
    guard let content = FileManager.default.contents(atPath: file.path) else {
      error = URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: file])
      return
    }
    data = content
    response = URLResponse(
      url: file, mimeType: Self.kind(of: file.pathExtension), expectedContentLength: content.count,
      textEncodingName: nil)
  }

  /// The names of files that answer to an address, without an ending, the best first.
  static func paths(of url: URL) -> [String] {
    let parts = url.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let host = (url.host ?? "").lowercased().replacingOccurrences(of: "/", with: "_")
    let path = ([host] + parts.map(String.init)).joined(separator: "/")
    let plain = parts.isEmpty ? "\(path)/index" : path
    guard let query = url.query?.removingPercentEncoding, !query.isEmpty else { return [plain] }
    return ["\(plain)?\(query.replacingOccurrences(of: "/", with: "_"))", plain]
  }

  private static func file(for url: URL, in folder: URL) -> URL? {
    for path in paths(of: url) {
      let exact = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: exact.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return exact
      }
      let parent = exact.deletingLastPathComponent()
      let name = exact.lastPathComponent
      let files = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      let found = files.sorted().first {
        $0.hasPrefix("\(name).") && !$0.dropFirst(name.count + 1).contains(".")
      }
      if let found { return parent.appendingPathComponent(found) }
    }
    return nil
  }

  private static func kind(of ending: String) -> String {
    switch ending.lowercased() {
    case "html", "htm": "text/html"
    case "txt": "text/plain"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "svg": "image/svg+xml"
    default: "application/json"
    }
  }

  /// Writes a content into a file of its own.
  static func file(_ data: Data) -> URL? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
    return (try? data.write(to: file)) == nil ? nil : file
  }
}

/// What the console says of what the network was asked.
enum NetworkMessage: ConsoleMessage {
  case noNetwork(URL, file: String)
  case noAnswer(URL, files: [String], folder: String)

  var text: String {
    switch self {
    case .noNetwork(let url, let file):
      "The application asked \(url.absoluteString), and this phone has no network. To answer it, save "
        + "what the address gives as ANSWERS/\(file), in a folder ANSWERS of yours, and play with "
        + "--answers ANSWERS."
    case .noAnswer(let url, let files, let folder):
      "There is no answer to \(url.absoluteString) in \(folder). Put it there as "
        + "\(files.joined(separator: " or "))."
    }
  }
}

/// Reading what lies at an address at once, as an application may also do.
nonisolated extension Data {
  /// Reads a file, or what the network answers.
  ///
  /// - Differs: An address of the web is answered as ``URLSession`` does, without time going by.
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    guard url.scheme?.hasPrefix("http") == true else {
      self.init(referencing: try NSData(contentsOf: url, options: options))
      return
    }
    let answer = MainQueue.value { NetworkAnswer(to: URLRequest(url: url)) }
    guard let data = answer.data, (answer.response as? HTTPURLResponse)?.statusCode == 200 else {
      throw answer.error ?? CocoaError(.fileReadNoSuchFile)
    }
    self = data
  }
}

nonisolated extension String {
  /// Reads the text of a file, or of what the network answers.
  public init(contentsOf url: __shared URL, encoding enc: String.Encoding) throws {
    guard let text = String(data: try Data(contentsOf: url), encoding: enc) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = text
  }

  /// Reads the text of a file, or of what the network answers, written in UTF-8.
  public init(contentsOf url: __shared URL) throws {
    try self.init(contentsOf: url, encoding: .utf8)
  }
}
