import HeadlessUIKit
import Testing

@Suite("Places after an update of a list")
struct ListPlacesTests {
  @Test(arguments: [2015, 2016, 2017])
  func `each item and section is where the plain way finds it`(seed: UInt64) {
    var generator = Generator(state: seed)
    for round in 0..<100 {
      let counts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Int.random(in: 0...12, using: &generator)
      }
      let update = Self.update(of: counts, &generator)
      let (places, plain) = (ListPlaces(after: update), PlainPlaces(update: update))

      for (section, count) in counts.enumerated() {
        #expect(
          places.newSection(of: section) == plain.newSection(of: section),
          "Round \(round), section \(section)")
        // An update asks about selected rows, too, and they may lie behind the last one.
        for path in (0...count).map({ IndexPath(item: $0, section: section) }) {
          #expect(
            places.newPath(of: path) == plain.newPath(of: path), "Round \(round), \(path)")
        }
      }
    }
  }

  @Test(arguments: [1_000, 16_000])
  func `the steps grow with n log n, in one section and in many`(count: Int) {
    for sections in [1, count / 2] {
      var update = ListUpdate()
      for number in 0..<count {
        let (section, item) = (number * sections / count, number % (count / sections))
        update.deletedItems.insert(IndexPath(item: 2 * item, section: section))
        update.insertedItems.insert(IndexPath(item: 2 * item + 1, section: section))
      }
      let steps = Steps()
      let places = ListPlaces(after: update) { first, second in
        steps.count += 1
        return first < second
      }

      for path in update.insertedItems { _ = places.newPath(of: path) }

      // Two lists are put in order, and two searched for each item.
      let most = 8 * Double(count) * log2(Double(count))
      #expect(Double(steps.count) <= most, "\(count) items took \(steps.count) steps.")
    }
  }

  private final class Steps {
    var count = 0
  }

  /// Some things that come and go in sections of so many items; not all of them fit each other.
  private static func update(of counts: [Int], _ generator: inout Generator) -> ListUpdate {
    var update = ListUpdate()
    for section in counts.indices {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: update.deletedSections.insert(section)
      case 1: update.reloadedSections.insert(section)
      case 2: update.insertedSections.insert(section)
      case 3: update.insertedSections.insert(section + 1)
      default: break
      }
      for item in 0..<counts[section] {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: update.deletedItems.insert(path)
        case 1: update.reloadedItems.insert(path)
        case 2: update.insertedItems.insert(path)
        case 3:
          let end = IndexPath(
            item: Int.random(in: 0...12, using: &generator),
            section: Int.random(in: counts.indices, using: &generator))
          update.movedItems.append((from: path, to: end))
        default: break
        }
      }
    }
    return update
  }
}

/// Numbers that are the same in every run: SplitMix64, by Sebastiano Vigna.
nonisolated private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Where things are after an update, found by going through all of it for each.
private struct PlainPlaces {
  let update: ListUpdate

  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = update.movedItems.first(where: { $0.from == path }) { return move.to }
    guard !update.deletedItems.contains(path), !update.reloadedItems.contains(path),
      !update.reloadedSections.contains(path.section), let section = newSection(of: path.section)
    else { return nil }
    let leaving = update.deletedItems.union(update.movedItems.map(\.from))
    let coming = update.insertedItems.union(update.movedItems.map(\.to))
    let gone = leaving.count { $0.section == path.section && $0.item < path.item }
    let come = coming.filter { $0.section == section }.map(\.item).sorted()
    return IndexPath(item: Self.index(path.item - gone, among: come), section: section)
  }

  func newSection(of section: Int) -> Int? {
    guard !update.deletedSections.contains(section) else { return nil }
    let gone = update.deletedSections.count(in: 0..<section)
    return Self.index(section - gone, among: Array(update.insertedSections))
  }

  private static func index(_ position: Int, among come: [Int]) -> Int {
    come.reduce(position) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
