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
    let editing: [UIControl.Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(editing.map(\.rawValue) == (16...19).map { 1 << $0 })
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test func `B40: states have UIKit's bits, and normal has none`() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
  }

  @Test func `alignments have UIKit's numbers`() {
    #expect(UIControl.ContentVerticalAlignment.fill.rawValue == 3)
    #expect(UIControl.ContentHorizontalAlignment.right.rawValue == 2)
    #expect(UIControl.ContentHorizontalAlignment.trailing.rawValue == 5)
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
