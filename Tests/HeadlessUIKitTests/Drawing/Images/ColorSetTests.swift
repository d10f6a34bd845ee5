import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Colours of a catalog", .isolated)
struct ColorSetTests {
  let shelf: ImageShelf
  let console = ConsoleRecorder()

  init() throws {
    shelf = try ImageShelf()
  }

  private func put(_ name: String, _ color: String, before: String = "", after: String = "") throws
  {
    try shelf.putColor(
      name, contents: #"{"colors": [\#(before){"color": \#(color)}\#(after)]}"#)
  }

  @Test func `parts are written from 0 to 1, from 0 to 255 or as bytes`() throws {
    try put(
      "mixed",
      #"{"components": {"red": "0.5", "green": "0x33", "blue": "51", "alpha": "0.250"}}"#)
    try put("grey", #"{"components": {"white": "0.25", "alpha": "1.000"}}"#)

    #expect(UIColor(named: "mixed") == UIColor(red: 0.5, green: 0.2, blue: 0.2, alpha: 0.25))
    #expect(UIColor(named: "grey") == UIColor(white: 0.25, alpha: 1))
  }

  @Test func `a colour of the system is called by its name`() throws {
    try put("warning", #"{"platform": "universal", "reference": "systemOrangeColor"}"#)

    #expect(UIColor(named: "warning") == .systemOrange)
  }

  @Test func `the colour of a light interface is taken`() throws {
    try put(
      "ground", #"{"components": {"white": "1.0"}}"#,
      before:
        #"{"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "0.0"}}},"#
    )

    #expect(UIColor(named: "ground") == .white)
  }

  @Test func `a set in a folder of the catalog is found with and without the folder`() throws {
    try put("Brand/accent", #"{"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}"#)
    try shelf.put(#"<svg viewBox="0 0 20 10"/>"#, as: "star")

    #expect(UIColor(named: "accent") == .red && UIColor(named: "Brand/accent") == .red)
    #expect(UIImage(named: "star")?.size == CGSize(width: 20, height: 10))
  }

  @Test func `a colour that is not there or cannot be read is nil, and only the latter is told`()
    throws
  {
    try shelf.putColor("empty", contents: nil)
    try put("odd", #"{"components": {"red": "crimson", "green": "0.0", "blue": "0.0"}}"#)

    #expect(UIColor(named: "missing") == nil && console.lines.isEmpty)
    #expect(UIColor(named: "empty") == nil && UIColor(named: "odd") == nil)
    #expect(
      console.lines
        == ["empty", "odd"].map {
          "The color \($0) cannot be read: its Contents.json has no color with the components red, "
            + "green and blue, or white. Look at \($0).colorset in Assets.xcassets."
        })
  }
}
