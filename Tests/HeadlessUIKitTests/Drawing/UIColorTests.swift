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

  @Test func `a hue goes around the circle, from red over green and blue to red`() {
    func pure(_ hue: CGFloat) -> UIColor {
      UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    }
    #expect([pure(0), pure(1), pure(-1)] == [.red, .red, .red])
    #expect([pure(1 / 6), pure(1 / 3), pure(1 / 2)] == [.yellow, .green, .cyan])
    #expect([pure(2 / 3), pure(5 / 6)] == [.blue, .magenta])
    #expect(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    #expect(UIColor(hue: 0.3, saturation: 1, brightness: 0, alpha: 1) == .black)
    #expect(
      UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 0.5).description
        == "UIColor(1 0 0 0.5)")
  }

  @Test func `a colour tells its parts`() {
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    let orange = UIColor.orange.withAlphaComponent(0.25)

    #expect(orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])

    #expect(orange.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func `a literal is a colour`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

    #expect(color == UIColor.orange)
    let edge: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(edge == UIColor.orange.cgColor)
  }

  // Apple, Human Interface Guidelines, "Specifications": the numbers of the light appearance.
  @Test func `the colours of the system are those Apple prints`() {
    let printed: [(UIColor, Int, Int, Int)] = [
      (.systemYellow, 255, 204, 0), (.systemPink, 255, 45, 85), (.systemPurple, 175, 82, 222),
      (.systemIndigo, 88, 86, 214), (.systemTeal, 48, 176, 199), (.systemCyan, 50, 173, 230),
      (.systemMint, 0, 199, 190), (.systemBrown, 162, 132, 94), (.systemGray2, 174, 174, 178),
      (.systemGray3, 199, 199, 204), (.systemGray5, 229, 229, 234),
      (.secondarySystemBackground, 242, 242, 247), (.systemGroupedBackground, 242, 242, 247),
      (.tertiarySystemGroupedBackground, 242, 242, 247), (.opaqueSeparator, 198, 198, 200),
    ]
    for (color, red, green, blue) in printed {
      let expected = UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
      #expect(color == expected)
    }
  }
}
