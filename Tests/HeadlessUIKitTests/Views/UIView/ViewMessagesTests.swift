import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences of views", .isolated)
struct ViewMessagesTests {
  @Test func `a view that would lie in itself`() {
    #expect(
      [
        ViewError.subviewOfItself(UILabel.self), .cycle(of: UIView.self, in: UILabel.self),
      ].map(\.exception) == [
        Exception(
          name: "NSInvalidArgumentException", reason: "Can't add self as subview",
          help: "Look for addSubview(_:) where a UILabel is added to itself."),
        Exception(
          name: "CALayerInvalid", reason: "layer of a UIView is a part of cycle in its layer tree",
          help: "Look for addSubview(_:) where it is added to a UILabel that lies in it."),
      ])
  }

  @Test func `numbers that are none`() {
    let bounds = CGRect(x: 1, y: 2, width: CGFloat.infinity, height: CGFloat.nan)
    let errors = [
      ViewError.infinitePosition(CGPoint(x: CGFloat.nan, y: 2), of: UILabel.self),
      .infiniteTransform(CGAffineTransform(.infinity, 0, 0, 1, 2.5, 0), of: UILabel.self),
      .infiniteBounds(bounds, of: UILabel.self),
    ]
    let expected = [
      ("CALayer position contains NaN: [nan 2.0]", "frame"),
      ("CALayer transform contains NaN: [inf, 0, 0, 1, 2.5, 0]", "transform"),
      ("CALayer bounds contains NaN: [1.0 2.0; inf nan]", "frame"),
    ].map { reason, property in
      Exception(
        name: "CALayerInvalidGeometry", reason: reason,
        help: "Look for a division by zero where the \(property) of a UILabel is set.")
    }

    #expect(errors.map(\.exception) == expected)
  }

  @Test func `views that are laid out without end`() {
    #expect(
      [
        ViewMessage.endlessLayout(UIView.self, count: 10), .endlessAdding(UIView.self, count: 100),
      ].map(\.text) == [
        "UIView: layoutSubviews() was called 10 times in a row, because the view was marked again "
          + "each time. It is left as it is now. Look in layoutSubviews() for addSubview(_:), "
          + "setNeedsLayout() or a new size of the view itself, and in those of its subviews for a new "
          + "size of their own.",
        "UIView: 100 views lie in one another, each added in layoutSubviews() of the one before. The "
          + "last one is not laid out any more. Add views in init, and give them their frames in "
          + "layoutSubviews().",
      ])
  }
}
