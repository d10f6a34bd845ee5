// # Exercise 7: Tickets of a kind
//
// A museum sells tickets for adults, for children and for tours. Each kind is a class, and
// more may be added. The methods that make tickets stand in `Ticket` only, and none of
// them names a subclass. Yet each makes tickets of the class that it was called on.
//
// - `ChildTicket.ticket(for: "Monday")` is a `ChildTicket`, and the compiler knows it:
//   you change the result type as well.
// - `group(of:for:)` makes a ticket for each person of a group. Each is an object of its own.
// - `price(of:)` is the price of so many tickets of the class that it was called on.
// - `moved(to:)` makes another ticket, for another day. It has the class of the first ticket,
//   and the compiler knows it. The first ticket stays as it is.
//
//     swift run course check TicketsOfAKind

import HeadlessUIKit

/// A ticket for an adult.
class Ticket {
  let day: String

  required init(day: String) {
    self.day = day
  }

  /// What a ticket of this class costs.
  class var price: Int { 12 }

  /// Makes a ticket.
  class func ticket(for day: String) -> Self {
    Self(day: day)
  }

  /// Makes a ticket for each person of a group.
  class func group(of count: Int, for day: String) -> [Ticket] {
    // A new object in each turn: Array(repeating:count:) would have the same one in all places.
    (0..<count).map { _ in Self(day: day) }
  }

  /// Returns the price of several tickets.
  class func price(of count: Int) -> Int {
    // self is the class here: self.price is the price of ChildTicket for ChildTicket.
    self.price * count
  }

  /// Makes a ticket for another day.
  func moved(to day: String) -> Self {
    Self(day: day)
  }
}

/// A ticket for a child.
final class ChildTicket: Ticket {
  override class var price: Int { 5 }
}

/// A ticket for a person who sees the museum with a guide.
class TourTicket: Ticket {
  override class var price: Int { 20 }
}
