/// Objects that are neither views nor controllers.
@MainActor extension DocumentCoder {
  /// Makes the button of a bar that the element describes.
  func barButtonItem() -> UIBarButtonItem {
    let item =
      choice("systemItem", Self.systemItems).map { UIBarButtonItem(systemItem: $0) }
      ?? UIBarButtonItem()
    if let title = text("title") { item.title = title }
    if let image = image("image") { item.image = image }
    if let style = choice("style", Self.styles) { item.style = style }
    if let width = number("width") { item.width = max(width, 0) }
    if let isEnabled = flag("enabled") { item.isEnabled = isEnabled }
    if let tag = integer("tag") { item.tag = tag }
    if let color = color("tintColor") { item.tintColor = color }
    if let view = element.child(for: "customView") {
      item.customView = load.views([view]).first
    }
    return item
  }

  /// Makes the gesture recognizer that the element describes.
  func gestureRecognizer(of type: AnyClass) -> UIGestureRecognizer {
    let recognizer = newRecognizer(of: type)
    if let isEnabled = flag("enabled") { recognizer.isEnabled = isEnabled }
    if let cancels = flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
    if let delays = flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    return recognizer
  }

  private func newRecognizer(of type: AnyClass) -> UIGestureRecognizer {
    switch type {
    case is UITapGestureRecognizer.Type:
      let tap = UITapGestureRecognizer()
      if let taps = integer("numberOfTapsRequired") { tap.numberOfTapsRequired = max(taps, 1) }
      if let touches = integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = max(touches, 1)
      }
      return tap
    case is UILongPressGestureRecognizer.Type:
      let press = UILongPressGestureRecognizer()
      if let duration = number("minimumPressDuration") { press.minimumPressDuration = duration }
      if let distance = number("allowableMovement") { press.allowableMovement = distance }
      if let touches = integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = max(touches, 1)
      }
      return press
    case is UIPanGestureRecognizer.Type:
      let pan = UIPanGestureRecognizer()
      if let least = integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = least }
      if let most = integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
      return pan
    default: return UIGestureRecognizer()
    }
  }

  private static let styles: KeyValuePairs<String, UIBarButtonItem.Style> = [
    "plain": .plain, "bordered": .plain, "done": .done,
  ]

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}
