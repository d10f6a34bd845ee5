import CourseFormat
import HeadlessUIKit
import TerminalIO

/// Divides a lesson into pages of a window's size.
///
/// Text fills pages; a heading stays with what follows it. A page ends where an answer is hidden,
/// and the next page is the same one with the answer. A picture stands beside the prose that
/// leads to it: on the right of the text where the window is wide enough, else on a page after
/// it, with the prose repeated.
struct PageMaker {
  /// A page: the step it belongs to, and its lines.
  struct Page {
    let step: Int
    var isPicture = false
    var lines: [String]
  }

  let style: TerminalStyle
  let columns: Int
  let rows: Int

  /// The width of the text beside a phone, and the width a phone with its frame takes.
  static let textWidth = 78
  private static let phoneWidth = 42
  /// Returns the pages of all steps.
  func pages(of steps: [Step]) -> [Page] {
    steps.indices.flatMap { index in
      let before = steps[..<index].reversed().prefix { $0.chapter == steps[index].chapter }
      return pages(of: steps[index], after: Array(before))
        .map { Page(step: index, isPicture: $0.isPicture, lines: $0.lines) }
    }
  }

  /// A page without the number of its step.
  private typealias Draft = (isPicture: Bool, lines: [String])

  /// Returns the pages of a step; those before it in the chapter follow, the nearest first.
  private func pages(of step: Step, after former: [Step]) -> [Draft] {
    let last = former.first { $0.scene != nil }?.scene.flatMap { isBesideText($0) ? $0 : nil }
    if let scene = step.scene ?? last, isBesideText(scene) {
      return widePages(of: step, last: last, lead: lead(to: step, after: former))
    }
    var text = TextFlow(step, StepFormatter(style: style, width: min(columns, 90)), rows: rows)
      .pages
    guard step.scene != nil else { return text.map { (false, $0) } }
    let picture = PicturePage(
      step: step, lead: lead(to: step, after: former), style: style, columns: columns, rows: rows)
    if let tail = text.last, let whole = picture.under(tail) {
      text.removeLast()
      return text.map { (false, $0) } + [(true, whole)]
    }
    return text.map { (false, $0) } + picture.pages.map { (true, $0) }
  }

  /// The prose that leads to a picture: the last of its step, or of one before it.
  private func lead(to step: Step, after former: [Step]) -> [String] {
    for step in [step] + former {
      for passage in step.passages.reversed() {
        if case .prose(let lines) = passage { return lines }
      }
    }
    return []
  }

  // MARK: - Text and phone side by side

  private func isBesideText(_ scene: Step.Scene) -> Bool {
    columns >= Self.textWidth + 2 + width(of: scene)
  }

  private func width(of scene: Step.Scene) -> Int {
    let size = scene.display.size
    return size.width > size.height ? Int(size.width / 8) + 2 : Self.phoneWidth
  }

  /// Text on the left; on the right what the phone shows by then.
  private func widePages(of step: Step, last: Step.Scene?, lead: [String]) -> [Draft] {
    let formatter = StepFormatter(style: style, width: Self.textWidth)
    var text = TextFlow(step, formatter, rows: rows).pages
    guard let scene = step.scene else {
      return text.map { (false, beside($0, phone(last, caption: []))) }
    }
    if text.isEmpty {
      text = [ProseFormatter(styler: TextStyler(style: style), width: Self.textWidth).lines(lead)]
    }
    var pages = text.dropLast().map { (false, beside($0, phone(last, caption: []))) }
    let caption = StepFormatter(style: style, width: width(of: scene)).caption(of: step)
      .filter { !$0.isEmpty }
    var right = phone(scene, caption: caption)
    var left = text[text.count - 1]
    let side = columns - Self.textWidth - 4 - width(of: scene)
    let below = StepFormatter(style: style, width: width(of: scene)).conversation(of: scene)
    let wide = formatter.conversation(of: scene)
    if below.isEmpty || right.count + below.count + 1 <= rows {
      right += (below.isEmpty ? [] : [""]) + below
    } else if side >= PicturePage.leastSide {
      let messages = StepFormatter(style: style, width: side).conversation(of: scene)
      right = joined(right, messages.fitting(rows), at: width(of: scene) + 1)
    } else if left.count + wide.count + 2 <= rows {
      left += ["", ""] + wide
    } else {
      pages.append((true, beside(left, right)))
      return pages
        + wide.divided(rows: rows - caption.count - 1).map {
          (true, beside(caption + [""] + $0, Array(right.dropFirst(caption.count))))
        }
    }
    return pages + [(true, beside(left, right))]
  }

  private func phone(_ scene: Step.Scene?, caption: [String]) -> [String] {
    guard let scene else { return [] }
    return caption
      + TerminalCanvas.trimmed(style)
      .fitting(scene.display, columns: width(of: scene), rows: rows - caption.count)
      .lines(for: scene.display)
  }

  private func beside(_ left: [String], _ right: [String]) -> [String] {
    joined(left, Array(right.prefix(rows)), at: Self.textWidth + 2)
  }

  private func joined(_ left: [String], _ right: [String], at column: Int) -> [String] {
    (0..<max(left.count, right.count)).map { index in
      let start = left.indices.contains(index) ? left[index] : ""
      guard right.indices.contains(index) else { return start }
      let room = max(column - start.cellWidthWithoutSequences, 0)
      return start + String(repeating: " ", count: room) + right[index]
    }
  }
}

