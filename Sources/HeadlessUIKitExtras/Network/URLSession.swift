import Synchronization

/// What asks the network, which is a folder here.
///
///     let task = URLSession.shared.dataTask(with: url) { data, response, error in … }
///     task.resume()
///
/// A phone of this course has no network, as one in flight mode. A person can give it a folder of
/// answers. The answer to `https://example.org/v1/rates?base=EUR` is the file
/// `example.org/v1/rates?base=EUR` of that folder, or else `example.org/v1/rates`, each with any ending.
///
/// - Shape: An answer comes after two tenths of a second of the phone's clock, on a queue beside the
///   main one, in the order in which the tasks were begun.
/// - Errors: Without a folder every task ends with `URLError.notConnectedToInternet`. With one, a file
///   that is missing is an answer without content and the status 404. The console says both, and which
///   file was looked for. A task that is given less than two tenths of a second ends with
///   `URLError.timedOut`.
/// - Differs: The method, the headers and the body of a request change nothing. There are no sessions in
///   the background, no tasks with a delegate and no progress.
/// - Source: Apple, Foundation, "URLSession" and "Fetching website data into memory".
nonisolated public final class URLSession: NSObject, Sendable {
  /// The session for everybody who needs none of their own.
  public static let shared = URLSession(configuration: .default)

  /// What the session was made with; to change it afterwards changes nothing.
  public var configuration: URLSessionConfiguration { settings.duplicate() }

  private let settings: URLSessionConfiguration
  private let tasks = Mutex(Tasks())

  private struct Tasks {
    struct Weak { weak var task: URLSessionTask? }

    var isInvalid = false
    var known: [Weak] = []
  }

  /// Creates a session.
  public init(configuration: URLSessionConfiguration) {
    settings = configuration.duplicate()
    super.init()
  }

  /// Creates a task that fetches what lies at an address; it waits for ``URLSessionTask/resume()``.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: settings.request(for: url), completionHandler: completionHandler)
  }

  /// Creates a task that sends a request and fetches the answer.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    add(URLSessionDataTask(request, settings) { completionHandler($0.data, $0.response, $0.error) })
  }

  /// Creates a task that sends a request with a body and fetches the answer.
  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    add(
      URLSessionUploadTask(request, settings) { completionHandler($0.data, $0.response, $0.error) })
  }

  /// Creates a task that fetches what lies at an address into a file.
  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @MainActor (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: settings.request(for: url), completionHandler: completionHandler)
  }

  /// Creates a task that sends a request and fetches the answer into a file.
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @MainActor (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    add(
      URLSessionDownloadTask(request, settings) {
        completionHandler($0.data.flatMap(NetworkAnswer.file), $0.response, $0.error)
      })
  }

  /// Fetches what lies at an address.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: settings.request(for: url))
  }

  /// Sends a request and fetches the answer; to cancel the task that waits for it cancels the request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let waiting = WaitingRequest()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = add(
          URLSessionDataTask(request, settings) { answer in
            if let data = answer.data, let response = answer.response {
              continuation.resume(returning: (data, response))
            } else {
              continuation.resume(throwing: answer.error ?? URLError(.unknown))
            }
          })
        waiting.task.withLock { $0 = task }
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      waiting.task.withLock { $0 }?.cancel()
    }
  }

  /// Takes no more tasks; those there are go on.
  ///
  /// The shared session takes more.
  public func finishTasksAndInvalidate() { invalidate() }

  /// Takes no more tasks, and cancels those there are.
  ///
  /// The shared session takes more.
  public func invalidateAndCancel() { for task in invalidate() { task.cancel() } }

  @discardableResult
  private func invalidate() -> [URLSessionTask] {
    guard self !== Self.shared else { return [] }
    return tasks.withLock { tasks in
      tasks.isInvalid = true
      return tasks.known.compactMap(\.task)
    }
  }

  private func add<Kind: URLSessionTask>(_ task: Kind) -> Kind {
    let isInvalid = tasks.withLock { tasks in
      tasks.known.removeAll { $0.task == nil }
      tasks.known.append(.init(task: task))
      return tasks.isInvalid
    }
    if isInvalid { MainQueue.perform { NetworkError.invalidatedSession.raise() } }
    return task
  }
}

/// The task that somebody waits for who may be cancelled.
nonisolated private final class WaitingRequest: Sendable {
  let task = Mutex<URLSessionTask?>(nil)
}

