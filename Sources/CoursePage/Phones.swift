import Foundation
import Synchronization

/// The phones that the pages of this server use, each known by a number.
///
/// - Errors: There are at most ``most``: one more ends the one that was not used for longest. A phone
///   whose page says nothing for 150 seconds is over, because its page is gone.
package nonisolated final class Phones: Sendable {
  /// How many phones there may be at once.
  package static let most = 8

  /// How long a page may say nothing; one that is hidden says something each minute.
  private let absence: Duration

  private struct State {
    var phones: [Int: Phone] = [:]
    /// The number of the last one.
    var count: Int

    /// Takes the phones away whose pages are gone, and of the others those that rested longest, until
    /// there are at most so many.
    mutating func removeUnused(leaving most: Int, after absence: Duration) -> [Phone] {
      let byUse = phones.sorted { $0.value.lastUse > $1.value.lastUse }
      let unused = byUse.enumerated().filter { index, entry in
        index >= most || entry.value.lastUse + absence < .now
      }
      return unused.compactMap { phones.removeValue(forKey: $0.element.key) }
    }
  }

  private let state: Mutex<State>

  /// Counts the phones from a number on.
  ///
  /// A page may outlive this program, and goes on with the next one: the number that it knows must not be
  /// that of a phone which another page has there.
  package init(absence: Duration = .seconds(150), after number: Int = .random(in: 0..<1 << 48)) {
    self.absence = absence
    state = Mutex(State(count: number))
  }

  /// The number of the phone that is opened first.
  var firstNumber: Int { state.withLock { $0.count + 1 } }

  /// Starts a phone, and returns its number and what it shows.
  func open(_ program: PhoneProgram) async throws -> (number: Int, answer: Data) {
    let phone = try program.ready?.take() ?? Phone(program)
    let (number, gone) = state.withLock { state in
      let gone = state.removeUnused(leaving: Self.most - 1, after: absence)
      state.count += 1
      state.phones[state.count] = phone
      return (state.count, gone)
    }
    // They end here, where nobody waits for the list.
    withExtendedLifetime(gone) {}
    return (number, await phone.opening())
  }

  /// Returns what a phone answers, or nil if there is no phone of that number.
  func answer(_ number: Int, to line: Data) async -> Data? {
    let (phone, gone) = state.withLock { state in
      let phone = state.phones[number]
      phone?.noteUse()
      return (phone, state.removeUnused(leaving: Self.most, after: absence))
    }
    withExtendedLifetime(gone) {}
    return await phone?.answer(to: line)
  }

  /// Whether there is a phone of a number.
  func has(_ number: Int) -> Bool { state.withLock { $0.phones[number] != nil } }

  /// Ends a phone.
  func end(_ number: Int) {
    let phone = state.withLock { $0.phones.removeValue(forKey: number) }
    withExtendedLifetime(phone) {}
  }

  /// Ends all of them.
  package func endAll() {
    let phones = state.withLock { state in
      defer { state.phones = [:] }
      return state.phones
    }
    withExtendedLifetime(phones) {}
  }
}
