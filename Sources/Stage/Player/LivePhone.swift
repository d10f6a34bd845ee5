import HeadlessUIKit
import TerminalIO

/// The phone in the reader's own hands: keys become touches.
///
/// - Shape: One element at a time has the keys' attention. Elements follow each other from the
///   top of the screen to the bottom and from left to right.
/// - Units: Rows of a wheel, terminal cells.
/// - Errors: A screen without controls can only be left.
final class LivePhone {
  let stage: Stage
  private let style: TerminalStyle
  private let title: String
  private let advice: String
  private let destination: String
  /// The view that has the keys' attention, whatever comes before it or goes.
  private weak var focusedView: UIView?
  /// Where its element was among the elements: the keys stay there when the view goes.
  private var focusedIndex = 0
  /// The views that had the keys' attention until something came over them, the last at the end:
  /// the keys go back to them.
  private var covered: [WeakView] = []
  /// Whether what can be seen inside the element with the keys' attention stands beside the phone.
  private var isInspecting = false
  /// How many lines of that stand above what is shown.
  private var scrolled = 0
  private var shownMessages: Int
  /// What the application printed, each line with the length of the conversation then.
  private var printed: [(messages: Int, line: String)] = []

  /// Creates a phone for the reader to use.
  ///
  /// `advice` stands above the phone; `destination` is where the reader goes who leaves.
  init(
    stage: Stage, style: TerminalStyle, title: String, advice: String = "",
    destination: String = "back to the lesson"
  ) {
    (self.stage, self.style, self.title) = (stage, style, title)
    (self.advice, self.destination) = (advice, destination)
    // What views ask for in order to be drawn was said before the reader did anything.
    _ = stage.display
    shownMessages = stage.conversation.count
    let all = elements
    focus(all.firstIndex(where: \.isWheel) ?? 0, of: all)
    focusEditedField(since: nil)
  }

  /// Does what a key means, and returns whether the reader keeps the phone.
  func handle(_ key: Key) -> Bool {
    let (former, moving) = (stage.keyboard.field, stage.viewsInMotion)
    defer {
      if stage.viewsInMotion > moving, key != .character("w") || isTyping {
        stage.clock.advance(by: Self.transition)
      }
      focusEditedField(since: former)
      focusWhatIsLeft()
    }
    if type(key) || tilt(key) || handleDevice(key) { return true }
    let isWheel = focused?.isWheel == true
    if key == .left || key == .right, focused?.adjust(increasing: key == .right) == true {
      return true
    }
    if key == .up || key == .down, let focused, focused.isDraggable {
      focused.drag(down: key == .down)
      return true
    }
    switch key {
    case .escape where endsEditing(): return true
    case .escape where isInspecting: isInspecting = false
    case .character("q"), .escape, .endOfInput: return false
    case .tab, .right: moveFocus(by: 1)
    case .backTab, .left: moveFocus(by: -1)
    case .down where isWheel: focused?.turn(by: 1)
    case .up where isWheel: focused?.turn(by: -1)
    case .pageDown where isWheel: focused?.turn(by: 5)
    case .pageUp where isWheel: focused?.turn(by: -5)
    case .pageDown: stage.scroll(around: focused?.view, down: true)
    case .pageUp: stage.scroll(around: focused?.view, down: false)
    case .down: stepFocus(down: true)
    case .up: stepFocus(down: false)
    case .character("w"): stage.clock.advance(by: 1)
    case .character("i"):
      isInspecting.toggle()
      scrolled = 0
    case .character("j") where isInspecting: scrolled += Self.scroll
    case .character("k") where isInspecting: scrolled = max(scrolled - Self.scroll, 0)
    case .character("<"): swipe { $0.swipeLeft() }
    case .character(">"): swipe { $0.swipeRight() }
    case .enter, .character(" "):
      if focused?.isAdjustable == false { focused?.tap() }
    default: break
    }
    return true
  }

  /// How long what a key has set in motion goes on before the keys mean something again, in
  /// seconds: as long as a controller takes to come or to go.
  private static let transition: TimeInterval = 0.5

  /// Types a key into the field that has the keys' attention and is edited, if there is one.
  private func type(_ key: Key) -> Bool {
    guard isTyping else { return false }
    switch key {
    case .character(let character): stage.typeText(String(character))
    case .enter: stage.typeText("\n")
    case .backspace: stage.typeText(KeyboardKey.delete.rawValue)
    case .left: stage.typeKey(.leftArrow, modifierFlags: [])
    case .right: stage.typeKey(.rightArrow, modifierFlags: [])
    case .home: stage.typeKey(.upArrow, modifierFlags: [])
    case .end: stage.typeKey(.downArrow, modifierFlags: [])
    default: return false
    }
    return true
  }

