import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about values in documents", .isolated)
struct NibValueMessagesTests {
  @Test func `values that are not what their attributes hold`() {
    #expect(
      [
        NibValueMessage.notInBase64, .noFlag("yes", key: "opaque"),
        .noNumber("wide", key: "width"),
        .unknownChoice("middle", key: "textAlignment", known: ["left", "center"]),
        .noDate("today"),
      ].map(\.text) == [
        "Its text is not in base 64.",
        "opaque is \"yes\". Write YES or NO.",
        "width is \"wide\". Write a number up to a million.",
        "textAlignment is \"middle\". Known are left, center.",
        "The date is \"today\". Write seconds since 2001.",
      ])
  }

  @Test func `images and colours that are not there`() {
    #expect(
      [NibValueMessage.unknownImage("star"), .emptyColor, .unknownColor("night")].map(\.text) == [
        "Could not load the \"star\" image referenced from a nib. Look for it in "
          + "Assets.xcassets of the application's bundle.",
        "The colour has no numbers and no name.",
        "There is no colour night. Look at the document's resources.",
      ])
  }
}
