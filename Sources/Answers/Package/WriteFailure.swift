import Foundation

extension POSIXError {
  /// What the last call of the system failed with.
  package nonisolated static var last: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

extension Data {
  /// Writes all bytes, or throws what the system says.
  ///
  /// A call that writes a part of them sets no error: the next one tells why it did not write all.
  package nonisolated func writeAll(to descriptor: Int32) throws(POSIXError) {
    var rest = self[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        throw POSIXError(.ENOSPC)
      } else if errno != EINTR {
        throw POSIXError.last
      }
    }
  }
}

extension Error {
  /// Why something could not be done, as the system says it: `No space left on device`.
  ///
  /// Foundation has sentences of its own, which leave out the reason.
  package nonisolated var reason: String {
    if let code = posixCode { return String(cString: strerror(code)) }
    let text = localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The same with the file that it is about, where the error names one.
  nonisolated var reasonWithPath: String {
    let path = (self as NSError).userInfo[NSFilePathErrorKey] as? String
    return path.map { "\($0): \(reason)." } ?? "\(reason)."
  }

  private nonisolated var posixCode: Int32? {
    if let error = self as? POSIXError { return error.code.rawValue }
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    if let under = error.userInfo[NSUnderlyingErrorKey] as? any Error { return under.posixCode }
    switch (self as? CocoaError)?.code {
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteNoPermission, .fileReadNoPermission: return EACCES
    case .fileWriteVolumeReadOnly: return EROFS
    case .fileNoSuchFile, .fileReadNoSuchFile: return ENOENT
    default: return nil
    }
  }
}

extension CommandError {
  package static func cannotWrite(_ path: String, reason: String) -> Self {
    Self("\(path) cannot be written: \(reason).", reason: reason, unwritten: path)
  }

  package static func cannotRead(_ path: String) -> Self {
    Self("\(path) cannot be read. Look whether it is there.")
  }
}
