import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("NotificationCenter", .isolated)
struct NotificationCenterTests {
  let center = NotificationCenter.default
  private let reader = Reader()
  let console = ConsoleRecorder()

  private let sold = Notification.Name("Sold")
  private let bought = Notification.Name("Bought")

  @Test func `an observer's method is called with the notification before post returns`() {
    center.addObserver(reader, selector: Reader.read, name: sold, object: nil)

    center.post(name: sold, object: reader, userInfo: ["price": 3])

    #expect(reader.notes == ["Sold from Reader price 3"])
  }

  @Test func `a method that takes nothing is called too`() {
    center.addObserver(reader, selector: Reader.hear, name: sold, object: nil)
    center.post(Notification(name: sold))
    #expect(reader.notes == ["heard"])
  }

  @Test func `a method is called by its name, with the notification or with nothing`() {
    center.addObserver(reader, selector: "read", name: sold, object: nil)
    center.addObserver(reader, selector: "hear", name: bought, object: nil)

    center.post(name: sold, object: reader)
    center.post(name: bought, object: reader)
    #expect(reader.notes == ["Sold from Reader", "heard"])

    center.removeObserver(reader, name: sold, object: nil)
    center.post(name: sold, object: reader)
    #expect(reader.notes.count == 2)
  }

  @Test func `an observer called by its name is not kept`() {
    var passing: Reader? = Reader()
    weak let watched = passing
    if let passing {
      center.addObserver(passing, selector: "hear", name: sold, object: nil)
    }

    passing = nil
    center.post(name: sold, object: nil)

    #expect(watched == nil)
  }

  @Test func `a name is another name, and nil is every name`() {
    center.addObserver(reader, selector: Reader.read, name: sold, object: nil)
    center.addObserver(reader, selector: Reader.hear, name: nil, object: nil)

    center.post(name: bought, object: nil)
    #expect(reader.notes == ["heard"])

    center.post(name: sold, object: nil)
    #expect(reader.notes == ["heard", "Sold from nobody", "heard"])
  }

  @Test func `an object is that object and not an equal one`() {
    let mine = Shop("Corner")
    let equal = Shop("Corner")
    #expect(mine == equal)
    center.addObserver(reader, selector: Reader.hear, name: sold, object: mine)

    center.post(name: sold, object: equal)
    center.post(name: sold, object: nil)
    #expect(reader.notes.isEmpty)

    center.post(name: sold, object: mine)
    #expect(reader.notes == ["heard"])
  }

  @Test func `observers are told in the order they were added, each as often as it was added`() {
    let other = Reader(title: "other ")
    center.addObserver(other, selector: Reader.hear, name: sold, object: nil)
    center.addObserver(reader, selector: Reader.hear, name: nil, object: nil)
    center.addObserver(other, selector: Reader.hear, name: sold, object: nil)
    var order: [String] = []
    (reader.onNote, other.onNote) = ({ order.append($0) }, { order.append($0) })

    center.post(name: sold, object: nil)

    #expect(order == ["other heard", "heard", "other heard"])
  }

  @Test func `a block runs until what it was returned for is removed`() {
    let token = center.addObserver(forName: sold, object: nil, queue: .main) { notification in
      reader.note(notification.name.rawValue)
    }
    center.post(name: sold, object: nil)
    center.removeObserver(token)
    center.post(name: sold, object: nil)
    #expect(reader.notes == ["Sold"])
    #expect(console.lines.isEmpty)
  }

  @Test func `a block runs at once whichever queue is named, and the console says so`() {
    let queue = OperationQueue()
    queue.name = "Sales"
    _ = center.addObserver(forName: sold, object: nil, queue: queue) { _ in reader.hear() }

    center.post(name: sold, object: nil)

    #expect(reader.notes == ["heard"])
    #expect(console.lines.count == 1 && console.lines[0].contains("for the queue Sales. "))
  }

  @Test func `removing an observer stops everything it listens to`() {
    for name in [sold, nil] {
      center.addObserver(reader, selector: Reader.hear, name: name, object: nil)
    }
    center.removeObserver(reader)
    center.removeObserver(reader)
    center.post(name: sold, object: nil)
    #expect(reader.notes.isEmpty)
  }

  @Test func `removing an observer of a name and a sender leaves the others`() {
    let shop = Shop("Corner")
    center.addObserver(reader, selector: Reader.read, name: sold, object: shop)
    center.addObserver(reader, selector: Reader.read, name: bought, object: shop)
    center.addObserver(reader, selector: Reader.read, name: sold, object: reader)

    center.removeObserver(reader, name: sold, object: shop)
    post(sold, bought, by: shop, reader)
    #expect(reader.notes == ["Bought from Shop", "Sold from Reader"])

    center.removeObserver(reader, name: nil, object: shop)
    post(sold, bought, by: shop, reader)
    #expect(reader.notes.suffix(1) == ["Sold from Reader"] && reader.notes.count == 3)

    center.removeObserver(reader, name: sold, object: nil)
    post(sold, bought, by: shop, reader)
    #expect(reader.notes.count == 3)
  }

  @Test func `an observer that is gone is not told`() {
    var passing: Reader? = Reader()
    weak let watched = passing
    if let passing {
      center.addObserver(passing, selector: Reader.hear, name: sold, object: nil)
    }

    passing = nil
    center.post(name: sold, object: nil)

    #expect(watched == nil)
  }

