import HeadlessUIKit
import Testing

@Suite("The bits of events and states")
struct UIControlNumbersTests {
  @Test func `events have UIKit's bits`() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.map(\.rawValue) == (0...8).map { 1 << $0 })
    #expect(UIControl.Event.valueChanged.rawValue == 1 << 12)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test func `B40: states have UIKit's bits, and normal has none`() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4])
  }

  @Test func `masks and modes have UIKit's numbers`() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == (0...5).map { 1 << $0 })
    #expect(UIView.ContentMode.scaleToFill.rawValue == 0)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(UITouch.Phase.ended.rawValue == 3 && UITouch.Phase.cancelled.rawValue == 4)
  }
}
