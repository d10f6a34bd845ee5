import HeadlessUIKit

extension Stage {
  /// Returns the message of the exception that key-value coding, or the loading of a nib or a view,
  /// raises in a body, or nil for none.
  ///
  /// A device ends the program there. Here the access that fails has no effect, and the body goes
  /// on. Exceptions of other kinds end the program as ever.
  public func exception(in body: () -> Void) -> String? {
    device.exception(in: body)
  }
}
