import HeadlessUIKit

/// Divides a step into pages of a window's size.
struct PageMaker {
  let style: TerminalStyle
  let columns: Int
  let rows: Int

  /// The width of the phone with its frame, in cells.
  private static let phoneWidth = 42

  /// Returns the pages of a step: its text, then its picture.
  func pages(of step: Step) -> [[String]] {
    let setter = StepPage(style: style, width: min(columns, 90))
    let text = step.sections.flatMap { section in
      divided(Array(setter.text(of: section).drop { $0.isEmpty }))
    }
    return text + picture(of: step)
  }

  private func picture(of step: Step) -> [[String]] {
    guard let scene = step.scene else { return [] }
    let full = StepPage(style: style, width: min(columns, 100))
    let caption = full.caption(of: step).filter { !$0.isEmpty }
    let phone = TerminalCanvas.trimmed(style)
      .fitting(scene.display, columns: columns, rows: rows - caption.count)
      .lines(for: scene.display)
    let side = columns - Self.phoneWidth - 1
    guard side >= 34 else {
      let said = full.conversation(of: scene)
      return joined(caption + phone, said)
    }
    let said = StepPage(style: style, width: side).conversation(of: scene)
    return sideBySide(caption, phone, said)
  }

  /// The phone on the left and what was said on the right; what does not fit has a page.
  private func sideBySide(_ caption: [String], _ phone: [String], _ said: [String]) -> [[String]] {
    let room = max(rows - caption.count, 1)
    var pages = divided(phone, room: room).map { caption + $0 }
    let beside = said.prefix(min(phone.count, room))
    for (index, line) in beside.enumerated() {
      let left = pages[0][caption.count + index]
      pages[0][caption.count + index] = left + " " + line
    }
    let rest = Array(said.dropFirst(beside.count))
    return pages + (rest.isEmpty ? [] : divided(rest))
  }

  private func joined(_ picture: [String], _ said: [String]) -> [[String]] {
    if picture.count + said.count + 1 <= rows { return [picture + [""] + said] }
    return divided(picture) + divided(said)
  }

  /// Cuts lines into pages, at an empty line if there is one in the last third.
  private func divided(_ lines: [String], room: Int? = nil) -> [[String]] {
    let room = room ?? rows
    var pages: [[String]] = []
    var rest = lines[...]
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
