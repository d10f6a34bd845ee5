import HeadlessUIKit

/// A phone that a person uses in a browser: it takes events, and answers what has changed.
///
/// - Shape: Touches go the way of every touch, from the screen through the windows to the views.
/// - Errors: What cannot be done is not done; sentences that say so stand in the answer.
final class BrowserPhone {
  private let stage: Stage
  private let fingers = Fingers()
  private let elements: ScreenElements
  private let inspection: PhoneInspection

  /// What is told to the console, and not yet to the page.
  private var notes: [String] = []
  private var picture = ""
  private var shownElements: [ScreenElements.Description]?
  private var shownDevice: PhoneAnswer.DeviceState?
  private var shownMessages: Int

  /// How many lines of a conversation one answer holds.
  static let mostLines = 300

  /// The longest time that passes at once, in seconds.
  private static let longestTime: TimeInterval = 10

  /// How long the phone rests before the inspector finds out who holds whom, in milliseconds.
  private static let rest = 100.0

  /// Creates a phone for a person to use; what was said before is not repeated.
  init(stage: Stage) {
    self.stage = stage
    elements = ScreenElements()
    // It has numbers of its own: those of the elements are the same whether or not somebody looks inside.
    inspection = PhoneInspection(ScreenInspector(stage: stage))
    // What views ask for in order to be drawn was said before the person did anything.
    _ = stage.display
    shownMessages = stage.conversation.count
  }

  /// Writes a line for the page's console.
  func note(_ line: String) {
    if notes.count < Self.mostLines { notes.append(line) }
  }

  /// Does what events say, and returns what has changed.
  func answer(to events: [PhoneEvent]) -> PhoneAnswer {
    var answer = PhoneAnswer()
    for event in events { perform(event, &answer) }
    describePicture(in: &answer)
    let descriptions = elements.descriptions(on: stage)
    if descriptions != shownElements { answer.elements = descriptions }
    shownElements = descriptions
    if deviceState != shownDevice { answer.device = deviceState }
    shownDevice = deviceState
    describeConversation(in: &answer)
    if !notes.isEmpty { answer.console = notes }
    notes = []
    answer.inspection = inspection.changes(after: events)
    answer.next = inspection.isBehind ? min(next ?? Self.rest, Self.rest) : next
    return answer
  }

  private func perform(_ event: PhoneEvent, _ answer: inout PhoneAnswer) {
    switch event {
    case .touches(let touches): follow(touches, &answer)
    case .text(let text): if stage.keyboard.field != nil { stage.typeText(text) }
    case .key(let key, let isShifted, let isCommand):
      var flags: KeyboardKey.ModifierFlags = []
      if isShifted { flags.insert(.shift) }
      if isCommand { flags.insert(.command) }
      press(key, flags: flags)
    case .device(let button): press(button)
    case .tilt(let horizontal, let vertical):
      stage.tilt(horizontal: Self.share(horizontal), vertical: Self.share(vertical))
    case .element(let id, let act): act == .focus ? focus(id) : use(id, act)
    case .time(let milliseconds):
      guard milliseconds > 0 else { return }
      stage.clock.advance(by: min(milliseconds / 1000, Self.longestTime))
    case .inspect(let look): inspection.look(look)
    }
  }

  // MARK: - Fingers

  private func follow(_ touches: [PhoneEvent.Finger], _ answer: inout PhoneAnswer) {
    let moved = touches.filter { $0.phase == .moved }
    fingers.move(moved.map { ($0.id, CGPoint(x: $0.x, y: $0.y)) })
    for touch in touches {
      switch touch.phase {
      case .moved: break
      case .began:
        let point = CGPoint(x: touch.x, y: touch.y)
        inspection.beginTouch()
        let view = fingers.put(touch.id, at: point)
        inspection.noteTouch(on: view, at: point)
        answer.glides = view?.glides ?? false
      case .ended: fingers.lift(touch.id, at: CGPoint(x: touch.x, y: touch.y))
      case .cancelled: fingers.cancel(touch.id)
      }
    }
  }

  // MARK: - Keys and elements

