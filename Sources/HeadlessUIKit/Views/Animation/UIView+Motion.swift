/// Views that move when the device is tilted.
extension UIView {
  /// What the device's tilt adds to the view now, key path by key path.
  var motionOffsets: [MotionOffset] {
    guard !motionEffects.isEmpty else { return [] }
    let motion = Device.current.deviceMotion
    guard !motion.isReduced else { return [] }
    return motionEffects.flatMap { effect in
      (effect.keyPathsAndRelativeValues(forViewerOffset: motion.viewerOffset) ?? [:])
        .sorted { $0.key < $1.key }
        .compactMap { MotionOffset(of: self, at: $0.key, by: $0.value) }
    }
  }

  /// An amount that a motion effect adds to one property.
  struct MotionOffset {
    /// The property of the view: `center`.
    let property: String
    private let amount: RelativeValue
    private let sum: (Any, RelativeValue) -> Any?

    /// Creates the offset, or says on the console why the property takes no such amount.
    fileprivate init?(of view: UIView, at keyPath: String, by value: Any) {
      let motion = Device.current.deviceMotion
      var subject: String { "\(Swift.type(of: view)) \(keyPath) \(Swift.type(of: value))" }
      guard let amount = RelativeValue(value) else {
        motion.reportOnce(
          .noAmount(value, keyPath: keyPath), about: "\(subject), no amount")
        return nil
      }
      property = KeyPathTraversal.split(keyPath).head
      let model: Any =
        switch property {
        case "center": view.center
        case "bounds": view.bounds
        default: view.alpha
        }
      guard let sum = Self.sums[keyPath], sum(model, amount) != nil else {
        motion.reportOnce(
          .unsuitableAmount(value, keyPath: keyPath, of: type(of: view)), about: subject)
        return nil
      }
      (self.amount, self.sum) = (amount, sum)
    }

    /// Returns a value of the property with the amount added, or nil if it does not fit.
    func adding(to value: Any) -> Any? { sum(value, amount) }

    /// What adds an amount to a part of a property, by the key path of the part.
    private static let sums: [String: (Any, RelativeValue) -> Any?] = [
      "alpha": sum(at: \CGFloat.self), "center": sum(at: \CGPoint.self),
      "center.x": sum(at: \CGPoint.x), "center.y": sum(at: \CGPoint.y),
      "bounds.origin": sum(at: \CGRect.origin), "bounds.size": sum(at: \CGRect.size),
      "bounds.origin.x": sum(at: \CGRect.origin.x), "bounds.origin.y": sum(at: \CGRect.origin.y),
      "bounds.size.width": sum(at: \CGRect.size.width),
      "bounds.size.height": sum(at: \CGRect.size.height),
    ]

    private static func sum<Whole, Part>(
      at part: WritableKeyPath<Whole, Part>
    ) -> (Any, RelativeValue) -> Any? {
      { whole, amount in
        guard var copy = whole as? Whole,
          let sum = RelativeValue(copy[keyPath: part])?.added(to: amount)?.rawValue as? Part
        else { return nil }
        copy[keyPath: part] = sum
        return copy
      }
    }
  }
}

extension [UIView.MotionOffset] {
  /// Returns a value of a property as a person sees it on a tilted device.
  func applied<Value>(to value: Value, of property: String) -> Value {
    reduce(value) { value, offset in
      guard offset.property == property else { return value }
      return offset.adding(to: value) as? Value ?? value
    }
  }
}