  /// Whether the field that has the keys' attention is edited.
  private var isTyping: Bool {
    stage.keyboard.field.map { $0 === focusedView } ?? false
  }

  /// Ends editing, and returns whether a field was edited that let it end.
  ///
  /// A delegate may keep its field in use; the reader leaves the phone all the same.
  private func endsEditing() -> Bool {
    stage.keyboard.field?.resignFirstResponder() == true
  }

  /// Tilts the phone by half of the way, and returns whether the key meant that.
  private func tilt(_ key: Key) -> Bool {
    let offset = stage.device.viewerOffset
    var (horizontal, vertical) = (offset.horizontal, offset.vertical)
    switch key {
    case .shiftLeft: horizontal -= 0.5
    case .shiftRight: horizontal += 0.5
    case .shiftDown: vertical -= 0.5
    case .shiftUp: vertical += 0.5
    default: return false
    }
    stage.tilt(horizontal: min(max(horizontal, -1), 1), vertical: min(max(vertical, -1), 1))
    return true
  }

  /// Gives the keys' attention to the field that has begun to be edited.
  private func focusEditedField(since former: UIView?) {
    guard let field = stage.keyboard.field, field !== former else { return }
    let all = elements
    if let focusedView, !all.contains(where: { $0.view === focusedView }) { cover(focusedView) }
    if let index = all.firstIndex(where: { $0.view === field }) { focus(index, of: all) }
  }

  /// Gives the keys' attention to another element where the one that had it cannot be reached: to
  /// what had it before, or else to what stands in its place.
  private func focusWhatIsLeft() {
    guard !isTyping else { return }
    let all = elements
    if let index = all.firstIndex(where: { $0.view === focusedView && focusedView != nil }) {
      // What goes together with its row leaves the keys to the row that comes there.
      let row = all[index].row?.view
      focusedIndex = all.firstIndex { $0.view === row && row != nil } ?? index
      return
    }
    covered.removeAll { $0.view == nil }
    let places = covered.map { covered in all.firstIndex { $0.view === covered.view } }
    if let last = places.lastIndex(where: { $0 != nil }), let index = places[last] {
      covered.removeSubrange(last...)
      return focus(index, of: all)
    }
    if let focusedView { cover(focusedView) }
    if let index = focusedIndex(in: all) { focus(index, of: all) }
  }

  /// Remembers a view that had the keys' attention and cannot be reached now.
  private func cover(_ view: UIView) {
    covered = covered.filter { $0.view != nil }.suffix(Self.mostCovered) + [WeakView(view)]
  }

  /// How many views are remembered.
  private static let mostCovered = 50

  private func focus(_ index: Int, of elements: [Element]) {
    focusedIndex = index
    focusedView = elements.indices.contains(index) ? elements[index].view : nil
  }

  /// Where the element is that has the keys' attention, or nil if there is none.
  private func focusedIndex(in elements: [Element]) -> Int? {
    if let focusedView, let index = elements.firstIndex(where: { $0.view === focusedView }) {
      return index
    }
    if elements.indices.contains(focusedIndex) { return focusedIndex }
    // What was taken out of its view leaves the others where they were.
    let isTakenOut = focusedView?.superview == nil
    return isTakenOut ? elements.indices.last : elements.indices.first
  }

  /// Returns the lines of a window of a size: the title, the phone, what was said, and the keys.
  func lines(columns: Int, rows: Int) -> [String] {
    let head = rows > 2 ? heading(columns, rows) : []
    let room = max(rows - head.count - 1, 1)
    let display = stage.display
    let phone = TerminalCanvas.trimmed(style).fitting(display, columns: columns, rows: room)
      .lines(for: display, focus: focused?.frame)
    var lines = visible(phone, room: room)
    // Held on its side, the phone leaves less room beside it.
    let width = display.size.width > display.size.height ? 75 : 44
    let isBeside = columns >= width + 34
    let cells = isBeside ? columns - width : columns - 2
    if isInspecting {
      let inspected = inspected(lines, width: isBeside ? width - 1 : nil, cells: cells, room: room)
      return head + inspected + [footer(columns)]
    }
    // A space stands between the phone and what was said.
    let messages = conversation(cells: isBeside ? cells - 1 : cells)
    if isBeside {
      for (index, line) in latest(messages, lines.count).enumerated() { lines[index] += " " + line }
    } else {
      lines += latest(messages, max(room - lines.count, 0))
    }
    lines += Array(repeating: "", count: max(room - lines.count, 0))
    return head + lines + [footer(columns)]
  }

