import Foundation
import Testing

/// Holds the floors of the core library: arrows point down only.
///
/// It reads the index that the compiler writes beside what it builds, so a member or an extension of
/// a higher floor counts as much as a type. What a floor asks of those above goes through a protocol
/// of its own, as `ViewOwner`, `ViewHost` or `SystemHost`, which something higher conforms to.
@Suite("The floors of the core")
struct FloorsTests {
  /// The floors, from the lowest to the highest: the folders of Sources/HeadlessUIKit.
  private static let floors = [
    "Runtime", "KeyValueCoding", "Drawing", "Views", "Controls", "Controllers", "InterfaceBuilder",
    "System", "Application",
  ]

  /// The file that puts the floors together.
  private static let root = "HeadlessUIKit.swift"

  @Test func `no file names a declaration of a higher floor`() throws {
    let index = try Self.index()
    // The index must be there and hold what the core is made of, or the check says nothing.
    #expect(index.references.count > 10_000, "The compiler's index holds too little.")

    let upward = index.references.filter {
      guard let from = Self.floor(of: $0.file), let to = Self.floor(of: $0.target) else {
        return false
      }
      return to > from
    }

    for reference in upward {
      Issue.record(
        "\(reference.file):\(reference.line) names \(reference.name) of \(reference.target), which lies on a higher floor. Move one of them, or ask through a protocol of the lower floor as ViewOwner is."
      )
    }
  }

  @Test func `a conformance lies on the floor of its type or of its protocol`() throws {
    let index = try Self.index()
    #expect(index.conformances.count > 15, "The compiler's index holds too little.")

    let hidden = index.conformances.filter {
      guard let own = Self.floor(of: $0.file), let type = Self.floor(of: $0.typeFile),
        let its = Self.floor(of: $0.protocolFile)
      else { return false }
      return own > max(type, its)
    }

    for conformance in hidden {
      Issue.record(
        "\(conformance.file):\(conformance.line) makes a type of a lower floor a \(conformance.name). A lower floor can call it without naming it. Declare it beside the type or the protocol."
      )
    }
  }

  @Test func `the floors are put together in one place, which they know by one name`() throws {
    let references = try Self.index().references.filter { $0.target == Self.root }

    #expect(
      Set(references.filter { Self.floor(of: $0.file) == 0 }.map(\.name)) == ["ofProgram"],
      "Code of the lowest floor runs on the device of the program, and names it alone.")
  }

  @Test func `every file lies on a floor`() throws {
    let strays = try Self.index().files.filter {
      Self.floor(of: $0) == nil && $0 != Self.root
    }

    #expect(strays.isEmpty, "These files lie in no folder of a floor: \(strays.sorted()).")
  }

  @Test(arguments: DirectionRule.all)
  func `a direction within the floors`(rule: DirectionRule) throws {
    let index = try Self.index()
    #expect(index.files.contains { rule.applies(to: $0) }, "No file lies at \(rule.from).")

    let found = index.references.filter(rule.isBroken)

    let list = found.map { "\($0.file):\($0.line) \($0.name)" }.joined(separator: "\n")
    #expect(found.count <= rule.limit, "\(rule.sentence) \(found.count) references do:\n\(list)")
    #expect(
      found.count >= rule.limit,
      "\(rule.sentence) Only \(found.count) references do now: lower the limit in DirectionRule.swift."
    )
  }

  @Test func `the core does not grow beyond what a first program waits for`() throws {
    let sources = CompilerIndex.folderOfSources.appendingPathComponent("HeadlessUIKit")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let lines = try files.filter { $0.hasSuffix(".swift") }.map {
      try Data(contentsOf: sources.appendingPathComponent($0)).count { $0 == UInt8(ascii: "\n") }
    }

    let count = lines.reduce(0, +)
    #expect(lines.count > 300, "The sources of the core were not found.")
    #expect(
      count <= Self.mostLines,
      "Sources/HeadlessUIKit has \(count) lines. Whoever runs a chapter for the first time waits for each: write what is there twice once, or put it into Sources/HeadlessUIKitExtras."
    )
  }

  /// How many lines the core may have.
  private static let mostLines = 44_500

  @Test func `the largest group of files that all lead to each other does not grow`() throws {
    let cycle = try Self.index().largestCycle(without: Self.root)
    let floors = Set(cycle.compactMap(Self.floor))

    #expect(floors.count <= 1, "Files of several floors lead to each other: \(cycle).")
    #expect(cycle.count <= Self.cycleLimit, "It has \(cycle.count) files: \(cycle)")
  }

  /// How many files of the floor Views lead to each other: views, events, layout and windows.
  ///
  /// Members and extensions counted, 178 files did so when views, controls and controllers lay on one
  /// floor.
  private static let cycleLimit = 53

  private static func floor(of file: String) -> Int? {
    file.split(separator: "/").first.flatMap { floors.firstIndex(of: String($0)) }
  }

  private static func index() throws -> CompilerIndex {
    try CompilerIndex.ofSources().part(["HeadlessUIKit"])
  }
}
