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
    /// The key path from there on, or nil: `x`.
    private let rest: String?
    private let amount: RelativeValue

    /// Creates the offset, or says on the console why the property takes no such amount.
    fileprivate init?(of view: UIView, at keyPath: String, by value: Any) {
      let (property, rest) = KeyPathTraversal.split(keyPath)
      let motion = Device.current.deviceMotion
      var subject: String { "\(Swift.type(of: view)) \(keyPath) \(Swift.type(of: value))" }
      guard let amount = RelativeValue(value) else {
        motion.reportOnce(
          .noAmount(value, keyPath: keyPath), about: "\(subject), no amount")
        return nil
      }
      (self.property, self.rest, self.amount) = (property, rest, amount)
      let model: Any? =
        switch property {
        case "center": view.center
        case "bounds": view.bounds
        case "alpha": view.alpha
        default: nil
        }
      guard let model, adding(to: model) != nil else {
        motion.reportOnce(.unsuitableAmount(value, keyPath: keyPath, of: view), about: subject)
        return nil
      }
    }

    /// Returns a value of the property with the amount added, or nil if it does not fit.
    func adding(to value: Any) -> Any? {
      guard let rest else {
        return RelativeValue(value)?.added(to: amount)?.rawValue
      }
      guard let member = StructureMembers.member(of: value, at: rest),
        let sum = RelativeValue(member)?.added(to: amount)
      else { return nil }
      return StructureMembers.changing(value, at: rest, to: sum.rawValue)
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
