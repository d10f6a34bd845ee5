// Alternative: A ticket asks for its own type, and self.init makes an object of it.

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
    self.init(day: day)
  }

  /// Makes a ticket for each person of a group.
  class func group(of count: Int, for day: String) -> [Ticket] {
    var tickets: [Ticket] = []
    for _ in 0..<count { tickets.append(self.init(day: day)) }
    return tickets
  }

  /// Returns the price of several tickets.
  class func price(of count: Int) -> Int {
    count * price
  }

  /// Makes a ticket for another day.
  func moved(to day: String) -> Self {
    type(of: self).init(day: day)
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
