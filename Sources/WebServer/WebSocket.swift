import Foundation

/// How a request becomes a web socket: a connection on which both sides send messages.
///
/// A message costs a browser a tenth of what a request costs it.
///
/// - Source: RFC 6455, "The WebSocket Protocol", section 4.2.
nonisolated enum WebSocketHandshake {
  /// Returns the key of a request that asks for a web socket, or nil if it asks for none.
  static func key(of head: RequestHead) throws(WebRefusal) -> String? {
    guard head.value(of: "upgrade")?.lowercased() == "websocket" else { return nil }
    let options = head.value(of: "connection")?.lowercased().split(separator: ",") ?? []
    guard head.method == "GET", head.bodyCount == 0,
      options.contains(where: { $0.trimmingCharacters(in: .whitespaces) == "upgrade" }),
      let key = head.value(of: "sec-websocket-key"), Data(base64Encoded: key)?.count == 16
    else { throw .malformed }
    guard head.value(of: "sec-websocket-version") == "13" else { throw .unknownSocketVersion }
    return key
  }

  /// What shows the browser that its key was understood.
  static func answer(to key: String) -> String {
    let hash = SHA1.hash(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return Data(hash).base64EncodedString()
  }
}

/// A piece of what goes over a web socket.
nonisolated struct WebSocketFrame: Equatable {
  enum Kind: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  let kind: Kind
  /// Whether the message ends with it.
  let isLast: Bool
  let payload: Data

  /// The frame as a server sends it: whole and without a mask.
  static func data(_ kind: Kind, _ payload: Data) -> Data {
    var head = Data([0x80 | kind.rawValue])
    switch payload.count {
    case ..<126: head.append(UInt8(payload.count))
    case ...0xFFFF: head += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      head.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        head.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    return head + payload
  }
}

/// Why a web socket is closed.
nonisolated enum WebSocketEnd: UInt16, Error {
  case normal = 1000
  /// The page sent what is no frame, or one that only a server sends.
  case protocolError = 1002
  /// A message is not text.
  case notText = 1003
  /// A message says that it is text, and is not UTF-8.
  case malformedText = 1007
  case tooLong = 1009

  /// The frame that says so.
  var frame: Data {
    WebSocketFrame.data(.close, Data([UInt8(rawValue >> 8), UInt8(rawValue & 0xFF)]))
  }
}

/// Makes messages of the bytes that a page sends over a web socket.
///
/// - Source: RFC 6455, sections 5 and 7.
nonisolated struct WebSocketReader {
  enum Event: Equatable {
    case message(Data)
    /// The page wants to know whether anybody is there.
    case ping(Data)
    /// The page ends the conversation.
    case close
  }

  private let longest: Int
  private var bytes: [UInt8] = []
  /// What has come of a message in several frames.
  private var message: Data?

  /// Makes a reader of messages that have at most so many bytes.
  init(longest: Int) {
    self.longest = longest
  }

  /// Whether nothing has come of which the end is missing.
  var isEmpty: Bool { bytes.isEmpty && message == nil }

  mutating func append(_ new: some Sequence<UInt8>) {
    bytes.append(contentsOf: new)
  }

  /// Returns what the page wants next, or nil if more has to come.
  mutating func next() throws(WebSocketEnd) -> Event? {
    while let frame = try frame() {
      switch frame.kind {
      case .ping: return .ping(frame.payload)
      case .pong: continue
      case .close: return .close
      case .binary: throw .notText
      case .text:
        guard message == nil else { throw .protocolError }
        message = frame.payload
      case .continuation:
        guard let begun = message else { throw .protocolError }
        guard begun.count + frame.payload.count <= longest else { throw .tooLong }
        message = begun + frame.payload
      }
      guard frame.isLast, let whole = message else { continue }
      message = nil
      guard String(validating: whole, as: UTF8.self) != nil else { throw .malformedText }
      return .message(whole)
    }
    return nil
  }

  /// Takes a frame off the bytes, or returns nil if it is not complete.
  private mutating func frame() throws(WebSocketEnd) -> WebSocketFrame? {
    guard bytes.count >= 2 else { return nil }
    // No extension was agreed upon, so the reserved bits are zero; what a page sends has a mask.
    guard bytes[0] & 0x70 == 0, bytes[1] & 0x80 != 0,
      let kind = WebSocketFrame.Kind(rawValue: bytes[0] & 0x0F)
    else { throw .protocolError }
    let isLast = bytes[0] & 0x80 != 0
    guard let (count, start) = try length() else { return nil }
    if kind.isControl, !isLast || count > 125 { throw .protocolError }
    guard count <= longest else { throw .tooLong }
    let end = start + 4 + count
    guard bytes.count >= end else { return nil }
    let mask = bytes[start..<start + 4]
    var payload = Data(bytes[(start + 4)..<end])
    for index in payload.indices { payload[index] ^= mask[start + index % 4] }
    bytes.removeFirst(end)
    return WebSocketFrame(kind: kind, isLast: isLast, payload: payload)
  }

  /// Reads how long the payload is, and where the mask begins.
  private func length() throws(WebSocketEnd) -> (count: Int, start: Int)? {
    let digits: Int
    switch bytes[1] & 0x7F {
    case 126: digits = 2
    case 127: digits = 8
    case let count: return (Int(count), 2)
    }
    guard bytes.count >= 2 + digits else { return nil }
    let number = bytes[2..<2 + digits].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let count = Int(exactly: number) else { throw .tooLong }
    return (count, 2 + digits)
  }
}
