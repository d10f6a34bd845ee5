import Grading
import HeadlessUIKit
import Testing

@Suite("NotificationCenter and a crowd", .isolated)
struct ManyObserversTests {
  private let sold = Notification.Name("Sold")

  @Test(.timeLimit(.minutes(1)))
  func `thousands of observers are added in no time, and those that are gone do not pile up`() {
    let center = NotificationCenter()
    let guests = (0..<30_000).map { _ in CountingObserver() }
    for guest in guests {
      center.addObserver(guest, selector: CountingObserver.hear, name: sold, object: nil)
    }
    for _ in 0..<30_000 {
      center.addObserver(
        CountingObserver(), selector: CountingObserver.hear, name: sold, object: nil)
    }

    center.post(Notification(name: sold))

    #expect(guests.allSatisfy { $0.heard == 1 })
  }
}

private final class CountingObserver {
  var heard = 0

  func hear() {
    heard += 1
  }
}
