/// Where the items and sections of a list are after an update, by where they were before it.
///
/// It puts in order once what goes and what comes. Then each question halves a list, so an update of
/// n items that asks about n others takes n log n steps.
package struct ListPlaces {
  private let update: ListUpdate
  private let isBefore: (Int, Int) -> Bool
  private let moves: [IndexPath: IndexPath]
  private let leaving: [Int: [Int]]
  private let coming: [Int: [Int]]
  private let deletedSections: [Int]
  private let insertedSections: [Int]

  /// Creates the places after an update; whoever counts the steps hands in what compares two numbers.
  package init(after update: ListUpdate, isBefore: @escaping (Int, Int) -> Bool = { $0 < $1 }) {
    func inOrder(_ paths: Set<IndexPath>) -> [Int: [Int]] {
      Dictionary(grouping: paths, by: \.section)
        .mapValues { $0.map(\.item).sorted(by: isBefore) }
    }
    (self.update, self.isBefore) = (update, isBefore)
    moves = Dictionary(update.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    (leaving, coming) = (inOrder(update.leaving), inOrder(update.coming))
    (deletedSections, insertedSections) =
      (Array(update.deletedSections), Array(update.insertedSections))
  }

  /// Returns where an item is after the update, or nil if it is gone or asked for again.
  package func newPath(of path: IndexPath) -> IndexPath? {
    if let end = moves[path] { return end }
    guard !update.deletedItems.contains(path), !update.reloadedItems.contains(path),
      !update.reloadedSections.contains(path.section), let section = newSection(of: path.section)
    else { return nil }
    let position = position(of: path.item, without: leaving[path.section] ?? [])
    return IndexPath(item: place(of: position, among: coming[section] ?? []), section: section)
  }

  /// Returns where a section is after the update, or nil if it is gone.
  package func newSection(of section: Int) -> Int? {
    guard !update.deletedSections.contains(section) else { return nil }
    return place(of: position(of: section, without: deletedSections), among: insertedSections)
  }

  /// Returns the how-manyth of those that stay a number is.
  private func position(of number: Int, without gone: [Int]) -> Int {
    number - gone.indices.lowest { !isBefore(gone[$0], number) }
  }

  /// Returns where the nth of those that stay stands among those that come.
  private func place(of position: Int, among come: [Int]) -> Int {
    // Before the nth that comes there are n others, and as many of those that stay as its number leaves.
    position + come.indices.lowest { isBefore(position, come[$0] - $0) }
  }
}