  @Test func `an observer freed in the middle of a post is not told`() {
    var passing: Reader? = Reader()
    var heard: [String] = []
    passing?.onNote = { heard.append($0) }
    _ = center.addObserver(forName: sold, object: nil, queue: nil) { _ in passing = nil }
    if let passing {
      center.addObserver(passing, selector: Reader.hear, name: sold, object: nil)
    }

    center.post(name: sold, object: nil)

    #expect(passing == nil && heard.isEmpty)
  }

  @Test func `an observer removed in the middle of a post is not told`() {
    _ = center.addObserver(forName: sold, object: nil, queue: nil) { _ in
      center.removeObserver(reader)
    }
    center.addObserver(reader, selector: Reader.hear, name: sold, object: nil)

    center.post(name: sold, object: nil)

    #expect(reader.notes.isEmpty)
  }

  @Test func `an observer added in the middle of a post hears the next`() {
    var isFirst = true
    _ = center.addObserver(forName: sold, object: nil, queue: nil) { _ in
      if isFirst { center.addObserver(reader, selector: Reader.hear, name: nil, object: nil) }
      isFirst = false
    }

    center.post(name: sold, object: nil)
    #expect(reader.notes.isEmpty)

    center.post(name: sold, object: nil)
    #expect(reader.notes == ["heard"])
  }

  @Test func `a notification posted by an observer is heard before the first is heard by all`() {
    _ = center.addObserver(forName: sold, object: nil, queue: nil) { _ in
      center.post(name: bought, object: nil)
    }
    center.addObserver(reader, selector: Reader.read, name: nil, object: nil)

    center.post(name: sold, object: nil)

    #expect(reader.notes == ["Bought from nobody", "Sold from nobody"])
  }

  @Test func `the center keeps a block until it is removed`() {
    var thing: NSObject? = NSObject()
    weak let watched = thing
    let token = center.addObserver(forName: sold, object: nil, queue: nil) { [thing] _ in
      _ = thing
    }
    thing = nil
    #expect(watched != nil)

    center.removeObserver(token)
    #expect(watched == nil)
  }

  @Test func `the center does not keep the sender it listens to`() {
    var shop: Shop? = Shop("Corner")
    weak let watched = shop
    center.addObserver(reader, selector: Reader.hear, name: sold, object: shop)

    shop = nil
    center.post(name: sold, object: nil)

    #expect(watched == nil)
    #expect(reader.notes.isEmpty)
  }

  @Test func `a center of one's own hears nothing of the default one`() {
    let own = NotificationCenter()
    own.addObserver(reader, selector: Reader.hear, name: sold, object: nil)

    center.post(name: sold, object: nil)
    #expect(reader.notes.isEmpty)

    own.post(name: sold, object: nil)
    #expect(reader.notes == ["heard"])
  }

  @Test func `an application does not hear the notifications of another one`() {
    center.addObserver(reader, selector: Reader.hear, name: sold, object: nil)

    Device.$ofTask.withValue(Device()) {
      NotificationCenter.default.post(name: sold, object: nil)
    }

    #expect(reader.notes.isEmpty)
    #expect(NotificationCenter.default === center)
  }

  private func post(_ names: Notification.Name..., by senders: AnyObject...) {
    for sender in senders { for name in names { center.post(name: name, object: sender) } }
  }

  @Test func `a method may take the notification as an object`() {
    let reader = Reader()
    NotificationCenter.default.addObserver(
      reader, selector: Reader.readObject, name: Notification.Name("Sold"), object: nil)

    NotificationCenter.default.post(
      name: Notification.Name("Sold"), object: reader, userInfo: ["price": 3])

    #expect(reader.notes == ["Sold of reader: price 3"])
  }

  @Test func `an object that goes stops observing`() {
    var notes: [String] = []
    do {
      let owner = LeavingObserver { notes.append("heard") }
      NotificationCenter.default.post(name: Notification.Name("Sold"), object: nil)
      _ = owner
    }

    NotificationCenter.default.post(name: Notification.Name("Sold"), object: nil)

    #expect(notes == ["heard"])
  }
}

/// Notes what it reads.
private final class Reader: ActionTarget {
  class var actions: [Selector: IBAction] {
    ["read": IBAction(Reader.read), "hear": IBAction(Reader.hear)]
  }

  private(set) var notes: [String] = []
  var onNote: (String) -> Void = { _ in }
  private let title: String

  init(title: String = "") {
    self.title = title
  }

  func read(_ notification: Notification) {
    let sender = notification.object.map { "\(type(of: $0))" } ?? "nobody"
    let price = notification.userInfo?["price"].map { " price \($0)" } ?? ""
    note("\(notification.name.rawValue) from \(sender)\(price)")
  }

  func hear() {
    note("heard")
  }

  func readObject(_ notification: NSNotification) {
    let sender = notification.object as AnyObject === self ? "reader" : "nobody"
    let price = notification.userInfo?["price"].map { "price \($0)" } ?? ""
    note("\(notification.name.rawValue) of \(sender): \(price)")
  }

  func note(_ words: String) {
    notes.append(title + words)
    onNote(title + words)
  }
}

/// A sender that equals another of the same name.
private final class Shop: NSObject {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? Shop)?.name == name
  }
}

/// Stops observing when it goes, as many controllers do.
private final class LeavingObserver: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: LeavingObserver.hear, name: Notification.Name("Sold"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: Notification.Name("Sold"), object: nil)
    NotificationCenter.default.removeObserver(self)
  }

  func hear() { body() }
}
