/// One property of one view on its way to the value it has in the model.
///
/// The view holds it. It ends where the property is when it ends, so a value set without an
/// animation in the meantime moves its goal.
class Animation {
  let property: PartialKeyPath<UIView>
  let block: AnimationBlock

  fileprivate init(_ property: PartialKeyPath<UIView>, in block: AnimationBlock) {
    (self.property, self.block) = (property, block)
  }
}

/// An animation that knows the type of its property.
final class PropertyAnimation<Value: Animatable>: Animation {
  private let start: Value

  init(_ property: KeyPath<UIView, Value>, from start: Value, in block: AnimationBlock) {
    self.start = start
    super.init(property, in: block)
  }

  /// Returns the value now, on the way to the model's value.
  func value(onTheWayTo goal: Value) -> Value {
    block.progress.map { start.value($0, ofTheWayTo: goal) } ?? goal
  }
}
