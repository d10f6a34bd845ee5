import Synchronization

/// Where answers are kept for the next time.
///
///     URLCache.shared = URLCache(memoryCapacity: 25_000_000, diskCapacity: 50_000_000, diskPath: nil)
///
/// - Shape: An answer with the status 200 to a request by `GET` is kept, if it takes no more than a twentieth
///   of the larger capacity. The oldest ones go where all together take more than both capacities.
/// - Units: Bytes.
/// - Differs: A request is answered from here only where its ``URLRequest/cachePolicy-swift.property`` says
///   so; nothing is written into files, and headers that forbid to keep an answer are not read.
/// - Source: Apple, Foundation, "URLCache" and "Accessing cached data".
nonisolated public final class URLCache: NSObject, @unchecked Sendable {
  /// The cache of every session that has none of its own.
  public static var shared: URLCache {
    get { SharedCache.current.cache.withLock { $0 } }
    set { SharedCache.current.cache.withLock { $0 = newValue } }
  }

  /// How many bytes may be kept in memory.
  public var memoryCapacity: Int {
    get { kept.withLock(\.memory) }
    set { change { $0.memory = newValue } }
  }

  /// How many bytes may be kept in files.
  public var diskCapacity: Int {
    get { kept.withLock(\.disk) }
    set { change { $0.disk = newValue } }
  }

  private struct Kept {
    var memory: Int
    var disk: Int
    /// The answers, the oldest first.
    var answers: [(url: URL, answer: NetworkAnswer)] = []
  }

  private let kept: Mutex<Kept>

  /// Creates a cache.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    kept = Mutex(Kept(memory: memoryCapacity, disk: diskCapacity))
    super.init()
  }

  /// Forgets everything.
  public func removeAllCachedResponses() { change { $0.answers = [] } }

  /// The answer that was kept for a request, or nil.
  func answer(to request: URLRequest) -> NetworkAnswer? {
    kept.withLock { kept in kept.answers.first { $0.url == request.url }?.answer }
  }

  /// Keeps an answer to a request, if it is one to keep.
  func keep(_ answer: NetworkAnswer, to request: URLRequest) {
    guard let url = request.url, request.httpMethod == "GET", let data = answer.data,
      (answer.response as? HTTPURLResponse)?.statusCode == 200
    else { return }
    change { kept in
      kept.answers.removeAll { $0.url == url }
      guard data.count <= max(kept.memory, kept.disk) / 20 else { return }
      kept.answers.append((url, answer))
    }
  }

  private func change(_ change: (inout Kept) -> Void) {
    kept.withLock { kept in
      change(&kept)
      let (room, isEndless) = max(kept.memory, 0).addingReportingOverflow(max(kept.disk, 0))
      var size = kept.answers.reduce(0) { $0 + ($1.answer.data?.count ?? 0) }
      while !isEndless, size > room, let oldest = kept.answers.first {
        size -= oldest.answer.data?.count ?? 0
        kept.answers.removeFirst()
      }
    }
  }
}

/// The cache of a phone.
nonisolated private final class SharedCache: Sendable {
  static var current: SharedCache { SharedDeviceState.current.only { SharedCache() } }

  let cache = Mutex(URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil))
}
