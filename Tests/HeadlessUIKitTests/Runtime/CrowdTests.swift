import Grading
import HeadlessUIKit
import Testing

@Suite("NotificationCenter and a crowd", .isolated)
struct CrowdTests {
  private let sold = Notification.Name("Sold")

  @Test(.timeLimit(.minutes(1)))
  func `thousands of observers are added in no time, and those that are gone do not pile up`() {
    let center = NotificationCenter()
    let guests = (0..<30_000).map { _ in Guest() }
    for guest in guests { center.addObserver(guest, selector: Guest.hear, name: sold, object: nil) }
    for _ in 0..<30_000 {
      center.addObserver(Guest(), selector: Guest.hear, name: sold, object: nil)
    }

    center.post(Notification(name: sold))

    #expect(guests.allSatisfy { $0.heard == 1 })
  }
}

private final class Guest {
  var heard = 0

  func hear() {
    heard += 1
  }
}
