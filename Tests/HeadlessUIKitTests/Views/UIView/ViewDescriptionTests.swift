import Grading
import Testing

@testable import HeadlessUIKit

@Suite("What print says about a view", .isolated)
struct ViewDescriptionTests {
  @Test func `class, frame and layer`() {
    let view = UIView(frame: CGRect(x: 10, y: 20.5, width: 100, height: 100.0 / 3))

    #expect("\(view)" == "<UIView; frame = (10 20.5; 100 33.3333); layer = <CALayer>>")
  }

  @Test func `a label says its text, and each what is set otherwise than usual`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Tea"
    label.isHidden = true
    label.alpha = 0.5
    label.tag = 7
    label.clipsToBounds = true
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]

    #expect(
      "\(label)"
        == "<UILabel; frame = (0 0; 50 20); text = 'Tea'; clipsToBounds = YES; alpha = 0.5; "
        + "hidden = YES; autoresize = W+BM; userInteractionEnabled = NO; tag = 7; layer = <CALayer>>"
    )
  }

  @Test func `a field says its text, also an empty one, and a class of an app its module`() {
    #expect("\(UITextField())" == "<UITextField; frame = (0 0; 0 0); text = ''; layer = <CALayer>>")
    #expect(
      "\(Card())"
        == "<CoreViewsTests.Card; frame = (0 0; 0 0); layer = <CALayer>>")
  }

  @Test func `two views that are alike are described alike`() {
    #expect("\(UIView())" == "\(UIView())")
  }
}

/// A view of an app.
final class Card: UIView {}
