import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Elements and their attributes", .isolated)
struct ElementKindTests: Unpacking {
  let console = ConsoleRecorder()

  @Test func `a view's own attributes`() throws {
    let view = try object(
      """
      <view hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" contentMode="bottomRight" \
      multipleTouchEnabled="YES" userInteractionEnabled="NO" autoresizesSubviews="NO" id="a">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" \
      flexibleMaxX="YES" flexibleMinY="YES" heightSizable="YES" flexibleMaxY="YES"/>
        <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      </view>
      """, as: UIView.self)

    #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7 && view.clipsToBounds)
    #expect(view.contentMode == .bottomRight && view.isMultipleTouchEnabled)
    #expect(!view.isUserInteractionEnabled && !view.autoresizesSubviews)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.autoresizingMask.rawValue == 63 && view.tintColor == .red)
  }

  @Test(arguments: [
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.5, alpha: 1)),
    (
      "white=\"0\" alpha=\"0.3\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      UIColor(white: 0, alpha: 0.3)
    ),
    (
      "red=\"1\" green=\"0.5\" blue=\"0.25\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    ),
    (
      "red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
      UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    ),
    (
      "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0.5\" alpha=\"1\"",
      UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
    ),
    ("systemColor=\"systemBackgroundColor\"", UIColor.systemBackground),
    ("systemColor=\"systemRedColor\"", UIColor.systemRed),
    ("cocoaTouchSystemColor=\"darkTextColor\"", UIColor.black),
    ("cocoaTouchSystemColor=\"whiteColor\"", UIColor.white),
    (
      "xcode11CocoaTouchSystemColor=\"systemRedColor\" cocoaTouchSystemColor=\"whiteColor\"",
      UIColor.systemRed
    ),
    ("name=\"Brand\"", UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)),
    ("systemColor=\"systemNewColor\"", UIColor(white: 0.25, alpha: 1)),
  ])
  func `a colour in every form`(words: String, color: UIColor) throws {
    let resources = """
      <resources>
        <namedColor name="Brand"><color red="0.1" green="0.2" blue="0.3" alpha="1"/></namedColor>
        <systemColor name="systemNewColor"><color white="0.25" alpha="1"/></systemColor>
      </resources>
      """
    let view = try object(
      "<view id=\"a\"><color key=\"backgroundColor\" \(words)/></view>", resources: resources,
      as: UIView.self)

    #expect(view.backgroundColor == color)
    #expect(console.lines.isEmpty)
  }

  @Test func `a font in every form`() throws {
    let fonts = [
      ("type=\"system\" pointSize=\"15\"", UIFont.systemFont(ofSize: 15)),
      ("type=\"boldSystem\" pointSize=\"15\"", UIFont.boldSystemFont(ofSize: 15)),
      ("type=\"italicSystem\" pointSize=\"15\"", UIFont.italicSystemFont(ofSize: 15)),
      (
        "type=\"system\" weight=\"semibold\" pointSize=\"15\"",
        UIFont.systemFont(ofSize: 15, weight: .semibold)
      ),
      (
        "name=\"HelveticaNeue-Bold\" family=\"Helvetica Neue\" pointSize=\"15\"",
        try #require(UIFont(name: "HelveticaNeue-Bold", size: 15))
      ),
      (
        "name=\"Avenir-Oblique\" family=\"Avenir\" pointSize=\"15\"",
        try #require(UIFont(name: "Avenir-Oblique", size: 15))
      ),
      (
        "name=\"Lato-BoldItalic\" family=\"Lato\" pointSize=\"15\"",
        UIFont.boldSystemFont(ofSize: 15)
      ),
      (
        "name=\"Lato-Italic\" family=\"Lato\" pointSize=\"15\"",
        UIFont.italicSystemFont(ofSize: 15)
      ),
      ("style=\"UICTFontTextStyleHeadline\"", UIFont.preferredFont(forTextStyle: .headline)),
    ]
    for (words, font) in fonts {
      let label = try object(
        "<label text=\"A\" id=\"a\"><fontDescription key=\"fontDescription\" \(words)/></label>",
        as: UILabel.self)

      #expect(label.font == font, "\(words)")
    }
  }

  @Test func `a label's text comes from an attribute, a string, base 64 or fragments`() throws {
    let texts = try [
      "<label text=\"One\" id=\"a\"/>",
      "<label id=\"a\"><string key=\"text\">Two\nlines &amp; more</string></label>",
      "<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\n4oCp8J+YgA\n</string></label>",
      """
      <label usesAttributedText="YES" id="a"><attributedString key="attributedText">
        <fragment content="Four"><attributes>
          <font key="NSFont" size="9" name="HelveticaNeue-Bold"/></attributes></fragment>
        <fragment><string key="content"> five</string></fragment>
      </attributedString></label>
      """,
      "<label id=\"a\"><string key=\"text\">Six <![CDATA[<7> & 8]]></string></label>",
    ].map { try object($0, as: UILabel.self).text }

    #expect(
      texts == [
        "One", "Two\nlines & more", "\u{2029}\u{1F600}", "Four five", "Six <7> & 8",
      ])
  }

  @Test func `a label's way of showing text`() throws {
    let label = try object(
      """
      <label text="A" textAlignment="justified" lineBreakMode="wordWrap" numberOfLines="3" \
      baselineAdjustment="alignCenters" minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" \
      highlighted="YES" enabled="NO" preferredMaxLayoutWidth="99" id="a">
        <color key="textColor" white="0.2" alpha="1"/>
        <color key="highlightedColor" systemColor="systemBlueColor"/>
        <color key="shadowColor" white="0" alpha="1"/><size key="shadowOffset" width="1" height="2"/>
      </label>
      """, as: UILabel.self)

    #expect(label.textAlignment == .justified && label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 3)
    #expect(label.minimumScaleFactor == 0.5 && label.adjustsFontSizeToFitWidth)
    #expect(label.isHighlighted && !label.isEnabled && label.preferredMaxLayoutWidth == 99)
    #expect(label.textColor == UIColor(white: 0.2, alpha: 1))
    #expect(label.highlightedTextColor == .systemBlue && label.shadowColor == .black)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test(arguments: [
    ("<view alpha=\"much\" id=\"a\"/>", "alpha is \"much\". Write a number up to a million."),
    ("<view hidden=\"maybe\" id=\"a\"/>", "hidden is \"maybe\". Write YES or NO."),
    (
      "<view id=\"a\"><rect key=\"frame\" x=\"nan\" width=\"1e300\"/></view>",
      "x is \"nan\". Write a number up to a million."
    ),
    (
      "<button buttonType=\"round\" id=\"a\"/>",
      "buttonType is \"round\". Known are custom, roundedRect, system, detailDisclosure, infoLight, "
        + "infoDark, contactAdd, close."
    ),
    (
      "<imageView image=\"atlantis\" id=\"a\"/>",
      "Could not load the \"atlantis\" image referenced from a nib. Look for it in "
        + "Assets.xcassets of the application's bundle."
    ),
    (
      "<view id=\"a\"><color key=\"backgroundColor\" name=\"Lost\"/></view>",
      "There is no colour Lost. Look at the document's resources."
    ),
  ])
  func `a value that is none is said, and counts as absent`(element: String, words: String) throws {
    _ = try object(element, as: UIView.self)

    #expect(console.lines.first?.hasSuffix(": \(words)") == true)
  }
}
