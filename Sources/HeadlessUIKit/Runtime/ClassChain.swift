/// A class and its superclasses, from the class itself up.
package struct ClassChain: Sequence {
  private let first: AnyClass

  package init(_ first: AnyClass) {
    self.first = first
  }

  package func makeIterator() -> AnyIterator<AnyClass> {
    var next: AnyClass? = first
    return AnyIterator {
      defer { next = next.flatMap(_getSuperclass) }
      return next
    }
  }

  package func contains(_ other: AnyClass) -> Bool {
    contains { $0 == other }
  }
}
