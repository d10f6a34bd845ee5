import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIFont and friends", .isolated)
struct UIFontTests {
  @Test func `fonts of one size and weight are equal`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(
      Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12)]).count == 1)
  }

  @Test func `a slanted font is another one, and is drawn slanted`() {
    let font = UIFont.italicSystemFont(ofSize: 12)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "so", attributes: [.font: font])
    label.sizeToFit()

    #expect(font != UIFont.systemFont(ofSize: 12) && font == font.withSize(12))
    let drawn = Stage(showing: label).display.commands.contains { command in
      guard case .text(let runs, _, _, _) = command else { return false }
      return runs.map(\.isItalic) == [true]
    }
    #expect(drawn)
  }

  @Test func `families of iOS are listed, and the fonts in them exist`() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    for family in UIFont.familyNames {
      let fonts = UIFont.fontNames(forFamilyName: family)
      #expect(!fonts.isEmpty)
      for name in fonts { #expect(UIFont(name: name, size: 12)?.familyName == family, "\(name)") }
    }
    #expect(UIFont.fontNames(forFamilyName: "Avenir Next") == ["AvenirNext-Regular"])
    #expect(UIFont.fontNames(forFamilyName: "Comic Sans") == [])
  }

  @Test func `a font of iOS is found by its name, and keeps it`() throws {
    let demi = try #require(UIFont(name: "AvenirNext-DemiBold", size: 20))
    #expect(demi.fontName == "AvenirNext-DemiBold" && demi.familyName == "Avenir Next")
    #expect(demi.pointSize == 20 && demi.withSize(8).fontName == demi.fontName)
    #expect(demi != .boldSystemFont(ofSize: 20))
    #expect(demi == UIFont(name: "AvenirNext-DemiBold", size: 20))

    #expect(UIFont(name: "Avenir Next", size: 20)?.familyName == "Avenir Next")
    #expect(UIFont(name: "TimesNewRomanPS-ItalicMT", size: 20)?.familyName == "Times New Roman")
  }

  @Test func `a name that is none of a font gives nil`() {
    #expect(UIFont(name: "Comic Sans MS", size: 20) == nil)
    #expect(UIFont(name: "", size: 20) == nil && UIFont(name: "-Bold", size: 20) == nil)
  }

  @Test func `the system's font has a name of its own`() {
    let font = UIFont.boldSystemFont(ofSize: 20)
    #expect(font.fontName == ".SFUI-Semibold" && font.familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 20).fontName == ".SFUI-Regular")
  }

  @Test func `figures of one width are as wide as one another`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    let widths = Set((0...9).map { "\($0)".size(withAttributes: [.font: font]).width })
    #expect(widths.count == 1 && font != .systemFont(ofSize: 20))
    #expect(font.withSize(12) == .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(width(of: "111", .systemFont(ofSize: 20)) < width(of: "000", .systemFont(ofSize: 20)))
  }

  @Test(arguments: [
    (15.0, "Cancel", 48.0), (15, "Label", 37.33), (15, "Nothing Found", 102),
    (15, "sign in with your email", 152), (17, "Label", 41.33), (17, "Hello World", 88.5),
    (17, "Verb", 36), (17, "Status:", 53.67), (19, "Label", 46.5), (20, "Name", 52),
    (20, "Label", 48), (20, "iPhone 13 Pro", 120), (21, "Label", 50), (22, "Author", 64.5),
    (24, "Label", 57), (25, "Label", 59), (28, "Label", 66.33), (30, "Label", 71),
    (40, "Label", 94), (50, "Label", 116.67),
  ])
  func `texts are as wide as Xcode stores the frames of their labels`(
    size: Double, text: String, stored: Double
  ) {
    let width = width(of: text, .systemFont(ofSize: size))
    #expect(abs(width - stored) < 1.2, "\(width)")
  }

  @Test func `a letter is wider in a small size than its share, and narrower in a large one`() {
    func share(_ size: CGFloat) -> CGFloat {
      width(of: "Label", .systemFont(ofSize: size)) / size
    }
    #expect(share(11) > share(13) && share(13) > share(15) && share(15) > share(17))
    #expect(share(17) > share(28) && abs(share(40) - share(50)) < 0.05)
    #expect(abs(share(20.5) - (share(20) + share(21)) / 2) < 0.005)
  }

  @Test func `a font of another family is as wide as Helvetica in every size`() throws {
    for size: CGFloat in [12, 17, 40] {
      let font = try #require(UIFont(name: "Helvetica", size: size))
      #expect(abs(width(of: "Label", font) - 2.446 * size) < 0.001)
      #expect(abs(font.lineHeight - 1.15 * size) < 0.001)
    }
  }

  private func width(of text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test func `a weight from semibold on is drawn bold`() {
    let light: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium]
    let strong: [UIFont.Weight] = [.semibold, .bold, .heavy, .black]

    for weight in light {
      #expect(!UIFont.systemFont(ofSize: 20, weight: weight).fontName.contains("bold"))
    }
    for weight in strong {
      #expect(UIFont.systemFont(ofSize: 20, weight: weight).fontName.contains("bold"))
    }
    let widths = (light + strong).map { width(of: "Sheep", .systemFont(ofSize: 20, weight: $0)) }
    #expect(widths == widths.sorted() && Set(widths).count == 8)
    let numbers = (light + strong).map(\.rawValue)
    #expect(numbers == numbers.sorted() && UIFont.Weight.medium.rawValue == 0.23)
  }

  @Test func `a text style has the size of the setting Large`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]

    #expect(
      styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } == [
        34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11,
      ])
    #expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `a size that is none becomes the system's`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 14)
  }

  @Test func `a line reaches from the ascender to the descender`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(font.descender < 0)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
  }

  @Test func `B156: alignments have the numbers of iOS`() {
    let all: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `line break modes have UIKit's numbers`() {
    let all: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }
}
