/// What lists do with answers that cannot be, and with calls at the wrong time.
extension ListWords {
  /// How often cells are brought into sight anew, because all was asked for again meanwhile.
  package static let mostPasses = 8

  /// Brings a count that a data source answered to one there can be; the console is told.
  @MainActor package func usable(_ answer: Int, _ unit: String, _ method: String, most: Int) -> Int
  {
    if answer < 0 {
      ListMessage.impossibleCount(answer, unit: unit, method: method, self).report()
    } else if answer > most {
      ListMessage.excessiveCount(answer, unit: unit, method: method, most: most, self).report()
    }
    return min(max(answer, 0), most)
  }

  /// Whether a call that asks again may do so; the console is told if not.
  ///
  /// Who asks again each time a cell comes into sight would never see one.
  @MainActor package func mayReload(
    _ call: String, isAsking: Bool, timesBegunAgain: Int
  ) -> Bool {
    let isEndless = timesBegunAgain >= Self.mostPasses
    if isAsking {
      ListMessage.reloadWhileAsking(call: call, self).report()
    } else if isEndless {
      ListMessage.reloadWhileShowing(call: call, self).reportOnce()
    }
    return !isAsking && !isEndless
  }
}

extension ReusePool.Source {
  /// Takes a class that is registered, or nil for none; one that is not of its kind stops the
  /// program.
  package init?(_ type: AnyClass?, _ expected: AnyClass, _ identifier: String) {
    guard let type else { return nil }
    guard ClassChain(type).contains(expected) else {
      ListMessage.wrongClass(type, identifier: identifier, expected: expected).stop()
    }
    self = .type(type)
  }
}
