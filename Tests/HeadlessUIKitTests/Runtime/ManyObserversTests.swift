import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("NotificationCenter and a crowd", .isolated)
struct ManyObserversTests {
  private let sold = Notification.Name("Sold")

  @Test func `thousands of observers are added, and those that are gone do not pile up`() {
    let factor = Growth.factor(to: 20_000, below: 9) { count in
      let center = NotificationCenter()
      let guests = (0..<count).map { _ in CountingObserver() }
      let time = Growth.computing {
        for guest in guests {
          center.addObserver(guest, selector: CountingObserver.hear, name: sold, object: nil)
        }
        for _ in 0..<count {
          center.addObserver(
            CountingObserver(), selector: CountingObserver.hear, name: sold, object: nil)
        }
      }
      center.post(Notification(name: sold))
      #expect(guests.allSatisfy { $0.heard == 1 })
      return time
    }

    #expect(factor < 9)
  }
}

private final class CountingObserver {
  var heard = 0

  func hear() {
    heard += 1
  }
}
