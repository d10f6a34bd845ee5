/// A button, a space or a view of one's own on a toolbar.
///
///     │ [Previous] [Next] ←── flexible space ──→ [Done] │
///
/// - Shape: A tap calls the ``action`` of the ``target``, with the item as its sender.
/// - Units: Points for ``width``.
/// - Errors: A target that is gone is not called. An action that the target does not list stops the
///   program; with a target of nil, nobody is called.
/// - Differs: An action is a method, `action: Menu.done`, or the name of one. There are no menus.
/// - Unconfirmed: The system items done and save are of the style done.
/// - Asked: D139.
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// Plain text.
    case plain
    /// Plain text; the border went with iOS 7.
    @available(*, deprecated, renamed: "plain")
    case bordered
    /// Bold text, for what completes a task.
    case done
  }

  /// How the item looks.
  open var style = Style.plain {
    didSet { if style != oldValue { didChange() } }
  }

  /// The width of the item, or 0 for the width its content asks for.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange() } }
  }

  /// The view shown in place of a button.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      customViewSize = OwnViewSize()
      didChange()
    }
  }

  var customViewSize = OwnViewSize()

  /// The name of the method a tap calls.
  open var action: Selector? {
    didSet { method = nil }
  }

  /// The object whose method a tap calls; nil stands for whoever has it, up the responders.
  open weak var target: AnyObject? {
    didSet { hasTarget = target != nil }
  }

  /// What a tap runs instead of the target's action.
  ///
  /// Setting it gives the item its title and image, unless the item is one of the system's.
  open var primaryAction: UIAction? {
    didSet { showPrimaryAction() }
  }

  /// The colour of the item, or nil for that of its bar.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { didChange() } }
  }

  /// The one of the system's items this is, if it is one.
  private(set) var systemItem: SystemItem?

  /// The method a tap calls, if it was given as such.
  private var method: IBAction?
  private var hasTarget = false

  weak var bar: (any ItemBar)?

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item with a title that calls a method by its name.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  /// Creates an item with an image that calls a method by its name.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  /// Creates one of the system's items that calls a method by its name.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// Creates an item that shows a view of one's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates one of the system's items that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    if systemItem.isEmphasized { style = .done }
  }

  /// Creates an item that runs an action.
  ///
  /// It shows the title and the image of the action, unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    showPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a space of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  /// Creates a space that takes its share of what is left on the bar.
  open class func flexibleSpace() -> Self {
    space(.flexibleSpace)
  }

  /// Does what a tap does, with the item as the sender.
  func trigger(from view: UIResponder, for event: UIEvent?) {
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let method {
      if let target { method.perform(on: target, from: self, for: event) }
      return
    }
    guard let action, !hasTarget || target != nil else { return }
    _ = Device.current.deliver(
      action, to: target, from: self, for: event, startingAt: view)
  }

  /// Makes a tap call a method of a target.
  func set(_ target: AnyObject, _ method: IBAction) {
    self.target = target
    self.method = method
  }

  override func didChange() {
    bar?.itemDidChange(self)
  }

  private func showPrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    (title, image) = (primaryAction.title, primaryAction.image)
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private class func space(_ kind: SystemItem) -> Self {
    guard let item = UIBarButtonItem(systemItem: kind) as? Self else {
      BarItemMistake.spaceOfSubclass(Self.self, kind: "\(kind)").stop()
    }
    return item
  }

  package override class func make(from decoder: NibDecoder) -> AnyObject? {
    let systemItem = decoder.choice("systemItem", as: SystemItem.self)
    let item = systemItem.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    item.configure(from: decoder)
    return item
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.choice("style", Self.styles).ifPresent { style = $0 }
    decoder.number("width").ifPresent { width = max($0, 0) }
    decoder.color("tintColor").ifPresent { tintColor = $0 }
    decoder.view("customView").ifPresent { customView = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIBarButtonItem>.list([
      "customView": \.customView, "primaryAction": \.primaryAction, "style": \.style,
      "target": \.target, "tintColor": \.tintColor, "width": \.width,
    ])
  }
}

extension UIBarButtonItem {
  /// The items the system has a title or a picture for.
  public enum SystemItem: Int, Sendable {
    /// The word Done, in bold.
    case done
    /// The word Cancel.
    case cancel
    /// The word Edit.
    case edit
    /// The word Save, in bold.
    case save
    /// A plus.
    case add
    /// A space that takes its share of what is left on the bar.
    case flexibleSpace
    /// A space of a width.
    case fixedSpace
    /// A pencil on a sheet.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// An open book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// The word Undo.
    case undo
    /// The word Redo.
    case redo
    /// The corner of a sheet.
    @available(*, deprecated, message: "There is no picture for it since iOS 11.")
    case pageCurl
    /// A cross in a circle.
    case close

    /// Whether the title is bold, because the item completes a task.
    var isEmphasized: Bool { self == .done || self == .save }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The text, or nil for an item that shows a picture.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The picture, or nil for an item that shows text or nothing.
    var symbol: Symbol? { title == nil ? Symbol(rawValue: "\(self)") : nil }
  }
}

/// Items that call a method, given as such: `action: Menu.done`.
extension UIBarButtonItem {
  /// Creates an item with a title that calls a method of a target, which is not kept alive.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: nil)
    set(target, IBAction(action))
  }

  /// Creates an item with a title that calls a method that takes the sender.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: nil)
    set(target, IBAction(action))
  }

  /// Creates an item with an image that calls a method of a target, which is not kept alive.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    set(target, IBAction(action))
  }

  /// Creates an item with an image that calls a method that takes the sender.
  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    set(target, IBAction(action))
  }

  /// Creates one of the system's items that calls a method of a target, which is not kept alive.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem)
    set(target, IBAction(action))
  }

  /// Creates one of the system's items that calls a method that takes the sender.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(systemItem: systemItem)
    set(target, IBAction(action))
  }
}

/// Interface Builder's names.
extension UIBarButtonItem {
  private static let styles: KeyValuePairs<String, UIBarButtonItem.Style> = [
    "plain": .plain, "bordered": .plain, "done": .done,
  ]
}
