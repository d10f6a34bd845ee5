/// Views that follow when the device is tilted.
extension UIView {
  /// The motion effects of the view, in the order they were added.
  public var motionEffects: [UIMotionEffect] {
    get { node.motionEffects }
    set { node.motionEffects = newValue }
  }

  /// Lets an effect move what the view shows; the view holds it.
  ///
  /// ``center``, ``frame`` and the other properties stay as they are.
  ///
  /// - Unconfirmed: An effect the view has already is not added again.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !node.motionEffects.contains(where: { $0 === effect }) else { return }
    node.motionEffects.append(effect)
  }

  /// Takes an effect away; one the view does not have changes nothing.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    node.motionEffects.removeAll { $0 === effect }
  }

  /// What the device's tilt adds to the view now, key path by key path.
  var movement: [Movement] {
    guard !node.motionEffects.isEmpty else { return [] }
    let motion = Device.current.deviceMotion
    guard !motion.isReduced else { return [] }
    return node.motionEffects.flatMap { effect in
      (effect.keyPathsAndRelativeValues(forViewerOffset: motion.viewerOffset) ?? [:])
        .sorted { $0.key < $1.key }
        .compactMap { Movement(of: self, at: $0.key, by: $0.value) }
    }
  }

  /// One amount on its way into one property.
  struct Movement {
    /// The property of the view: `center`.
    let property: String
    /// The way from there on, or nil: `x`.
    private let rest: String?
    private let amount: RelativeValue

    /// Looks at where a key path leads, or says on the console why it leads nowhere.
    fileprivate init?(of view: UIView, at keyPath: String, by value: Any) {
      let (property, rest) = KeyPathTraversal.split(keyPath)
      let motion = Device.current.deviceMotion
      var subject: String { "\(Swift.type(of: view)) \(keyPath) \(Swift.type(of: value))" }
      guard let amount = RelativeValue(value) else {
        motion.remark(
          "A motion effect adds \(value) to \"\(keyPath)\". It adds finite numbers, points, sizes "
            + "or offsets.", about: "\(subject), no amount")
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
      guard let model, moved(model) != nil else {
        motion.remark(
          "A motion effect of \(Swift.type(of: view)) adds \(value) to \"\(keyPath)\", which does "
            + "not take it. Points go to center, sizes to bounds.size, numbers to alpha and to "
            + "single members such as center.x.", about: subject)
        return nil
      }
    }

    /// Returns a value of the property with the amount added, or nil if it does not fit.
    func moved(_ value: Any) -> Any? {
      guard let rest else {
        return RelativeValue(value)?.added(to: amount)?.boxed
      }
      guard let member = StructureMembers.member(of: value, at: rest),
        let sum = RelativeValue(member)?.added(to: amount)
      else { return nil }
      return StructureMembers.changing(value, at: rest, to: sum.boxed)
    }
  }
}

extension [UIView.Movement] {
  /// Returns a value of a property as a person sees it on a tilted device.
  func applied<Value>(to value: Value, of property: String) -> Value {
    reduce(value) { value, movement in
      guard movement.property == property else { return value }
      return movement.moved(value) as? Value ?? value
    }
  }
}