/// How a session works.
///
/// - Shape: What it says counts for requests that the session makes of an address; a ``URLRequest`` of the
///   application's own says for itself how long it may take and where its answer is looked for.
/// - Differs: A task that waits for a network waits as long as everything together may take: none comes.
/// - Source: Apple, Foundation, "URLSessionConfiguration".
nonisolated public final class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// A session as an application needs it mostly.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// A session that keeps nothing beyond its end.
  public class var ephemeral: URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.ownCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0, diskPath: nil)
    return configuration
  }

  /// How many seconds a request may take.
  public var timeoutIntervalForRequest: TimeInterval = 60

  /// How many seconds everything together may take.
  public var timeoutIntervalForResource: TimeInterval = 604_800

  /// The headers of every request, beside its own.
  public var httpAdditionalHeaders: [AnyHashable: Any]?

  /// Whether a task waits for a network, and does not fail at once without one.
  public var waitsForConnectivity = false

  /// Where answers are looked for first.
  public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy

  private var ownCache: URLCache?

  var cache: URLCache { ownCache ?? .shared }

  /// A configuration that says the same, and goes on saying it.
  func duplicate() -> URLSessionConfiguration {
    let copy = URLSessionConfiguration()
    copy.timeoutIntervalForRequest = timeoutIntervalForRequest
    copy.timeoutIntervalForResource = timeoutIntervalForResource
    copy.httpAdditionalHeaders = httpAdditionalHeaders
    copy.waitsForConnectivity = waitsForConnectivity
    copy.requestCachePolicy = requestCachePolicy
    copy.ownCache = ownCache
    return copy
  }

  func request(for url: URL) -> URLRequest {
    URLRequest(
      url: url, cachePolicy: requestCachePolicy, timeoutInterval: timeoutIntervalForRequest)
  }

  /// The request as it is sent: with the headers of the session that it does not have itself.
  func completed(_ request: URLRequest) -> URLRequest {
    var request = request
    for (name, value) in httpAdditionalHeaders ?? [:] {
      if request.value(forHTTPHeaderField: "\(name)") == nil {
        request.setValue("\(value)", forHTTPHeaderField: "\(name)")
      }
    }
    return request
  }

  /// How many seconds a request may take; a limit that is none or not above 0 is no limit.
  func limit(of request: URLRequest) -> TimeInterval {
    [request.timeoutInterval, timeoutIntervalForResource].filter { $0 > 0 }.min() ?? .infinity
  }
}

/// Something that is asked of the network.
nonisolated public class URLSessionTask: NSObject, @unchecked Sendable {
  /// How far a task has come.
  public enum State: Int, Sendable {
    /// It runs.
    case running
    /// It waits to be resumed.
    case suspended
    /// It is being given up.
    case canceling
    /// It is over.
    case completed
  }

  /// How far the task has come.
  public private(set) var state = State.suspended

  /// What was asked at first.
  public let originalRequest: URLRequest?

  /// What is asked: the request with the headers that every request of the session has.
  public var currentRequest: URLRequest? { originalRequest.map(settings.completed) }

  /// What came of it, once it is over.
  public private(set) var response: URLResponse?

  /// What went wrong, once it is over.
  public private(set) var error: (any Error)?

  /// How urgent the task is, from 0 to 1; it changes nothing.
  public var priority: Float = 0.5

  private let settings: URLSessionConfiguration
  /// What is told of the answer; once that is there it is let go of, and what it keeps.
  private var finish: (@MainActor (NetworkAnswer) -> Void)?
  /// How often the task was begun or gone on with.
  private var begins = 0

  init(
    _ request: URLRequest, _ settings: URLSessionConfiguration,
    _ finish: @escaping @MainActor (NetworkAnswer) -> Void
  ) {
    (originalRequest, self.settings, self.finish) = (request, settings, finish)
    super.init()
  }

  /// Begins the task, or goes on with it.
  public func resume() {
    guard state == .suspended, let request = originalRequest else { return }
    state = .running
    begins += 1
    let limit = settings.limit(of: request)
    wait(min(limit, NetworkAnswer.delay)) {
      if limit < NetworkAnswer.delay { return self.end(with: .timedOut) }
      guard !self.waitsForNetwork(request) else {
        let rest = self.settings.timeoutIntervalForResource - NetworkAnswer.delay
        return self.wait(max(rest, 0)) { self.end(with: .timedOut) }
      }
      self.end(with: self.answer(to: request))
    }
  }

  /// Does something after some seconds, unless the task has been stopped meanwhile.
  private func wait(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    let begin = begins
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      if self.state == .running, self.begins == begin { work() }
    }
  }

  @MainActor private func waitsForNetwork(_ request: URLRequest) -> Bool {
    guard settings.waitsForConnectivity, Device.current.folders["answers"] == nil,
      request.url?.isFileURL == false
    else { return false }
    _ = NetworkAnswer(to: request)
    return true
  }

  /// The answer to a request: what was kept, if the request says so, or else a new one.
  @MainActor private func answer(to request: URLRequest) -> NetworkAnswer {
    let cache = settings.cache
    let looksThere: [URLRequest.CachePolicy] = [.returnCacheDataElseLoad, .returnCacheDataDontLoad]
    if looksThere.contains(request.cachePolicy), let kept = cache.answer(to: request) {
      return kept
    }
    if request.cachePolicy == .returnCacheDataDontLoad {
      return NetworkAnswer(error: URLError(.resourceUnavailable))
    }
    let answer = NetworkAnswer(to: request)
    cache.keep(answer, to: request)
    return answer
  }

  /// Stops the task; it goes on when it is resumed.
  public func suspend() { if state == .running { state = .suspended } }

  /// Gives the task up: it ends with the error `URLError.cancelled`.
  public func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    DispatchQueue.global().async { self.end(with: NetworkAnswer(error: URLError(.cancelled))) }
  }

  @MainActor private func end(with answer: NetworkAnswer) {
    state = .completed
    (response, error) = (answer.response, answer.error)
    let finish = finish
    self.finish = nil
    finish?(answer)
  }
}

/// A task that fetches an answer into memory.
nonisolated public class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends a body.
nonisolated public final class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that fetches an answer into a file.
nonisolated public final class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// A mistake with a session, which raises an exception.
enum NetworkError: ExceptionCase {
  case invalidatedSession

  var exception: Exception {
    .generic(
      "Task created in a session that has been invalidated",
      help: "Make another URLSession, or invalidate it when its last task has been made.")
  }
}
