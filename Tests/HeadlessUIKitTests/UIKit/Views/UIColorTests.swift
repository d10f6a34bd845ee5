import Grading
import HeadlessUIKit
import Testing

@Suite("UIColor", .isolated)
struct UIColorTests {
  @Test func `colours of the same parts are equal`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .systemRed)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1)]).count == 1)
  }

  @Test func `a part outside 0 to 1 is brought to the nearest end`() {
    let color = UIColor(red: 7, green: -7, blue: .nan, alpha: .infinity)

    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color.description == "UIColor(1 0 0 1)")
  }
}
