import Grading
import HeadlessUIKit
import Testing

@Suite("Notifications", .isolated)
struct NotificationCenterTests {
  let center = NotificationCenter.default
  let log = Lines()
  let name = Notification.Name("dinner")

  @Test func `observers hear in the order they were added`() {
    for number in 1...3 {
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in log.add("\(number)") }
    }

    center.post(name: name, object: nil)

    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `a name and an object choose, and nil stands for any`() {
    let kitchen = NSObject()
    func observe(_ words: String, _ name: Notification.Name?, _ object: Any?) {
      _ = center.addObserver(forName: name, object: object, queue: nil) { _ in log.add(words) }
    }
    observe("all", nil, nil)
    observe("dinner", name, nil)
    observe("of the kitchen", name, kitchen)
    observe("lunch", Notification.Name("lunch"), nil)

    center.post(name: name, object: NSObject())
    center.post(name: name, object: kitchen, userInfo: ["dish": "Soup"])

    #expect(log.lines == ["all", "dinner", "all", "dinner", "of the kitchen"])
  }

  @Test func `a method hears with the notification, and its object is not kept`() {
    weak var gone: Guest?
    do {
      let guest = Guest(log)
      gone = guest
      center.addObserver(guest, action: Guest.hear, name: name, object: nil)
      center.post(name: name, object: nil, userInfo: ["dish": "Soup"])
    }
    center.post(name: name, object: nil)

    #expect(gone == nil && log.lines == ["Soup"])
  }

  @Test func `a token ends a block, and lets go of it`() {
    weak var gone: NSObject?
    var token: (any NSObjectProtocol)?
    do {
      let object = NSObject()
      gone = object
      token = center.addObserver(forName: name, object: nil, queue: nil) { _ in _ = object }
    }
    #expect(gone != nil)

    if let token { center.removeObserver(token) }
    token = nil

    #expect(gone == nil)
  }

  @Test func `who is removed while others hear hears no more, and who is added hears the next`() {
    let second = Guest(log)
    _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      center.removeObserver(second)
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in log.add("new") }
    }
    center.addObserver(second, action: Guest.hear, name: name, object: nil)

    center.post(name: name, object: nil)
    #expect(log.lines.isEmpty)

    center.post(name: name, object: nil)
    #expect(log.lines == ["new"])
  }

  @Test func `an observer may be freed by one that hears before it`() {
    var second: Guest? = Guest(log)
    _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in second = nil }
    if let second { center.addObserver(second, action: Guest.hear, name: name, object: nil) }

    center.post(name: name, object: nil)

    #expect(log.lines.isEmpty && second == nil)
  }

  @Test func `a post within a post is heard before the outer one goes on`() {
    let lunch = Notification.Name("lunch")
    _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      log.add("dinner")
      center.post(name: lunch, object: nil)
    }
    _ = center.addObserver(forName: lunch, object: nil, queue: nil) { _ in log.add("lunch") }
    _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in log.add("dinner again") }

    center.post(name: name, object: nil)

    #expect(log.lines == ["dinner", "lunch", "dinner again"])
  }

  final class Guest {
    let log: Lines

    init(_ log: Lines) { self.log = log }

    func hear(_ notification: Notification) {
      log.add(notification.userInfo?["dish"] as? String ?? "nothing")
    }
  }
}