  /// The phone, and beside or below it what can be seen inside the element with the keys' attention.
  private func inspected(_ phone: [String], width: Int?, cells: Int, room: Int) -> [String] {
    let text = InspectorText(of: stage)
    let styler = TextStyler(style: style)
    let facts = (focused?.view?.ofProgram).map(text.lines(about:)) ?? text.lines()
    let lines = facts.flatMap { styler.plain($0).hanging(4, cells: cells - 1) }.map { " " + $0 }
    var all = phone
    let space = width == nil ? max(room - phone.count, 1) : room
    scrolled = min(scrolled, max(lines.count - space, 0))
    let shown = lines.dropFirst(scrolled).prefix(space)
    if let width {
      all += Array(
        repeating: String(repeating: " ", count: width), count: max(shown.count - phone.count, 0))
      for (index, line) in shown.enumerated() { all[index] += line }
    } else {
      all += shown
    }
    return Array(all.prefix(room)) + Array(repeating: "", count: max(room - all.count, 0))
  }

  /// How many lines a key scrolls.
  private static let scroll = 8

  private func heading(_ columns: Int, _ rows: Int) -> [String] {
    let rule = style.isUnicode ? "──" : "--"
    let line = "\(rule) \(title)".truncated(cells: columns, ellipsis: style.glyphs.ellipsis)
    let styler = TextStyler(style: style)
    // In a low window the phone needs the rows.
    let room = advice.isEmpty || rows < 16 ? [] : styler.plain(advice).wrapped(cells: columns)
    return [styler.bold(line)] + room
  }

  /// Returns the last of the lines, after one that says how many there are before them.
  private func latest(_ messages: [String], _ room: Int) -> [String] {
    guard messages.count > room, room > 1 else { return messages.suffix(room) }
    let shown = room - 1
    let above = "  (\(messages.count - shown) lines above)"
    return [TextStyler(style: style).faint(above)] + messages.suffix(shown)
  }