  private func press(_ key: PhoneEvent.Key, flags: KeyboardKey.ModifierFlags) {
    guard stage.keyboard.field != nil else { return }
    switch key {
    case .delete: stage.typeText(KeyboardKey.delete.rawValue)
    case .return: stage.typeText("\n")
    case .left: stage.typeKey(.leftArrow, modifierFlags: flags)
    case .right: stage.typeKey(.rightArrow, modifierFlags: flags)
    case .home: stage.typeKey(.upArrow, modifierFlags: flags)
    case .end: stage.typeKey(.downArrow, modifierFlags: flags)
    case .a, .c, .x, .v:
      if flags.contains(.command) { stage.typeKey(key.rawValue, modifierFlags: flags) }
    }
  }

  /// Puts a field into use that is not in use yet.
  private func focus(_ id: Int) {
    guard let view = elements.view(id), stage.keyboard.field !== view else { return }
    if [.textField, .secureTextField, .textView].contains(view.automationType) {
      element(id).map(tap)
    }
  }

  /// Taps an element, and puts the keyboard away before if that covers it.
  private func tap(_ element: Element) {
    if let field = stage.keyboard.field, element.exists, element.isEnabled, !element.isHittable {
      field.resignFirstResponder()
      stage.device.clock.runPass()
    }
    element.tap()
  }

  private func use(_ id: Int, _ act: PhoneEvent.Act) {
    guard let element = element(id) else { return }
    switch act {
    case .press: tap(element)
    case .increment, .decrement: change(element, increasing: act == .increment)
    case .swipeLeft: element.row?.swipeLeft()
    case .swipeRight: element.row?.swipeRight()
    case .moveUp, .moveDown: element.drag(down: act == .moveDown)
    case .scrollUp, .scrollDown: stage.scroll(around: element.view, down: act == .scrollDown)
    case .focus: break
    }
  }

  private func change(_ element: Element, increasing: Bool) {
    if element.isWheel {
      element.turn(by: increasing ? 1 : -1)
    } else if !element.adjust(increasing: increasing) {
      element.tap()
    }
  }

  private func element(_ id: Int) -> Element? {
    guard let view = elements.view(id) else { return nil }
    return stage.elements(view.automationType.name) { $0 === view }.firstMatch
  }

  // MARK: - The device

  private func press(_ button: PhoneEvent.Button) {
    guard stage.device.hasLaunched else { return }
    switch button {
    case .home: if stage.device.isInFront { stage.pressHome() }
    case .reopen: if !stage.device.isInFront { stage.activate() }
    case .left: stage.turn(quarters: 3)
    case .right: stage.turn(quarters: 1)
    case .warning: stage.simulateMemoryWarning()
    }
  }

  private var deviceState: PhoneAnswer.DeviceState {
    let size = stage.device.screen.bounds.size
    return PhoneAnswer.DeviceState(
      isLaunched: stage.device.hasLaunched, isInFront: stage.device.isInFront,
      tilts: stage.device.movesWithTilt, width: size.width, height: size.height,
      timeZone: stage.timeZone.identifier)
  }

  private static func share(_ number: Double) -> CGFloat { min(max(number, -1), 1) }

  // MARK: - What has changed

  private func describePicture(in answer: inout PhoneAnswer) {
    let new = SVGCanvas(idPrefix: "live-").svg(for: stage.display)
    defer { picture = new }
    guard new != picture else { return }
    let patch = PicturePatch(from: picture, to: new)
    if patch.text.utf8.count < new.utf8.count / 2 {
      answer.patch = patch
    } else {
      answer.picture = new
    }
  }

  private func describeConversation(in answer: inout PhoneAnswer) {
    let messages = stage.conversation
    let new = messages.dropFirst(shownMessages)
    shownMessages = messages.count
    guard !new.isEmpty else { return }
    answer.said = ConversationDigest.lines(new.suffix(Self.mostLines))
  }

  /// How long nothing happens by itself, in milliseconds.
  private var next: Double? {
    if stage.viewsInMotion > 0 { return 0 }
    guard let time = stage.clock.clock.nextTime else { return nil }
    // Times are added up in binary: what is a hair above a whole number is that number.
    return max((time - stage.clock.now) * 1000 - 1e-6, 0).rounded(.up)
  }
}

extension UIView {
  /// Whether a finger that leaves the view quickly goes on for a while: on a wheel it does.
  ///
  /// What scrolls moves on by itself.
  fileprivate var glides: Bool {
    var view: UIView? = self
    while let current = view {
      if current.automationType == .pickerWheel { return true }
      // A finger that leaves a slider leaves it where it is.
      if current.accessibilityTraits.contains(.adjustable) { return false }
      view = current.superview
    }
    return false
  }
}
