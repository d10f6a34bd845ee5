/// What `init(coder:)` makes an object of: an element of a document.
///
/// The coder holds no keys: asked for one, it answers that there is none.
nonisolated final class DocumentCoder: NSCoder {
  let element: Element
  let load: DocumentLoad

  init(_ element: Element, _ load: DocumentLoad) {
    (self.element, self.load) = (element, load)
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

@MainActor extension DocumentCoder {
  /// The middle and the bounds of a view, as its element has them.
  var place: (center: CGPoint, bounds: CGRect) {
    let frame = rect("frame") ?? .zero
    return (CGPoint(x: frame.midX, y: frame.midY), CGRect(origin: .zero, size: frame.size))
  }

  /// Gives an object what its element says, class by class, from the topmost down.
  func fill(_ object: AnyObject) {
    load.adopt(object, for: element)
    for fill in load.fillers(of: type(of: object)) { fill(object, self) }
  }

  /// Gives an object what the element says about one class of the object's.
  typealias Filler = @MainActor (AnyObject, DocumentCoder) -> Void

  /// Returns what fills an object of a class, from its topmost class down.
  static func fillers(of type: AnyClass) -> [Filler] {
    ClassChain(type).reversed().compactMap { fillers[ObjectIdentifier($0)] }
  }

  private static let fillers: [ObjectIdentifier: Filler] = [
    entry(UIButton.fill), entry(UIControl.fill), entry(UIDatePicker.fill), entry(UIImageView.fill),
    entry(UILabel.fill), entry(UINavigationBar.fill), entry(UINavigationController.fill),
    entry(UIScrollView.fill), entry(UISegmentedControl.fill), entry(UISlider.fill),
    entry(UIStepper.fill), entry(UISwitch.fill), entry(UITabBar.fill),
    entry(UITabBarController.fill),
    entry(UITextField.fill), entry(UIToolbar.fill),
    entry(UIView.fill), entry(UIViewController.fill),
  ].reduce(into: [:]) { $0[$1.key] = $1.filler }

  private static func entry<Object: AnyObject>(
    _ fill: @escaping @MainActor (Object, DocumentCoder) -> Void
  ) -> (key: ObjectIdentifier, filler: Filler) {
    (
      ObjectIdentifier(Object.self),
      { object, coder in
        if let object = object as? Object { fill(object, coder) }
      }
    )
  }
}
