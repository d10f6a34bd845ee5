/// The bytes of an image, to be kept in a file and read again.
///
/// - Differs: A picture here is a drawing, so both give the bytes of the drawing, an SVG document, and
///   not those of pixels. `UIImage(data:)` and `UIImage(contentsOfFile:)` read them again, and the image
///   is as it was. A picture that was read from a PNG or JPEG file lies in the drawing as it is. The
///   quality of a JPEG changes nothing, and a symbol is written in black.
/// - Source: Apple, UIKit, "pngData()" and "jpegData(compressionQuality:)".
nonisolated extension UIImage {
  /// Returns the bytes of the image, or nil if it shows nothing.
  public func pngData() -> Data? { drawing }

  /// Returns the bytes of the image, or nil if it shows nothing.
  public func jpegData(compressionQuality: CGFloat) -> Data? { drawing }

  private var drawing: Data? {
    guard let svg, size.width > 0, size.height > 0 else { return nil }
    let bytes = Data(svg.utf8)
    if UIImage(data: bytes)?.size == size { return bytes }
    // A symbol, and a picture of a sharper screen, have another size than their drawing.
    let inner = svg.range(of: "<svg").map { String(svg[$0.lowerBound...]) } ?? svg
    let box = "0 0 \(size.width) \(size.height)"
    return Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\(inner)</svg>".utf8)
  }
}
