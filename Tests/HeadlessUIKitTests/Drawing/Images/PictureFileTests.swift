import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

// PNG: W3C, "Portable Network Graphics", 11.2.1. JPEG: ITU T.81, B.2.2. PDF: ISO 32000, 7.7.3.3.
@Suite("Pictures of pixels and pages in a catalog", .isolated)
struct PictureFileTests {
  let console = ConsoleRecorder()
  let shelf: ImageShelf

  init() throws {
    shelf = try ImageShelf()
  }

  /// The beginning of a PNG file of 80 by 40 pixels.
  nonisolated private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
    + Data([0, 0, 0, 80, 0, 0, 0, 40, 8, 6, 0, 0, 0])

  /// A JPEG file of 300 by 200 pixels up to its picture, with a segment before and a byte of filling.
  nonisolated private static let jpeg = Data([
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1,
    44, 3,
  ])

  nonisolated private static let pdf = Data(
    "%PDF-1.4\n1 0 obj\n<< /Type /Page /MediaBox [ 10 20 110.5 70 ] >>\nendobj".utf8)

  /// A PDF file one of whose pages names its box by a number, and the other writes it.
  nonisolated private static let pdfWithReference = Data(
    "%PDF-1.4\n<< /MediaBox 5 0 R /Kids [ 3 0 R 4 0 R ] >> << /MediaBox [0 0 60 30] >>".utf8)

  /// A JPEG file with two markers that have no segment.
  nonisolated private static let jpegWithBareMarkers = Data([
    0xFF, 0xD8, 0xFF, 0x01, 0xFF, 0xD0, 0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 40, 3,
  ])

