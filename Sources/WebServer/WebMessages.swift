import Foundation

/// Why a request is not answered.
///
/// Every sentence of the server lies in this file.
nonisolated enum WebRefusal: Error, CaseIterable {
  case malformed
  case foreignHost
  case foreignOrigin
  case noToken
  case notFound
  case unknownMethod
  case unknownVersion
  case unknownTransferCoding
  case unknownExpectation
  case unknownSocketVersion
  case noLength
  case longAddress
  case longHead
  case longBody
  case slow
  case tooMany

  /// The status of the response.
  var status: Int {
    switch self {
    case .malformed: 400
    case .foreignOrigin, .noToken: 403
    case .notFound: 404
    case .unknownMethod: 405
    case .slow: 408
    case .noLength: 411
    case .longBody: 413
    case .longAddress: 414
    case .unknownExpectation: 417
    case .unknownSocketVersion: 426
    case .foreignHost: 421
    case .longHead: 431
    case .unknownTransferCoding: 501
    case .tooMany: 503
    case .unknownVersion: 505
    }
  }

  /// What is the case, and what to look at.
  var sentence: String {
    switch self {
    case .malformed: "This is not a request in the form of HTTP/1.1."
    case .foreignHost:
      "This server answers to 127.0.0.1 and localhost only. Open the address that the program "
        + "printed."
    case .foreignOrigin: "Another page sent this request. Only this server's own page may."
    case .noToken:
      "This address is not complete. Open the whole address that the program printed, with the "
        + "long number."
    case .notFound: "There is nothing here. Open the address that the program printed."
    case .unknownMethod: "This server knows GET, HEAD, POST and DELETE."
    case .unknownVersion: "This server speaks HTTP/1.1."
    case .unknownTransferCoding:
      "This server takes a body whole, with a Content-Length and no Transfer-Encoding."
    case .unknownExpectation: "This server knows no Expect header. Send the body at once."
    case .unknownSocketVersion: "This server speaks version 13 of the WebSocket protocol."
    case .noLength: "A POST request needs a Content-Length header."
    case .longAddress: "The address is too long."
    case .longHead: "The headers are too long or too many."
    case .longBody: "The body is too long."
    case .slow: "The request did not come in time."
    case .tooMany: "Too many pages are open. Close some of them, and load this one again."
    }
  }

  /// The response that says so.
  var response: WebResponse {
    var response = WebResponse.text(sentence + "\n", status: status)
    if self == .unknownMethod { response.headers["Allow"] = "GET, HEAD, POST, DELETE" }
    if self == .unknownSocketVersion { response.headers["Sec-WebSocket-Version"] = "13" }
    return response
  }
}

/// Why there is no server.
package nonisolated enum WebServerError: Error, Equatable {
  case portTaken(UInt16)
  case portReserved(UInt16)
  case noSocket(reason: String)

  /// What is the case, and what to look at.
  package var sentence: String {
    switch self {
    case .portTaken(let port):
      "Another program uses port \(port). Choose another one with --port, or leave --port out to "
        + "get one that is free."
    case .portReserved(let port):
      "The system keeps port \(port) for itself. Choose one from 1024 to 65535 with --port."
    case .noSocket(let reason): "There can be no server on this machine: \(reason)."
    }
  }

  /// The exit status of a program that cannot serve: EX_UNAVAILABLE.
  package static let exitStatus: Int32 = 69
}

extension WebServerError: LocalizedError {
  package nonisolated var errorDescription: String? { sentence }
}
