import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// Reads documents with something wrong in them.
///
/// Each is damaged 60 times, or as often as asked for; those of a folder outside the project are
/// damaged too. The document that is being read then lies in the folder for temporary files, as
/// `Damaged-0.xib`, if the program ends there.
///
///     IB_DAMAGES=2000 swift test --filter DocumentFuzzTests
///     IB_CORPUS=DIR IB_DAMAGES=200 swift test --filter DocumentFuzzTests
@Suite("Documents that were damaged", .isolated)
struct DocumentFuzzTests {
  nonisolated static let times =
    ProcessInfo.processInfo.environment["IB_DAMAGES"].flatMap { Int($0) } ?? 60

  /// What one document may take, in seconds that this thread computes.
  nonisolated static let limit = 2.0

  nonisolated static let documents = [
    Samples.card, Samples.screen, UIStoryboardTests.main, LayoutSamples.form,
    LayoutSamples.everything,
  ]

  @Test(arguments: documents.indices)
  func `no damage traps, hangs or goes on without end`(index: Int) {
    let outcome = damage(Self.documents[index], named: "\(index)")

    // Damage of both kinds was met: what cannot be read, and what can.
    #expect(outcome.read > Self.times / 4 && outcome.refused > 0)
    #expect(outcome.problems > Self.times / 8)
  }

  @Test(
    .enabled(if: Corpus.folder != nil, "IB_CORPUS is not set."), arguments: try Corpus.documents())
  func `no damage to a document of others does either`(file: URL) throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let outcome = damage(text, named: file.lastPathComponent)
    print("\(file.lastPathComponent): \(outcome)")
  }

  /// What came of the damages to a document.
  private struct Outcome {
    var read = 0
    var refused = 0
    var problems = 0
    /// The seconds of the damage that took longest.
    var slowest = 0.0
  }

  /// Damages a document as often as asked for, and expects that each takes at most its time.
  private func damage(_ text: String, named name: String) -> Outcome {
    let seed = name.utf8.reduce(5381) { ($0 &* 33) &+ UInt64($1) }
    var damage = Damage(seed: seed)
    var outcome = Outcome()
    for number in 0..<Self.times {
      let damaged = damage.applied(to: text)
      keep(damaged, named: name)
      let device = Device()
      device.console = { _ in }
      let seconds = Growth.computing {
        Device.$ofTask.withValue(device) { show(damaged, &outcome) }
      }
      outcome.slowest = max(outcome.slowest, seconds)
      guard seconds > Self.limit else { continue }
      keep(damaged, named: "\(name)-\(number)")
      Issue.record("Damage \(number) of \(name) takes \(seconds) s. It lies in \(Self.folder).")
    }
    return outcome
  }

  /// Makes what a damaged document describes, and draws it.
  private func show(_ text: String, _ outcome: inout Outcome) {
    guard let document = try? Document(Data(text.utf8), file: "Damaged.xib") else {
      outcome.refused += 1
      return
    }
    outcome.read += 1
    let validation = NibValidation(document)
    outcome.problems += validation.report.problems.count
    for view in validation.objects.compactMap({
      $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded
    }) {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
      view.layoutIfNeeded()
    }
    showInitialScene(of: text)
  }

  /// Shows the scene that comes first as an application does; exceptions are caught.
  private func showInitialScene(of text: String) {
    guard let storyboard = try? UIStoryboard(Data(text.utf8), name: "Damaged") else { return }
    _ = Device.current.exception {
      guard let controller = storyboard.instantiateInitialViewController() else { return }
      let stage = Stage()
      stage.present(controller)
      _ = stage.display
    }
  }

  nonisolated private static let folder = FileManager.default.temporaryDirectory.path

  /// Writes a damaged document into a file if many are made, for whoever looks for the cause.
  private func keep(_ text: String, named name: String) {
    guard ProcessInfo.processInfo.environment["IB_DAMAGES"] != nil else { return }
    try? Data(text.utf8).write(to: URL(fileURLWithPath: "\(Self.folder)/Damaged-\(name).xib"))
  }

  @Test func `the documents themselves are sound`() throws {
    for text in Self.documents {
      let validation = NibValidation(try Document(Data(text.utf8), file: "Sound.xib"))

      #expect(
        validation.report.problems.filter {
          $0.kind != .unresolvedOutlet && $0.kind != .unresolvedAction
        }
        .map(\.text) == [])
      #expect(validation.layoutProblems == [])
    }
  }
}

/// Damages documents, in the same way each time.
struct Damage {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns a document with one to three things wrong.
  mutating func applied(to text: String) -> String {
    var text = text
    for _ in 0..<(1 + number(below: 3)) {
      switch number(below: 8) {
      case 0, 1: text = withBytesChanged(text)
      case 2: text = withElementRenamed(text)
      default: text = withWordsChanged(text)
      }
    }
    return text
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
  }

  private mutating func withBytesChanged(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let place = number(below: bytes.count)
    switch number(below: 4) {
    case 0: bytes[place] = UInt8(number(below: 256))
    case 1: bytes.insert(UInt8(number(below: 256)), at: place)
    case 2: bytes.removeSubrange(place..<min(place + number(below: 40), bytes.count))
    default: bytes.removeSubrange(place...)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let words = [
    "", "-1", "0", "1e300", "nan", "-inf", "99999999999999999999", "0.5", "1:0", "3:2", "YES", "NO",
    "-2", "iN0-l3-epB", "one-vc-001", "v1", "UIWindow", "UIApplication", "UIViewController",
    "KeyboardWindow", "NSObject", "CardView", "UndecodableView", "CounterViewController", "a.b",
    "\u{1F600}",
    "view", "leading", "centerY", "width", "equal", "lessThanOrEqual", "tag", "frame", "subviews",
    "1000000", "4294967296", "-9223372036854775808", "1e-320", "inf", "UITableViewController",
  ]

  /// Changes a value in quotes, or the lines of the document.
  private mutating func withWordsChanged(_ text: String) -> String {
    if number(below: 3) == 0 { return withLinesChanged(text) }
    var parts = text.components(separatedBy: "\"")
    let values = parts.indices.filter { $0 % 2 == 1 }
    guard !values.isEmpty else { return text }
    let place = values[number(below: values.count)]
    parts[place] =
      number(below: 2) == 0
      ? Self.words[number(below: Self.words.count)] : parts[values[number(below: values.count)]]
    return parts.joined(separator: "\"")
  }

  /// Gives all elements of a name that of others.
  private mutating func withElementRenamed(_ text: String) -> String {
    let names = Set(text.matches(of: /<(\w+)/).map(\.1)).sorted()
    guard !names.isEmpty else { return text }
    let (one, other) = (names[number(below: names.count)], names[number(below: names.count)])
    return text.replacing(/(<\/?)(\w+)/) { $0.2 == one ? "\($0.1)\(other)" : "\($0.0)" }
  }

  private mutating func withLinesChanged(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard !lines.isEmpty else { return text }
    let (one, other) = (number(below: lines.count), number(below: lines.count))
    switch number(below: 3) {
    case 0: lines.remove(at: one)
    case 1: lines.swapAt(one, other)
    default: lines.insert(lines[one], at: other)
    }
    return lines.joined(separator: "\n")
  }
}
