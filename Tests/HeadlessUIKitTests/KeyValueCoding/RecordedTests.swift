import Grading
import HeadlessUIKit
import Testing

@Suite("Key-value coding as it was recorded", .isolated)
struct RecordedTests {
  private static let groups: [RecordedAccess.Checks] = [
    RecordedAccess.get, RecordedAccess.set, RecordedAccess.box, RecordedConversions.unbox,
    RecordedConversions.str, RecordedConversions.type, RecordedConversions.none,
    RecordedConversions.undefined, RecordedPaths.path, RecordedPaths.dict, RecordedPaths.arr,
    RecordedPaths.setc, RecordedOperators.numbers, RecordedOperators.unions,
    RecordedOperators.places, RecordedWhole.bulk,
  ]

  @Test func `B140 to B151: every recorded row comes out as on a device`() throws {
    let recording = try Recording()
    let rows = Dictionary(uniqueKeysWithValues: recording.rows.map { ($0.id, $0) })

    for (id, outcome) in Self.groups.joined() {
      let row = try #require(rows[id], "\(id) is not in the recording.")
      #expect(outcome() == row.expected, "\(id): \(row.setup), \(row.call)")
    }
  }

  @Test func `every recorded row is asserted, or says why it is not`() throws {
    let recording = try Recording()
    let asserted = Self.groups.joined().map(\.key)
    let left = recording.rows.filter { !$0.reason.isEmpty }

    #expect(recording.rows.count == 279)
    #expect(Set(asserted).count == asserted.count)
    #expect(Set(asserted).isDisjoint(with: left.map(\.id)))
    #expect(Set(asserted).union(left.map(\.id)) == Set(recording.rows.map(\.id)))
    print("\(asserted.count) of \(recording.rows.count) recorded rows are asserted.")
  }
}