  private func image(_ data: Data, _ file: String, scale: String = "") throws -> UIImage? {
    try shelf.put(
      data, as: file, inSet: "chess",
      contents: "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"\(scale)}]}")
    return UIImage(named: "chess")
  }

  @Test(arguments: [
    (Self.png, "chess.png", "", 80.0, 40.0),
    (Self.png, "chess@2x.png", ", \"scale\": \"2x\"", 40, 20),
    (Self.jpeg, "chess.jpg", "", 300, 200),
    (Self.jpeg, "chess.jpg", ", \"scale\": \"3x\"", 100, 200.0 / 3),
    (Self.pdf, "chess.pdf", "", 100.5, 50),
    (Self.pdfWithReference, "chess.pdf", "", 60, 30),
    (Self.jpegWithBareMarkers, "chess.jpg", "", 40, 20),
    (Self.pdf, "chess.pdf", ", \"scale\": \"1x\"", 100.5, 50),
  ])
  func `a file has the size that stands in it, divided by the scale`(
    data: Data, file: String, scale: String, width: Double, height: Double
  ) throws {
    let image = try #require(try image(data, file, scale: scale))

    #expect(image.size == CGSize(width: width, height: height))
    let isPage = file.hasSuffix(".pdf")
    #expect(isPage ? console.lines[0].contains("pages are not drawn") : console.lines.isEmpty)
  }

  /// Puts files into a folder, and calls a closure with the folder's path.
  private func withFiles(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (file, data) in files { try data.write(to: folder.appendingPathComponent(file)) }
    try body(folder.path)
  }

  @Test(arguments: [
    (Self.png, "chess.png", 80.0, 1.0), (Self.png, "chess@2x.png", 40, 2),
    (Self.jpeg, "chess@3x.jpg", 100, 3),
  ])
  func `a file is read by its path, with the scale in its name`(
    data: Data, file: String, width: Double, scale: Double
  ) throws {
    try withFiles([file: data]) { folder in
      let image = try #require(UIImage(contentsOfFile: "\(folder)/\(file)"))

      #expect(image.size.width == CGFloat(width) && image.scale == CGFloat(scale))
      #expect(image.withRenderingMode(.alwaysTemplate).scale == CGFloat(scale))
      #expect(image.name == "chess")
    }
  }

  @Test func `a file for a sharper screen beside the path is taken before it`() throws {
    try withFiles(["chess.png": Self.png, "chess@2x.png": Self.png, "go@3x.png": Self.png]) {
      let image = try #require(UIImage(contentsOfFile: "\($0)/chess.png"))
      #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 2)

      let alone = try #require(UIImage(contentsOfFile: "\($0)/go.png"))
      #expect(alone.scale == 3 && alone.name == "go")
      #expect(UIImage(contentsOfFile: "\($0)/chess@3x.png") == nil, "A scale is what is asked for.")
    }
  }

  @Test func `a file beside the catalog is found by its name, for the sharpest screen`() throws {
    try shelf.put(Self.png, besideTheCatalogAs: "go.png")
    try shelf.put(Self.png, besideTheCatalogAs: "go@2x.png")
    try shelf.put(Self.jpeg, besideTheCatalogAs: "board.jpg")

    #expect(UIImage(named: "go")?.size == CGSize(width: 40, height: 20))
    #expect(UIImage(named: "go.png")?.size == CGSize(width: 40, height: 20))
    #expect(UIImage(named: "board.jpg")?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(named: "board") == nil, "Only PNG needs no ending.")
    #expect(UIImage(named: "") == nil, "Without a name there is no picture, whatever lies there.")
  }

  @Test func `data of pixels is an image, and other data is none`() throws {
    let image = try #require(UIImage(data: Self.png))

    #expect(image.size == CGSize(width: 80, height: 40))
    #expect(UIImage(data: Self.jpeg)?.size == CGSize(width: 300, height: 200))
    let others = [Data(), Self.pdf, Data("<html/>".utf8), Self.png.prefix(23)]
    for data in others { #expect(UIImage(data: data) == nil) }
    #expect(UIImage(contentsOfFile: "/no/such/chess.png") == nil)
  }

  @Test func `a part of longer data is read from its own beginning`() {
    let data = (Data([1, 2, 3]) + Self.png).dropFirst(3)

    #expect(UIImage(data: data)?.size == CGSize(width: 80, height: 40))
  }

  @Test func `the file for the sharpest screen is taken, in the light appearance`() throws {
    let set = """
      {"images": [
        {"filename": "small.png", "scale": "1x"}, {"scale": "3x"},
        {"filename": "dark.png", "scale": "3x", "appearances": [{"appearance": "luminosity"}]},
        {"filename": "large.png", "scale": "2x"}
      ]}
      """
    for file in ["small.png", "dark.png", "large.png"] {
      try shelf.put(Self.png, as: file, inSet: "chess", contents: set)
    }

    #expect(UIImage(named: "chess")?.size == CGSize(width: 40, height: 20))
  }

  @Test(arguments: [
    (["ipad", "iphone", "universal"], 3.0), (["ipad", "universal", "ipad"], 3.0),
    (["ipad", "tv", "mac"], 4.0),
  ])
  func `a file for phones is taken before one for all devices, and that before others`(
    idioms: [String], scale: Double
  ) throws {
    // The file of an iPad is the sharpest of all.
    let scales = ["4x", "3x", "2x"]
    let images = zip(idioms, scales).map {
      "{\"idiom\": \"\($0)\", \"filename\": \"chess.png\", \"scale\": \"\($1)\"}"
    }
    try shelf.put(
      Self.png, as: "chess.png", inSet: "chess",
      contents: "{\"images\": [\(images.joined(separator: ","))]}")

    #expect(UIImage(named: "chess")?.scale == CGFloat(scale))
  }

  @Test(arguments: [
    png.prefix(20), jpeg.prefix(18), Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 0, 3]),
    Data("%PDF-1.4 /MediaBox [0 0 100]".utf8), Data("%PDF-1.4 /MediaBox 0 0 100 100".utf8),
    Data([0xC4, 0xE3]), Data(),
  ])
  func `a file that ends too early or has no size is reported`(data: Data) throws {
    #expect(try image(data, "chess.png") == nil)
    #expect(
      console.lines == [
        "The image chess cannot be read: chess.png is no SVG, PNG, JPEG or PDF with a size. An SVG "
          + "needs a viewBox. Look at chess.imageset in Assets.xcassets."
      ])
  }

  @Test func `pixels are shown as they are, in the size that the view has`() throws {
    let view = UIImageView(image: try image(Self.png, "chess.png"))
    view.frame = CGRect(x: 10, y: 20, width: 160, height: 80)
    let stage = Stage()
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.present(controller)

    let page = SVGCanvas().svg(for: stage.display)

    #expect(page.contains("data:image/png;base64,\(Self.png.base64EncodedString())"))
    #expect(page.contains("height=\"80\" preserveAspectRatio=\"none\" viewBox=\"0 0 80.0 40.0\""))
  }

  @Test(arguments: [Self.pdf, Self.png + Data(count: 1_000_000)])
  func
    `a page, and pixels that are too many to send, are a frame with the name, and it is said once`(
      data: Data
    ) throws
  {
    let image = try #require(try image(data, "chess.png"))

    let svg = try #require(image.svg)
    #expect(svg.contains(">chess</text>") && svg.contains("stroke=") && !svg.contains("data:"))
    #expect(console.lines.count == 1 && console.lines[0].hasPrefix("The image chess "))
    _ = UIImage(named: "chess")
    #expect(console.lines.count == 1)
  }
}