/// The pages of a picture in a window too narrow for text and phone side by side.
private struct PicturePage {
  let step: Step
  /// The prose that leads to the picture.
  let lead: [String]
  let style: TerminalStyle
  let columns: Int
  let rows: Int

  /// The least width for what stands beside a phone.
  static let leastSide = 34

  private var formatter: StepFormatter { StepFormatter(style: style, width: min(columns, 100)) }
  private var caption: [String] { formatter.caption(of: step).filter { !$0.isEmpty } }

  /// The phone, drawn so small that some lines fit under or above it.
  private func phone(leaving lines: Int) -> [String] {
    guard let scene = step.scene else { return [] }
    return TerminalCanvas.trimmed(style)
      .fitting(scene.display, columns: columns, rows: rows - lines).lines(for: scene.display)
  }

  private func conversation(width: Int) -> [String] {
    step.scene.map { StepFormatter(style: style, width: width).conversation(of: $0) } ?? []
  }

  /// Returns a page with all of it under the last lines of the text, if there is room.
  func under(_ text: [String]) -> [String]? {
    let head = (text.isEmpty ? [] : text + [""]) + caption
    let phone = phone(leaving: head.count)
    let width = phone.first?.cellWidthWithoutSequences ?? 0
    let beside = conversation(width: max(columns - width - 1, 1))
    if columns - width - 1 >= Self.leastSide, head.count + max(phone.count, beside.count) <= rows {
      return head + joined(phone, beside, width)
    }
    let below = conversation(width: formatter.width)
    let page =
      head + self.phone(leaving: head.count + below.count + 1)
      + (below.isEmpty ? [] : [""]) + below
    return page.count <= rows ? page : nil
  }

  /// Returns the pages: beside the phone the prose and what was said, or one after the other.
  var pages: [[String]] {
    let phone = phone(leaving: caption.count)
    let width = phone.first?.cellWidthWithoutSequences ?? 0
    let side = columns - width - 1
    guard side >= Self.leastSide, caption.count + phone.count <= rows else {
      return consecutivePages
    }
    let prose = prose(width: side - 2, rows: rows - caption.count).map { "  " + $0 }
    let messages = conversation(width: side)
    if prose.count + messages.count + 1 <= rows - caption.count {
      return [
        page(phone, prose + (prose.isEmpty || messages.isEmpty ? [] : [""]) + messages, width)
      ]
    }
    return [page(phone, prose, width)]
      + messages.divided(rows: rows - caption.count).map { page(phone, $0, width) }
  }

  private func page(_ phone: [String], _ side: [String], _ width: Int) -> [String] {
    caption + joined(phone, side, width)
  }

  private func joined(_ phone: [String], _ side: [String], _ width: Int) -> [String] {
    (0..<max(phone.count, side.count)).map { index in
      let start =
        phone.indices.contains(index) ? phone[index] : String(repeating: " ", count: width)
      return side.indices.contains(index) ? start + " " + side[index] : start
    }
  }

  /// The prose, without its first paragraphs where it is too long.
  private func prose(width: Int, rows: Int) -> [String] {
    let formatter = ProseFormatter(styler: TextStyler(style: style), width: width)
    var paragraphs = lead.split { $0.isBlank }
    var lines = formatter.lines(lead)
    while lines.count > rows, paragraphs.count > 1 {
      paragraphs.removeFirst()
      lines = formatter.lines(paragraphs.joined(separator: [""]).map { $0 })
    }
    return lines.count > rows ? [] : lines
  }

  private var consecutivePages: [[String]] {
    let prose = prose(width: formatter.width, rows: rows - caption.count - 1)
    let head = prose.isEmpty ? caption : prose + [""] + caption
    let small = phone(leaving: head.count)
    let messages = conversation(width: formatter.width)
    if head.count + small.count <= rows {
      return [head + small] + messages.divided(rows: rows - caption.count).map { caption + $0 }
    }
    return (caption + phone(leaving: caption.count)).divided(rows: rows)
      + messages.divided(rows: rows - caption.count).map { caption + $0 }
  }
}

extension [String] {
  /// The lines in pieces of a number of rows, cut at an empty line if there is one near the end.
  func divided(rows: Int) -> [[String]] {
    let room = Swift.max(rows, 1)
    var pages: [[String]] = []
    var rest = self[...]
    while rest.count > room {
      let window = rest.prefix(room)
      let gap = window.lastIndex { $0.isEmpty } ?? window.endIndex
      let cut = gap > window.startIndex + room * 2 / 3 ? gap : window.endIndex
      pages.append(Array(rest[..<cut]))
      rest = rest[cut...].drop { $0.isEmpty }
    }
    if !rest.isEmpty { pages.append(Array(rest)) }
    return pages
  }

  /// The first lines, and how many there are more if not all fit.
  fileprivate func fitting(_ rows: Int) -> [String] {
    guard count > rows, rows > 1 else { return self }
    return prefix(rows - 1) + ["  (\(count - rows + 1) lines more)"]
  }
}

extension TerminalCanvas {
  /// A canvas that leaves out what is empty at the bottom of the screen.
  static func trimmed(_ style: TerminalStyle) -> TerminalCanvas {
    var canvas = TerminalCanvas(style: style)
    canvas.trimsEmptyBottom = true
    return canvas
  }
}
