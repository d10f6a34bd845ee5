/// Objects that are neither views nor controllers.
@MainActor extension NibDecoder {
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

  /// Makes the tab that the element describes.
  func tabBarItem() -> UITabBarItem {
    let tag = integer("tag") ?? 0
    let item =
      choice("systemItem", Self.systemTabs).map { UITabBarItem(tabBarSystemItem: $0, tag: tag) }
      ?? UITabBarItem(title: nil, image: nil, tag: tag)
    if let title = text("title") { item.title = title }
    if let image = image("image") { item.image = image }
    if let image = image("selectedImage") { item.selectedImage = image }
    if let badge = text("badgeValue") { item.badgeValue = badge }
    if let isEnabled = flag("enabled") { item.isEnabled = isEnabled }
    if let color = color("badgeColor") { item.badgeColor = color }
    return item
  }

  /// Makes what a navigation bar shows for a controller, with its buttons.
  func navigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: text("title") ?? "")
    if text("title") == nil { item.title = nil }
    func buttons(_ one: String, _ many: String) -> [UIBarButtonItem]? {
      let elements =
        element.child(for: many)?.children ?? [element.child(for: one)].compactMap { $0 }
      return elements.isEmpty ? nil : elements.compactMap { load.make($0) as? UIBarButtonItem }
    }
    item.leftBarButtonItems = buttons("leftBarButtonItem", "leftBarButtonItems")
    item.rightBarButtonItems = buttons("rightBarButtonItem", "rightBarButtonItems")
    item.backBarButtonItem = buttons("backBarButtonItem", "backBarButtonItems")?.first
    if let hides = flag("hidesBackButton") { item.hidesBackButton = hides }
    if let stays = flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = stays
    }
    if let view = element.child(for: "titleView") { item.titleView = load.views([view]).first }
    return item
  }

  private static let systemTabs: KeyValuePairs<String, UITabBarItem.SystemItem> = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

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
