/// What is asked of the network: an address, a method, headers and a body.
///
/// - Source: Apple, Foundation, "URLRequest".
nonisolated public struct URLRequest: Hashable, Sendable {
  /// Where an answer is looked for.
  public enum CachePolicy: UInt, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy = 0
    /// In the network.
    case reloadIgnoringLocalCacheData = 1
    /// Among what was kept, and else in the network.
    case returnCacheDataElseLoad = 2
    /// Among what was kept.
    case returnCacheDataDontLoad = 3
  }

  /// The address.
  public var url: URL?

  /// Where an answer is looked for: in the ``URLCache`` only where this says so.
  public var cachePolicy: CachePolicy

  /// How many seconds the request may take.
  public var timeoutInterval: TimeInterval

  /// The method; `GET` unless set.
  public var httpMethod: String? = "GET" { didSet { if httpMethod == nil { httpMethod = "GET" } } }

  /// What is sent along.
  public var httpBody: Data?

  /// The headers, or nil if there are none.
  public var allHTTPHeaderFields: [String: String]? {
    get { headers.isEmpty ? nil : headers }
    set { headers = newValue ?? [:] }
  }

  private var headers: [String: String] = [:]

  /// Makes a request of an address.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// Returns the value of a header, whose name may be written in capitals or not.
  public func value(forHTTPHeaderField field: String) -> String? {
    headers.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  /// Sets a header, in place of the one there is.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    headers = headers.filter { $0.key.caseInsensitiveCompare(field) != .orderedSame }
    headers[field] = value
  }

  /// Adds a value to a header, behind a comma if it has one.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value,
      forHTTPHeaderField: field)
  }
}

/// What the network says about an answer, beside its content.
nonisolated public class URLResponse: NSObject, @unchecked Sendable {
  /// The address that answered.
  public let url: URL?

  /// The kind of the content: `application/json`.
  public let mimeType: String?

  /// How many bytes the content has.
  public let expectedContentLength: Int64

  /// How the text of the content is written.
  public let textEncodingName: String?

  /// What a file of the content may be called.
  public var suggestedFilename: String? { url?.lastPathComponent }

  /// Makes a response.
  public init(
    url: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    (self.url, mimeType, expectedContentLength) = (url, MIMEType, Int64(length))
    textEncodingName = name
    super.init()
  }
}

/// What a server of the web says about an answer, beside its content.
nonisolated public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// How it went: 200 if there is an answer, 404 if there is none.
  public let statusCode: Int

  /// The headers.
  public let allHeaderFields: [AnyHashable: Any]

  /// Makes a response.
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url, mimeType: headerFields?["Content-Type"],
      expectedContentLength: Int(headerFields?["Content-Length"] ?? "") ?? -1,
      textEncodingName: "utf-8")
  }

  /// Returns the value of a header.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { "\($0.key)".caseInsensitiveCompare(field) == .orderedSame }?.value
      as? String
  }

  /// Returns what a status means, in words.
  public class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 404: "not found"
    default: "status \(statusCode)"
    }
  }
}
