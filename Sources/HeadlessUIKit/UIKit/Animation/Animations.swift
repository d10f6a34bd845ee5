/// What an application knows about animations: whether there are any, and the block it is in.
final class Animations {
  /// Whether changes in animation blocks are animated.
  var areEnabled = true

  /// The innermost animation block that is running.
  private(set) var innermost: AnimationBlock?

  /// The block that animates what changes now, if one does.
  var recording: AnimationBlock? { areEnabled ? innermost : nil }

  /// Runs closures inside a block, and starts what they have animated.
  func record(_ block: AnimationBlock, _ changes: () -> Void) {
    let outer = innermost
    innermost = block
    changes()
    block.layOutSubviews()
    innermost = outer
    block.start()
  }
}
