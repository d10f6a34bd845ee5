import Foundation

/// A client that sends whatever bytes it is told to.
///
/// It waits on threads of its own, because the server's answers are made on the ones that tests
/// share.
nonisolated final class RawClient: Sendable {
  private let descriptor: Int32

  init(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 900, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes, as many as the server takes.
  func send(_ bytes: some Sequence<UInt8> & Sendable) async {
    await apart { [descriptor] in
      var rest = Array(bytes)[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }
  }

  func send(_ text: String) async { await send(Array(text.utf8)) }

  /// Reads one response: its head, and the body that the head announces.
  func response() async -> Reply? {
    await apart { [descriptor] in
      var reply = Reply()
      while !reply.isComplete {
        guard let bytes = Self.receive(descriptor), !bytes.isEmpty else {
          return reply.bytes.isEmpty ? nil : reply
        }
        reply.bytes += bytes
      }
      return reply
    }
  }

  /// Reads until there is some text in what came.
  func read(until text: String) async -> String {
    await apart { [descriptor] in
      var found = ""
      while !found.contains(text), let bytes = Self.receive(descriptor), !bytes.isEmpty {
        found += String(decoding: bytes, as: UTF8.self)
      }
      return found
    }
  }

  /// Reads just so many bytes, or returns nil if fewer come.
  func read(_ count: Int) async -> [UInt8]? {
    await apart { [descriptor] in
      var bytes: [UInt8] = []
      while bytes.count < count {
        guard let more = Self.receive(descriptor, atMost: count - bytes.count), !more.isEmpty else {
          return nil
        }
        bytes += more
      }
      return bytes
    }
  }

  /// How many bytes come before the server closes the connection.
  func countToTheEnd() async -> Int {
    await apart { [descriptor] in
      var count = 0
      while let bytes = Self.receive(descriptor), !bytes.isEmpty { count += bytes.count }
      return count
    }
  }

  /// Whether the server closed the connection and sent nothing more.
  func isClosed() async -> Bool {
    await apart { [descriptor] in Self.receive(descriptor).map(\.isEmpty) ?? (errno != EAGAIN) }
  }

  /// The next bytes; none if the server closed the connection, and nil after a time that is long on a busy machine.
  private static func receive(_ descriptor: Int32, atMost most: Int = 65_536) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: min(most, 65_536))
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  private func apart<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}

/// What a client got.
nonisolated struct Reply: Sendable {
  var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The status, or nil if this is no response.
  var status: Int? {
    let words = text.prefix(64).split(separator: " ")
    return words.first == "HTTP/1.1" ? words.dropFirst().first.flatMap { Int($0) } : nil
  }

  var head: String { text.components(separatedBy: "\r\n\r\n")[0] }

  var body: String {
    text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
  }

  /// The value of a header, or nil if there is none.
  func header(_ name: String) -> String? {
    let line = head.components(separatedBy: "\r\n").first {
      $0.lowercased().hasPrefix(name.lowercased() + ":")
    }
    return line.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  var isComplete: Bool {
    guard text.contains("\r\n\r\n") else { return false }
    return body.utf8.count >= header("Content-Length").flatMap { Int($0) } ?? .max
  }
}
