/// A class and its superclasses, from the class itself up.
struct ClassChain: Sequence {
  private let first: AnyClass

  init(_ first: AnyClass) {
    self.first = first
  }

  func makeIterator() -> AnyIterator<AnyClass> {
    var next: AnyClass? = first
    return AnyIterator {
      defer { next = next.flatMap(_getSuperclass) }
      return next
    }
  }

  func contains(_ other: AnyClass) -> Bool {
    contains { $0 == other }
  }
}
