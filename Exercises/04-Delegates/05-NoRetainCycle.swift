// # Exercise 5: No retain cycle
//
// An uploader asks its delegate before it uploads a file, and tells it afterwards.
//
// - A screen keeps its uploader and is its delegate, so the uploader must not keep the
//   delegate.
// - If the delegate answers false, nothing is uploaded, and the result is false.
// - Without a delegate, or when the delegate is gone, the uploader uploads every file.
//
//     swift run course check NoRetainCycle

import HeadlessUIKit

/// What an uploader asks and tells its delegate.
// TODO 1: A protocol that only classes can conform to.
protocol UploaderDelegate {
  /// Returns whether the uploader may upload a file.
  func uploader(_ uploader: Uploader, shouldUpload file: String) -> Bool
  /// Tells the delegate that a file was uploaded.
  func uploader(_ uploader: Uploader, didUpload file: String)
}

/// Uploads files.
final class Uploader {
  /// The object that is asked and told.
  // TODO 2: A reference that does not keep the delegate, and is nil when it is gone.
  var delegate: (any UploaderDelegate)?

  /// The files that were uploaded, oldest first.
  private(set) var uploaded: [String] = []

  /// Uploads a file unless the delegate forbids it, and returns whether it did.
  func upload(_ file: String) -> Bool {
    // TODO 3: The file is uploaded, and the delegate was asked before and told afterwards.
    false
  }
}
