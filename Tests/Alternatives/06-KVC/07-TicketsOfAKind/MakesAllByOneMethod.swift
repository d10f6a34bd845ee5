// Alternative: All tickets come from one static method, and a price is the sum over a group.

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
  static func ticket(for day: String) -> Self {
    Self(day: day)
  }

  /// Makes a ticket for each person of a group.
  static func group(of count: Int, for day: String) -> [Ticket] {
    (0..<count).map { _ in ticket(for: day) }
  }

  /// Returns the price of several tickets.
  static func price(of count: Int) -> Int {
    group(of: count, for: "").reduce(0) { $0 + type(of: $1).price }
  }

  /// Makes a ticket for another day.
  func moved(to day: String) -> Self {
    type(of: self).ticket(for: day)
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
