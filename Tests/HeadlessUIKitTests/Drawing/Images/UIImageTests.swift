import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIImage", .isolated)
struct UIImageTests {
  let console = ConsoleRecorder()
  let shelf: ImageShelf

  init() throws {
    shelf = try ImageShelf()
  }

  @Test func `B49: an image is found by its name, as large as its SVG says`() throws {
    try shelf.put("<svg viewBox='0 0 30 20'/>", as: "china")

    let image = try #require(UIImage(named: "china"))

    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.name == "china")
    #expect(console.lines.isEmpty)
  }

  @Test func `B49: a name nobody knows gives nil, and not a word`() {
    #expect(UIImage(named: "atlantis") == nil)
    #expect(UIImage(named: "") == nil)
    #expect(console.lines.isEmpty)
  }

  @Test func `a literal is the image of a name`() throws {
    try shelf.put("<svg viewBox='0 0 30 20'/>", as: "china")

    let image = #imageLiteral(resourceName: "china")

    #expect(image == UIImage(named: "china") && image.size.width == 30)
  }

  // Apple, UIKit, "isEqual(_:)" of UIImage: it compares what the images show.
  @Test func `images are equal if they show the same picture`() throws {
    try shelf.put("<svg viewBox='0 0 30 20'/>", as: "china")
    try shelf.put("<svg viewBox='0 0 30 20'><rect/></svg>", as: "japan")

    let china = try #require(UIImage(named: "china"))
    let again = try #require(UIImage(named: "china"))
    let japan = try #require(UIImage(named: "japan"))

    #expect(china == again && china.hash == again.hash)
    #expect(china != japan)
    #expect(!china.isEqual("china"))
  }

  @Test func `a bundle without a catalog has no images`() throws {
    Device.current.bundle = .ofProgram

    #expect(UIImage(named: "china") == nil)
  }

  @Test(arguments: [
    ("<svg width='30' height='20px'/>", 30, 20),
    ("<?xml version='1.0'?>\n<!-- flag -->\n<svg viewBox='0,0, 9,6'></svg>", 9, 6),
    ("<svg width='100%' height='100%' viewBox='0 0 3 2'/>", 3, 2),
    ("<svg width='nan' height='inf' viewBox='0 0 3 2'/>", 3, 2),
  ])
  func `the size is that of width and height, or else of the viewBox`(
    svg: String, width: Int, height: Int
  ) throws {
    try shelf.put(svg, as: "flag")

    #expect(UIImage(named: "flag")?.size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    "<svg/>", "<svg viewBox='0 0 0 0'/>", "<svg viewBox='0 0 3'/>", "no picture at all", "",
    "<svg width='-3' height='2'/>",
  ])
  func `a picture without a size is reported`(svg: String) throws {
    try shelf.put(svg, as: "flag")

    #expect(UIImage(named: "flag") == nil)
    #expect(
      console.lines == [
        "The image flag cannot be read: flag.svg is no SVG, PNG, JPEG or PDF with a size. "
          + "An SVG needs a viewBox. "
          + "Look at flag.imageset in Assets.xcassets."
      ])
  }

  @Test func `a missing, a malformed and an empty Contents json are reported, each once`() throws {
    try shelf.put("<svg/>", as: "a", contents: nil)
    try shelf.put("<svg/>", as: "b", contents: "{ images")
    try shelf.put("<svg/>", as: "c", contents: #"{"images": [{"idiom": "universal"}]}"#)
    try shelf.put("<svg/>", as: "d", contents: #"{"images": [{"filename": "e.svg"}]}"#)

    for name in ["a", "b", "c", "d", "a", "b"] { #expect(UIImage(named: name) == nil) }

    let facts = [
      "The image a cannot be read: its folder has no Contents.json.",
      "The image b cannot be read: its Contents.json is no JSON object with a list of images.",
      "The image c cannot be read: no image in its Contents.json has a filename.",
      "The image d cannot be read: its Contents.json names e.svg, which is not beside it.",
    ]
    #expect(console.lines.count == facts.count)
    for (line, fact) in zip(console.lines, facts) { #expect(line.hasPrefix(fact)) }
  }

  @Test func `B49: the same name gives the same picture, though the file was changed`() throws {
    try shelf.put("<svg viewBox='0 0 30 20'/>", as: "china")
    _ = UIImage(named: "china")

    try shelf.put("<svg viewBox='0 0 1 1'/>", as: "china")

    #expect(UIImage(named: "china")?.size == CGSize(width: 30, height: 20))
  }

  private func drawn(_ view: UIImageView) -> String? {
    var recorder = DisplayList.Recorder(size: view.bounds.size)
    recorder.draw(view)
    return recorder.list.commands.lazy.compactMap { command in
      if case .image(_, let svg, _, _) = command { svg } else { nil }
    }.first
  }

  /// In how many places the drawing of an image in a size shows a part of it.
  private func places(of image: UIImage, in size: CGSize) -> Int {
    let view = UIImageView(image: image)
    view.frame.size = size
    return (drawn(view) ?? "").components(separatedBy: "preserveAspectRatio").count - 1
  }
}