  private var elements: [Element] {
    let reached = stage.elements("element") { $0.acceptsKeys }.asTheyAre.filter(\.isHittable)
      .map { (element: $0, frame: $0.frame) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return stage.inKeyOrder(reached.map(\.element), view: \.view)
  }

  private var focused: Element? {
    let all = elements
    return focusedIndex(in: all).map { all[$0] }
  }

  private func moveFocus(by distance: Int) {
    let all = elements
    guard let index = focusedIndex(in: all) else { return }
    focus(((index + distance) % all.count + all.count) % all.count, of: all)
  }

  /// Goes to the element below or above, and scrolls where there are more than can be seen.
  private func stepFocus(down: Bool) {
    let all = elements
    if let index = focusedIndex(in: all), let scroller = all[index].view?.scroller(down: down) {
      let next = index + (down ? 1 : -1)
      let isInside =
        all.indices.contains(next) && all[next].view?.isDescendant(of: scroller) == true
      if !isInside { stage.scroll(around: all[index].view, down: down) }
    }
    moveFocus(by: down ? 1 : -1)
  }

  /// Swipes the row that has the keys' attention, which a button gets that comes with it.
  private func swipe(_ swipe: (Element) -> Void) {
    guard let focused else { return }
    guard let row = focused.row, let view = row.view else { return swipe(focused) }
    let former = elements.map(\.view)
    swipe(row)
    let all = elements
    let button = all.firstIndex { element in
      element.view?.isDescendant(of: view) == true && !former.contains { $0 === element.view }
    }
    guard let button else { return }
    cover(view)
    focusedView = all[button].view
    focusedIndex = former.firstIndex { $0 === view } ?? button
  }

  /// Takes what the application printed.
  func note(printed lines: [String]) {
    printed += lines.map { (stage.conversation.count, $0) }
    printed = printed.suffix(Self.mostPrinted)
  }

  /// How many printed lines are kept.
  private static let mostPrinted = 200

  /// What was said and printed since the reader has the phone, in its order.
  private var messages: [String] {
    let conversation = stage.conversation
    var lines: [String] = []
    var told = shownMessages
    for (count, line) in printed {
      lines += ConversationDigest.lines(Array(conversation.prefix(count).dropFirst(told)))
      told = max(told, count)
      lines.append("printed: \(line)")
    }
    return lines + ConversationDigest.lines(Array(conversation.dropFirst(told)))
  }

  private func conversation(cells width: Int) -> [String] {
    let styler = TextStyler(style: style)
    let lines = messages
    guard !lines.isEmpty else { return [styler.faint("  (nothing was said yet)")] }
    return lines.flatMap { styler.plain($0).hanging(4, cells: width) }.map { "  " + $0 }
  }

  /// The part of the phone that fits, around the element that has the keys' attention.
  private func visible(_ phone: [String], room: Int) -> [String] {
    guard phone.count > room else { return phone }
    let height = max(stage.window.bounds.height, 1)
    let middle = Int((focused?.frame.midY ?? 0) / height * CGFloat(phone.count))
    let top = min(max(middle - room / 2, 0), phone.count - room)
    return Array(phone[top..<(top + room)])
  }

  private func footer(_ columns: Int) -> String {
    let lines = footers.map(plain)
    let line = lines.first { $0.count <= columns } ?? lines.last ?? ""
    return TextStyler(style: style)
      .faint(line.truncated(cells: columns, ellipsis: style.glyphs.ellipsis))
  }

  /// What the keys do, in words for a wide window first, and then for narrower ones.
  private var footers: [String] {
    let tilts = stage.device.movesWithTilt ? "   Shift ← → ↑ ↓ tilts" : ""
    if isTyping, elements.contains(where: { $0.isWheel && $0.view?.window is KeyboardWindow }) {
      return [
        "Tab to the wheel, and on to the next field   Esc puts the wheel away" + tilts,
        "Tab to the wheel   Esc puts it away",
      ]
    }
    if isTyping {
      return [
        "Type, Return   Tab another   Esc ends typing" + tilts,
        "Type, Return, Tab  Esc ends typing",
      ]
    }
    let inspects = isInspecting ? "j k scroll   i closes" : "i inspects"
    return [
      "\(actions)\(scrolls)   \(deviceKeys)   w waits 1 s   \(inspects)   q \(destination)" + tilts,
      "\(act)\(scrolls)  \(briefDeviceKeys)  w wait  \(inspects)  q back",
      "\(act)  \(briefDeviceKeys)  w wait  \(inspects)  q back",
      isInspecting ? "j k scroll  i closes  q back" : briefKeys,
    ]
  }

  /// What the keys do to the element that has their attention, and how another one gets it.
  private var actions: String {
    // What is done to a device leaves no room for more.
    if stage.device.hasLaunched { return act }
    if focused?.isWheel == true { return "↑ ↓ turn wheel   ← → another" }
    if focused?.isDraggable == true { return "↑ ↓ move row   ← → another" }
    return focused?.isAdjustable == true ? "\(act)   ↑ ↓ another" : "\(act)   ← → another"
  }

  private var act: String {
    if focused?.isWheel == true { return "↑ ↓ turn" }
    if focused?.isAdjustable == true { return "← → change" }
    if focused?.isDraggable == true { return "↑ ↓ move" }
    return "Return presses" + (focused?.view?.automationType == .cell ? "   < > swipe" : "")
  }

  /// The keys that scroll, where something can be scrolled.
  private var scrolls: String {
    guard focused?.isWheel != true, let view = focused?.view else { return "" }
    let goesOn = view.scroller(down: true) != nil || view.scroller(down: false) != nil
    return goesOn ? "   PgDn scrolls" : ""
  }

  private func plain(_ keys: String) -> String {
    style.isUnicode
      ? keys
      : keys.replacingOccurrences(of: "↑ ↓", with: "Up Down")
        .replacingOccurrences(of: "← →", with: "Left Right")
  }
}

/// A view that may go at any time.
private struct WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}

extension UIView {
  /// The view that the program knows: for a wheel, which UIKit keeps to itself, its picker.
  fileprivate var ofProgram: UIView {
    var view = self
    while !view.isKnownToPrograms, let parent = view.superview { view = parent }
    return view
  }

  /// Whether a key means something to the view.
  ///
  /// The parts of a control that is changed as a whole, as segments are, are passed over.
  fileprivate var acceptsKeys: Bool {
    let traits = accessibilityTraits
    if automationType == .button, superview?.accessibilityTraits.contains(.adjustable) == true {
      return false
    }
    return !traits.isDisjoint(with: [.button, .adjustable, .link])
      || [.textField, .secureTextField, .textView, .cell].contains(automationType)
  }
}
