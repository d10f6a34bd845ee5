/// A file with a picture: what it shows as an SVG document, and how large it is.
///
/// An SVG document stays as it is. A PNG or JPEG file stands in a document of its size, so that what
/// draws documents shows it. Of a PDF file only the size of its page is read; a frame with the name is
/// shown for it, and the console says so.
///
/// - Units: Points. A file of pixels has its pixels divided by the scale that its name or its catalog
///   gives: a file `chess@2x.png` of 80 pixels is 40 points wide.
nonisolated struct PictureFile {
  let svg: String
  let size: CGSize

  /// The pixels along one point; 1 for what has no pixels.
  let scale: CGFloat

  /// Larger files are shown as a frame: they would be sent to a page with each change.
  private static let mostBytes = 1_000_000

  /// Reads a file, or returns nil if it says nothing of its size.
  init?(_ data: Data, scale: CGFloat, named name: String) {
    if let pixels = Self.pngSize(data) ?? Self.jpegSize(data) {
      self.scale = scale
      size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
      let kind = data.first == 0x89 ? "png" : "jpeg"
      svg =
        data.count > Self.mostBytes
        ? Self.frame(name, size, .tooLarge(bytes: data.count))
        : Self.document(
          size,
          "<image width=\"\(size.width)\" height=\"\(size.height)\" preserveAspectRatio=\"none\" "
            + "href=\"data:image/\(kind);base64,\(data.base64EncodedString())\"/>")
    } else if let page = Self.pageSize(data) {
      (size, self.scale) = (page, 1)
      svg = Self.frame(name, page, .page)
    } else if let text = String(data: data, encoding: .utf8), let box = SVGSize.read(text) {
      (svg, size, self.scale) = (text, box, 1)
    } else {
      return nil
    }
  }

  /// What the bytes of a picture begin with that a program made here; see `pngData()`.
  package static let drawing = Array("<svg ".utf8)

  /// Reads a file of pixels, or a drawing of this library, or returns nil.
  init?(ofPixels data: Data, scale: CGFloat, named name: String) {
    guard (Self.pngSize(data) ?? Self.jpegSize(data)) != nil || data.starts(with: Self.drawing)
    else { return nil }
    self.init(data, scale: scale, named: name)
  }

  /// Reads a file of pixels with the scale that its name gives, or returns nil.
  init?(at file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let stem = file.deletingPathExtension().lastPathComponent
    self.init(
      ofPixels: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1,
      named: Self.name(of: file.path))
  }

  /// Reads a file of pixels, or the one for a sharper screen that lies beside it; nil if there is none.
  init?(sharpestAt file: URL) {
    let (stem, ending) = (file.deletingPathExtension().path, file.pathExtension)
    let isSharp = ["@2x", "@3x"].contains(where: stem.hasSuffix)
    let pictures = (isSharp ? [""] : ["@3x", "@2x", ""]).lazy
      .compactMap {
        Self(at: URL(fileURLWithPath: ending.isEmpty ? stem + $0 : "\(stem)\($0).\(ending)"))
      }
    guard let picture = pictures.first else { return nil }
    self = picture
  }

  /// Reads a file of pixels that lies in a bundle, for the sharpest screen first, or returns nil.
  init?(named name: String, in bundle: Bundle) {
    let (stem, ending) = (
      (name as NSString).deletingPathExtension, (name as NSString).pathExtension
    )
    // For an empty name a bundle gives any file with the ending.
    guard !stem.isEmpty else { return nil }
    let files = ["@3x", "@2x", ""].lazy.compactMap { scale in
      bundle.url(forResource: stem + scale, withExtension: ending.isEmpty ? "png" : ending)
    }
    guard let file = files.first, let picture = Self(at: file) else { return nil }
    self = picture
  }

  /// What the picture of a file is called: neither its folder nor its scale and ending belong to it.
  static func name(of path: String) -> String {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let ending = ["@2x", "@3x"].first(where: stem.hasSuffix) ?? ""
    return String(stem.dropLast(ending.count))
  }

  private static func document(_ size: CGSize, _ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size.width) \(size.height)\">"
      + "\(content)</svg>"
  }

  /// Returns a frame with a name in it, for what is not drawn, and says so on the console.
  private static func frame(_ name: String, _ size: CGSize, _ reason: ImageMessage.Reason) -> String
  {
    MainQueue.perform { ImageMessage.notDrawn(name, size, reason).reportOnce() }
    let text = name.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
    let letter = min(size.height / 2, size.width / CGFloat(max(name.count, 1)) * 1.5, 17)
    return document(
      size,
      "<rect x=\"0.5\" y=\"0.5\" width=\"\(max(size.width - 1, 0))\" "
        + "height=\"\(max(size.height - 1, 0))\" fill=\"#f2f2f7\" stroke=\"#8e8e93\"/>"
        + "<text x=\"\(size.width / 2)\" y=\"\(size.height / 2)\" font-family=\"sans-serif\" "
        + "font-size=\"\(letter)\" fill=\"#3c3c43\" text-anchor=\"middle\" "
        + "dominant-baseline=\"central\">\(text)</text>")
  }

  /// The pixels of a PNG file: two numbers in its first chunk.
  private static func pngSize(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count == 24
    else { return nil }
    return size(number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// The pixels of a JPEG file: they stand in the segment that begins its picture.
  private static func jpegSize(_ data: Data) -> CGSize? {
    guard data.starts(with: [0xFF, 0xD8]) else { return nil }
    let bytes = [UInt8](data)
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(
          number(bytes[(index + 7)..<(index + 9)]), number(bytes[(index + 5)..<(index + 7)]))
      }
      switch marker {
      // A byte of 0xFF more may stand before a marker.
      case 0xFF: index += 1
      // These have no segment, and so no length.
      case 0x01, 0xD0...0xD7: index += 2
      default: index += 2 + max(2, number(bytes[(index + 2)..<(index + 4)]))
      }
    }
    return nil
  }

  /// The first page of a PDF file whose box is written where it is named: the corners of the box.
  private static func pageSize(_ data: Data) -> CGSize? {
    guard data.starts(with: Array("%PDF-".utf8)) else { return nil }
    var rest = data[...]
    while let key = rest.range(of: Data("/MediaBox".utf8)) {
      rest = rest[key.upperBound...]
      let text = String(decoding: rest.prefix(200), as: UTF8.self)
      guard let box = text.prefixMatch(of: /\s*\[([^\]]*)\]/) else { continue }
      let corners = box.1.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard corners.count == 4 else { continue }
      return size(corners[2] - corners[0], corners[3] - corners[1])
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(_ width: some BinaryInteger, _ height: some BinaryInteger) -> CGSize? {
    size(Double(width), Double(height))
  }

  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    guard width > 0, height > 0, width < 1_000_000, height < 1_000_000 else { return nil }
    return CGSize(width: width, height: height)
  }
}
