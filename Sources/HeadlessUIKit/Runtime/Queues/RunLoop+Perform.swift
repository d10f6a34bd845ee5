extension RunLoop {
  /// Runs a block in a later turn.
  ///
  /// - Source: Apple, Foundation, "RunLoop", `perform(_:)`.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { block() }
  }

  /// Runs a block in a later turn, whichever the modes.
  ///
  /// - Source: Apple, Foundation, "RunLoop", `perform(inModes:block:)`.
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { block() }
  }
}
