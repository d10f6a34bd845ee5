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
