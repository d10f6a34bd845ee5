import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 7: TicketsOfAKind", .exercise, .serialized)
struct TicketsOfAKindTests {
  /// A kind of ticket that the museum adds later.
  final class SchoolTicket: TourTicket {
    override class var price: Int { 3 }
  }

  @Test(.todo(1))
  func `a ticket is for the day that was asked for`() {
    let monday = Ticket.ticket(for: "Monday")
    let friday = ChildTicket.ticket(for: "Friday")

    #expect(
      monday.day == "Monday" && friday.day == "Friday",
      "Give the day to the initializer of the ticket.")
    #expect(kind(of: monday) == "Ticket", "`Ticket` was asked, and the ticket is another one.")
  }

  @Test(.todo(1))
  func `a subclass makes tickets of its own class`() {
    let child: Ticket = ChildTicket.ticket(for: "Monday")
    let tour: Ticket = TourTicket.ticket(for: "Monday")

    #expect(
      kind(of: child) == "ChildTicket" && kind(of: tour) == "TourTicket",
      "Two subclasses were asked. Make an object of `Self`, which is the class that was asked.")
  }

  @Test(.todo(1))
  func `a class that is added makes tickets of its own class`() {
    let school: Ticket = SchoolTicket.ticket(for: "Monday")

    #expect(
      kind(of: school) == "SchoolTicket",
      "The museum has added a class to the others. `Self` is that class, without naming it.")
  }

  @Test(.todo(1))
  func `the compiler knows the class of a ticket`() {
    let promised = promisedType { ChildTicket.ticket(for: "Monday") }

    #expect(
      promised == "ChildTicket",
      "The result type of `ticket(for:)` promises too little. `Self` promises the class asked.")
  }

  @Test(.todo(2))
  func `a group has a ticket for each person`() {
    let three = Ticket.group(of: 3, for: "Friday")
    let one = Ticket.group(of: 1, for: "Monday")

    #expect(
      three.map(\.day) == ["Friday", "Friday", "Friday"] && one.map(\.day) == ["Monday"],
      "A group of three has three tickets for its day, and a group of one has one.")
  }

  @Test(.todo(2))
  func `a group of nobody has no tickets`() throws {
    try #require(
      Ticket.group(of: 2, for: "Friday").count == 2,
      .needed("A group of two has to have two tickets first.")
    )

    let nobody = Ticket.group(of: 0, for: "Friday")

    #expect(nobody.isEmpty, "Nobody comes, and a ticket was made.")
  }

  @Test(.todo(2))
  func `a group has tickets of the class that was asked`() throws {
    let children = ChildTicket.group(of: 2, for: "Friday")
    let school = SchoolTicket.group(of: 2, for: "Friday")
    try #require(
      children.count == 2 && school.count == 2,
      .needed("A group of two has to have two tickets first."))

    #expect(
      children.allSatisfy { $0 is ChildTicket } && school.allSatisfy { $0 is SchoolTicket },
      "`Self` is the class that was asked in this method, too.")
  }

  @Test(.todo(2))
  func `every person of a group has a ticket of their own`() throws {
    let tickets = Ticket.group(of: 3, for: "Friday")
    try #require(tickets.count == 3, .needed("A group of three has to have three tickets first."))

    #expect(
      Set(tickets.map(ObjectIdentifier.init)).count == 3,
      "Two persons hold the same object. Make a new ticket for each.")
  }

  @Test(.todo(3))
  func `a price is that of the class`() {
    #expect(Ticket.price(of: 3) == 36, "A ticket costs 12, and three cost 36.")
    #expect(Ticket.price(of: 0) == 0, "No ticket costs nothing. Multiply by the number of tickets.")
    #expect(
      ChildTicket.price(of: 3) == 15 && TourTicket.price(of: 2) == 40
        && SchoolTicket.price(of: 10) == 30,
      "A subclass has another price. In a class method `self` is the class that was asked.")
  }

  @Test(.todo(4))
  func `a moved ticket is another one`() {
    let ticket = Ticket(day: "Monday")

    let moved = ticket.moved(to: "Friday")

    #expect(moved.day == "Friday", "The ticket was moved to Friday.")
    #expect(
      moved !== ticket && ticket.day == "Monday", "Make another ticket. The first one stays.")
  }

  @Test(.todo(4))
  func `a moved ticket has the class of the first one`() throws {
    let tickets = [
      ChildTicket(day: "Monday"), TourTicket(day: "Monday"), SchoolTicket(day: "Sunday"),
    ]

    let moved: [Ticket] = tickets.map { $0.moved(to: "Friday") }

    try #require(
      moved.map(\.day) == Array(repeating: "Friday", count: 3),
      .needed("Each moved ticket has to be for Friday first."))
    #expect(
      moved.map(kind) == ["ChildTicket", "TourTicket", "SchoolTicket"],
      "A child still needs the ticket of a child. `Self` is the class of this object here.")
  }

  @Test(.todo(4))
  func `the compiler knows the class of a moved ticket`() {
    let promised = promisedType { TourTicket(day: "Monday").moved(to: "Friday") }

    #expect(
      promised == "TourTicket",
      "The result type of `moved(to:)` promises too little. `Self` promises the class asked.")
  }

  /// Returns the type that the compiler knows a result by.
  private func promisedType<Made>(_ make: () -> Made) -> String {
    "\(Made.self)"
  }

  private func kind(of ticket: Ticket) -> String {
    "\(type(of: ticket))"
  }
}

extension TicketsOfAKindTests: ExerciseScene {
  static let advice = "What each class makes when it is asked."

  var opening: SceneOpening {
    let first = [Ticket(day: "Monday"), ChildTicket(day: "Monday"), TourTicket(day: "Monday")]
    return .table(
      ["class asked", "ticket", "group of 2", "price of 2", "moved to Friday"],
      rows: first.map { ticket in
        let asked = type(of: ticket)
        let group = asked.group(of: 2, for: "Monday")
        return [
          kind(of: ticket), words(asked.ticket(for: "Monday")),
          group.isEmpty ? "nobody" : group.map(words).joined(separator: ", "),
          "\(asked.price(of: 2))", words(ticket.moved(to: "Friday")),
        ]
      })
  }

  private func words(_ ticket: Ticket) -> String {
    "\(kind(of: ticket)) \(ticket.day)"
  }
}
