import Foundation
import Testing

@Suite("Statements about UIKit")
struct StatementsTests {
  let statements: Statements

  init() throws {
    statements = try Statements(
      of: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())
  }

  @Test func `the list counts its statements from 1, without a gap`() {
    #expect(Statements.all.count > 100)
    #expect(Statements.all == Array(1...max(Statements.all.count, 1)))
  }

  @Test func `a line of the list that begins with a number is a statement`() {
    let text = """
      1. `numberOfComponents` is 0.
      2.5 is a number.
        3. Indented.
      12. `titleForRow` names a row.
      """

    #expect(Statements.listed(in: text) == [1, 12])
  }

  @Test func `every statement has a test`() {
    print(statements.summary)

    #expect(
      statements.missing == [],
      "Write a test for each, and begin its name with the number: `B57: return does not …`.")
  }

  @Test func `no test holds a statement that does not exist`() {
    #expect(statements.counts.keys.filter { !Statements.all.contains($0) }.sorted() == [])
  }

  @Test func `a statement that can have no test has none`() {
    #expect(Statements.untested.keys.filter { statements.counts[$0] != nil }.sorted() == [])
  }

  @Test func `numbers are found at the beginning of names, and nowhere else`() {
    let text = """
      @Test func `B57: return asks`() {}
        func `B4: with arguments`(number: Int) {}
      @Test("B8: named with a string") func named() {}
      // @Test func `B5: taken out`() {}
      @Test func `a test that mentions B9: in the middle`() {}
      @Test func `B10 without a colon`() {}
      """

    #expect(Statements.numbers(in: text) == [57, 4, 8])
  }
}
