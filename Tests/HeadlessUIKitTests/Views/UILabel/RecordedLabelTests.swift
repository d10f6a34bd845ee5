import Grading
import Testing

@testable import HeadlessUIKit

/// Holds a label to what was logged of one on iOS, in 2,100 states.
///
/// `recorded.tsv` has the facts. Its font is not named and is not the system's, so points cannot be
/// compared. The label here gets a font whose letters keep their proportions in every size, and a size
/// at which its text is as wide as the recorded one.
///
/// | fact | what is compared |
/// |---|---|
/// | place | the text rectangle begins at the top left; one that is too high goes up by half of it |
/// | height | the text rectangle is as high as the text, and no higher than the frame |
/// | natural | the natural size is that of one line, whatever the limit and the mode |
/// | shrinking | smaller letters change none of the three sizes |
/// | lines | how many lines there are in the width of the frame |
/// | width | what the text takes of the width: all of it, its own, or less because it is cut |
///
/// 210 states differ in the width: in 189 the one line of a label that puts no ellipsis is cut, and a
/// device counts the whole width of the frame; in 21 the letters of another font end elsewhere.
@Suite("A label as it was recorded on iOS", .isolated)
struct RecordedLabelTests {
  private static let frame = CGRect(x: 4, y: 254, width: 353, height: 107)
  private static let text =
    "This is a test string used to test UILabel - and it should wrap and can be as long as three "
    + "lines"

  private let rows: [Row]
  /// The label in each state, beside the row.
  private let states: [State]

  init() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("recorded.tsv")
    let table = try String(contentsOf: url, encoding: .utf8)
    rows = table.split(separator: "\n").compactMap { Row($0) }
    let label = UILabel(frame: Self.frame)
    label.text = Self.text
    label.font = UIFont(name: "Helvetica Neue", size: 1000)
    let unit = label.intrinsicContentSize.width / 1000
    states = rows.flatMap { row in
      State.scales.map { scale in
        label.adjustsFontSizeToFitWidth = scale != nil
        label.minimumScaleFactor = scale ?? 0
        label.font = UIFont(name: "Helvetica Neue", size: row.intrinsic.width / unit)
        label.numberOfLines = row.lines
        label.lineBreakMode = row.mode
        return State(of: label, row, scale: scale)
      }
    }
  }

  @Test func `the table has its 300 rows of seven states`() {
    #expect(rows.count == 300 && State.scales.count == 7)
  }

  @Test func `every state places the text as iOS does`() {
    #expect(holding(\.hasPlace) == 2_100 && holding(\.hasHeight) == 2_100)
  }

  @Test func `the natural size is that of one line, and shrinking changes nothing`() {
    #expect(holding(\.hasNaturalSize) == 2_100 && holding(\.ignoresShrinking) == 2_100)
  }

  @Test func `the text makes as many lines as it did on iOS`() {
    let held = holding(\.hasLines)
    print("Recorded labels: \(held) of 2,100 states have the recorded number of lines")
    for state in states where state.scale == nil && !state.hasLines {
      print("lines", state.summary)
    }

    #expect(held == 2_100)
  }

  @Test func `the text takes of the width what it took on iOS`() {
    let held = holding(\.hasWidth)
    print("Recorded labels: \(held) of 2,100 states take the recorded part of the width")
    for state in states where state.scale == nil && !state.hasWidth {
      print("width", state.summary)
    }

    #expect(held == 1_890)
  }

  private func holding(_ fact: KeyPath<State, Bool>) -> Int {
    states.count { $0[keyPath: fact] }
  }

  /// What was recorded of a label.
  private struct Row {
    let mode: NSLineBreakMode
    let lines: Int
    let size: CGFloat
    let intrinsic: CGSize
    let fits: CGSize
    let rect: CGRect

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t").map { cell in
        cell.split(separator: " ").compactMap { Double($0) }
      }
      guard cells.count == 6, let number = cells[0].first,
        let mode = NSLineBreakMode(rawValue: Int(number))
      else { return nil }
      (self.mode, lines, size) = (mode, Int(cells[1][0]), cells[2][0])
      intrinsic = CGSize(width: cells[3][0], height: cells[3][1])
      fits = CGSize(width: cells[4][0], height: cells[4][1])
      rect = CGRect(x: cells[5][0], y: cells[5][1], width: cells[5][2], height: cells[5][3])
    }
  }

  /// The label in one state, beside what was recorded.
  private struct State {
    /// The smallest shares of the size of the letters; nil for labels that do not shrink them.
    static let scales: [CGFloat?] = [nil, 0, 0.1, 0.33, 0.5, 0.67, 0.9]

    let row: Row
    let scale: CGFloat?
    let natural: CGSize
    let plainNatural: CGSize
    let fits: CGSize
    let plainFits: CGSize
    let rect: CGRect
    let plainRect: CGRect

    init(of label: UILabel, _ row: Row, scale: CGFloat?) {
      (self.row, self.scale) = (row, scale)
      func sizes() -> (CGSize, CGSize, CGRect) {
        (
          label.intrinsicContentSize, label.sizeThatFits(frame.size),
          label.textRect(forBounds: frame, limitedToNumberOfLines: row.lines)
        )
      }
      (natural, fits, rect) = sizes()
      label.adjustsFontSizeToFitWidth = false
      let plain = sizes()
      (plainFits, plainRect) = (plain.1, plain.2)
      label.numberOfLines = 1
      plainNatural = label.intrinsicContentSize
    }

    var hasPlace: Bool {
      rect.minX == frame.minX && row.rect.minX == frame.minX
        && abs(rect.minY - frame.minY + max(0, (fits.height - frame.height) / 2)) < 0.01
        && abs(row.rect.minY - frame.minY + max(0, (row.fits.height - frame.height) / 2)) < 0.5
    }

    var hasHeight: Bool {
      rect.height == min(fits.height, frame.height)
        && abs(row.rect.height - min(row.fits.height, frame.height)) < 0.01
    }

    var hasNaturalSize: Bool { natural == plainNatural }

    var ignoresShrinking: Bool { fits == plainFits && rect == plainRect }

    var hasLines: Bool { lines == recordedLines }

    var lines: Int { Int((fits.height / natural.height).rounded()) }

    var recordedLines: Int { Int((row.fits.height / row.intrinsic.height).rounded()) }

    var hasWidth: Bool {
      Self.part(natural, fits, rect) == Self.part(row.intrinsic, row.fits, row.rect)
    }

    /// What text takes of the width, by its fitting size and by its rectangle.
    static func part(_ natural: CGSize, _ fits: CGSize, _ rect: CGRect) -> [String] {
      [
        abs(fits.width - natural.width) < 0.5 ? "natural" : "broken",
        abs(rect.width - fits.width) < 0.5
          ? "own" : abs(rect.width - frame.width) < 0.5 ? "frame" : "cut",
      ]
    }

    var summary: String {
      "mode \(row.mode.rawValue), limit \(row.lines), size \(row.size): \(lines) lines, recorded "
        + "\(recordedLines); \(Self.part(natural, fits, rect)), recorded "
        + "\(Self.part(row.intrinsic, row.fits, row.rect)), \(fits) \(row.fits)"
    }
  }
}
