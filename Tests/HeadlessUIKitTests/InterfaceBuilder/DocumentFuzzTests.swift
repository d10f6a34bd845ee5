import Grading
import HeadlessUIKit
import Testing

/// Reads documents with something wrong in them.
///
/// Each is damaged 60 times, or as often as asked for:
///
///     IB_DAMAGES=2000 swift test --filter DocumentFuzzTests
@Suite("Documents that were damaged", .isolated)
struct DocumentFuzzTests {
  nonisolated static let times =
    ProcessInfo.processInfo.environment["IB_DAMAGES"].flatMap { Int($0) } ?? 60

  nonisolated static let documents = [
    Samples.card, Samples.screen, UIStoryboardTests.main, LayoutSamples.form,
    LayoutSamples.everything,
  ]

  @Test(arguments: documents.indices)
  func `no damage traps, hangs or goes on without end`(index: Int) throws {
    var damage = Damage(seed: UInt64(index) + 1)
    var (read, refused, problems) = (0, 0, 0)

    for _ in 0..<Self.times {
      let text = damage.applied(to: Self.documents[index])
      guard let document = try? Document(Data(text.utf8), file: "Damaged.xib") else {
        refused += 1
        continue
      }
      read += 1
      let validation = NibValidation(document)
      problems += validation.report.problems.count
      for view in validation.objects.compactMap({
        $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded
      }) {
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        view.layoutIfNeeded()
      }
      showInitialScene(of: text)
    }

    // Damage of both kinds was met: what cannot be read, and what can.
    #expect(read > Self.times / 4 && refused > 0 && problems > Self.times / 8)
  }

  /// Loads the scene that comes first as an application does; exceptions are caught.
  private func showInitialScene(of text: String) {
    guard let storyboard = try? UIStoryboard(Data(text.utf8), name: "Damaged") else { return }
    _ = Device.current.exception {
      guard let controller = storyboard.instantiateInitialViewController() else { return }
      controller.loadViewIfNeeded()
      controller.view.layoutIfNeeded()
    }
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
      text = number(below: 4) == 0 ? withBytesChanged(text) : withWordsChanged(text)
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
