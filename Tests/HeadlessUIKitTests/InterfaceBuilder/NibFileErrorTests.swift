import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Documents that cannot be read", .isolated)
struct NibFileErrorTests {
  private func error(_ text: String) -> String? {
    do {
      _ = try Document(Data(text.utf8), file: "Menu.xib")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("", "Menu.xib, line 1: There is no element in it. Open it in a text editor: it may be empty."),
    (
      "<document>\n  <objects>\n  </document>",
      "Menu.xib, line 3, <objects>: A closing tag closes another element than the one that is "
        + "open. Compare the tags around this line."
    ),
    (
      "<document>\n  <objects>",
      "Menu.xib, line 2, <objects>: It ends, or breaks off, before every tag is closed. Compare "
        + "the tags around this line."
    ),
    (
      "<document>\n  <label text=\"Salt & pepper\"/>\n</document>",
      "Menu.xib, line 2, <document>: A & or a < stands alone, or the marks of a merge are left. In "
        + "text, & is &amp;. Compare the tags around this line."
    ),
    (
      "<document>\n<<<<<<< HEAD\n  <objects/>\n</document>",
      "Menu.xib, line 2, <document>: A & or a < stands alone, or the marks of a merge are left. In "
        + "text, & is &amp;. Compare the tags around this line."
    ),
    (
      "<document>\n  <label text=\"1 < 2\"/>\n</document>",
      "Menu.xib, line 2, <document>: A value in quotes holds a <, or the quotes before it are not "
        + "closed. Compare the tags around this line."
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      "Menu.xib, line 1, <document>: This document is for macOS. Take one for iOS."
    ),
    (
      "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "Menu.xib, line 2, <archive>: This document has the form it had before Xcode 4.2. Open it "
        + "in Xcode and save it as a document of today."
    ),
    (
      "<document type=\"x\"/>",
      "Menu.xib, line 1, <document>: A document of type \"x\" is none for iOS. Look at its type."
    ),
    (
      "<plist/>",
      "Menu.xib, line 1, <plist>: A document of Interface Builder begins with <document>. Look at "
        + "the first line."
    ),
  ])
  func `a sentence says what is the matter, and where`(text: String, sentence: String) {
    #expect(error(text) == sentence)
  }

  @Test func `two objects of one id are told apart by their lines`() {
    #expect(
      error(Samples.xib("<view id=\"a\">\n<subviews>\n<label id=\"a\"/></subviews></view>"))
        == "Menu.xib, line 10, <label>: Its id a is that of the <view> in line 8 too. Give each a "
        + "name of its own.")
  }

  @Test func `elements without end are not followed`() {
    let deep = String(repeating: "<view>", count: 5000) + String(repeating: "</view>", count: 5000)

    #expect(
      error(deep) == "Menu.xib, line 1, <view>: Elements lie 200 deep in one another. Look for a "
        + "tag that is not closed.")
  }
}
