import HeadlessUIKit

/// Divides a step into pages of a window's size.
struct PageMaker {
  let style: TerminalStyle
  let columns: Int
  let rows: Int

  /// The width of the phone with its frame, in cells.
  private static let phoneWidth = 42

  /// Returns the pages of a step's text.
  func text(of step: Step) -> [[String]] {
    let setter = StepFormatter(style: style, width: min(columns, 90))
    return step.sections.flatMap { section in
      divided(Array(setter.text(of: section).drop { $0.isEmpty }))
    }
  }

  /// Returns the pages of a step's picture, and of what was said on the way to it.
  func picture(of step: Step) -> [[String]] {
    guard let scene = step.scene else { return [] }
    let setter = StepFormatter(style: style, width: min(columns, 100))
    let caption = setter.caption(of: step).filter { !$0.isEmpty }
    let phone = TerminalCanvas.trimmed(style)
      .fitting(scene.display, columns: columns, rows: rows - caption.count)
      .lines(for: scene.display)
    if let page = sideBySide(caption, phone, scene) { return [page] }
    let said = setter.conversation(of: scene)
    let picture = caption + phone
    if picture.count + said.count + 1 <= rows { return [picture + [""] + said] }
    return divided(picture) + divided(said, under: caption)
  }

  /// The phone on the left and what was said on the right, if there is room for all of it.
  private func sideBySide(
    _ caption: [String], _ phone: [String], _ scene: Step.Scene
  ) -> [String]? {
    let side = columns - Self.phoneWidth - 1
    guard side >= 34, caption.count + phone.count <= rows else { return nil }
    let said = StepFormatter(style: style, width: side).conversation(of: scene)
    guard said.count <= phone.count else { return nil }
    let beside = zip(phone, said).map { $0 + " " + $1 }
    return caption + beside + phone.dropFirst(said.count)
  }

  /// Cuts lines into pages, at an empty line if there is one in the last third.
  private func divided(_ lines: [String], under head: [String] = []) -> [[String]] {
    let room = max(rows - head.count, 1)
    var pages: [[String]] = []
    var rest = lines[...]
    while rest.count > room {
      let window = rest.prefix(room)
      let gap = window.lastIndex { $0.isEmpty } ?? window.endIndex
      let cut = gap > window.startIndex + room * 2 / 3 ? gap : window.endIndex
      pages.append(head + rest[..<cut])
      rest = rest[cut...].drop { $0.isEmpty }
    }
    if !rest.isEmpty { pages.append(head + rest) }
    return pages
  }
}

extension Step {
  /// The step in parts, each of which begins with a heading.
  fileprivate var sections: [Step] {
    var groups: [[Passage]] = []
    for passage in passages {
      if case .heading = passage {
        groups.append([passage])
      } else if groups.isEmpty {
        groups.append([passage])
      } else {
        groups[groups.count - 1].append(passage)
      }
    }
    if groups.isEmpty, !printed.isEmpty { groups = [[]] }
    return groups.map {
      Step(
        chapter: chapter, number: number, passages: $0, scene: nil, file: file, line: line,
        printed: printed)
    }
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
