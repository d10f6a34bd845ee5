import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("The sentences about images", .isolated)
struct ImageMessagesTests {
  @Test func `an image of a catalog that cannot be read`() {
    let flaws: [ImageMessage.Flaw] = [
      .noContents, .noListOfImages, .noFilename, .noFile("star.svg"), .noSize("star.svg"),
    ]
    let expected = [
      "its folder has no Contents.json.",
      "its Contents.json is no JSON object with a list of images.",
      "no image in its Contents.json has a filename.",
      "its Contents.json names star.svg, which is not beside it.",
      "star.svg is no SVG, PNG, JPEG or PDF with a size. An SVG needs a viewBox.",
    ].map { fact in
      "The image star cannot be read: \(fact) Look at star.imageset in Assets.xcassets."
    }

    let messages = flaws.map { ImageMessage.unreadable("star", $0, catalog: "Assets.xcassets") }
    #expect(messages.map(\.text) == expected)
  }

  @Test func `a picture that a frame stands for`() {
    let size = CGSize(width: 240, height: 35.5)

    #expect(
      ImageMessage.notDrawn("Tree", size, .page).text
        == "The image Tree is a PDF, and pages are not drawn here. A frame of its size stands for it, "
        + "240 by 35.5 points. To see the picture, put an SVG or PNG into the set.")
    #expect(
      ImageMessage.notDrawn("Tree", size, .tooLarge(bytes: 2_000_000)).text
        == "The image Tree has 2000000 bytes, which is too much to be sent to a page with each "
        + "change. A frame of its size stands for it. Take a smaller file.")
  }

  @Test func `a literal of an image that is not there`() {
    #expect(
      ImageMessage.noLiteral("star").text
        == "There is no image star. Look for star.imageset in the application's Assets.xcassets.")
  }

  @Test func `a symbol that is not there`() {
    let messages: [ImageMessage] = [
      .misspelledSymbol("hert", near: "heart"), .undrawnSymbol("tortoise"), .noSymbolName("A b!"),
    ]

    #expect(
      messages.map(\.text) == [
        "There is no symbol \"hert\", so the image is nil. Do you mean \"heart\"?",
        "There is no drawing of a symbol \"tortoise\" here, so the image is nil. Apple may have one "
          + "of that name: look it up in the application SF Symbols, or use a related name such as "
          + "star.fill.",
        "No symbol is called \"A b!\", so the image is nil. Names of symbols are small letters, "
          + "digits and dots, as in star.fill.",
      ])
  }
}
