/// A picture.
///
/// Images lie in an asset catalog: a folder `Assets.xcassets` in the application's bundle, with
/// a folder `NAME.imageset` for each. They are SVG, PNG, JPEG or PDF files. PNG and JPEG files may also
/// lie in the bundle itself, or anywhere else.
/// A **symbol** is a picture of the system's, found by its name
/// with ``init(systemName:)``; it is shown in the tint colour of the view it lies in.
///
/// - Shape: A rectangle with its origin at the top left; a symbol is a square.
/// - Units: ``size`` in points.
/// - Errors: A name that no catalog knows gives nil. A name of no symbol does too, and the console
///   says whether Apple may have one of that name.
/// - Differs: The pixels of an image cannot be read, and a program draws none. Data of another format
///   than PNG and JPEG is no image. A PDF, and a file of more
///   than a million bytes, have their size and are shown as a grey rectangle. An SVG document has the size
///   of its `viewBox`. Symbols are
///   drawings of this library, about 400 of Apple's thousands, each 20 points wide where nothing
///   says otherwise; those of Apple differ in width.
/// - Unconfirmed: What a symbol is called for those who hear the screen.
/// - Asked: D162.
/// - Source: Apple, UIKit, "UIImage", "init(named:)" and "Configuring and displaying symbol images
///   in your UI"; the folder format is Xcode's "Asset Catalog Format Reference".
nonisolated open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The size of the image, in points.
  open var size: CGSize { drawnSize }

  /// The pixels along one point.
  open var scale: CGFloat { ownScale }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { symbol != nil }

  /// Whether the image is shown in its own colours or in that of what shows it.
  open var renderingMode: RenderingMode { mode }

  /// What is said about the look of a symbol, or nil for another image.
  open var symbolConfiguration: SymbolConfiguration? { ownConfiguration }

  /// What is said about the look of a symbol, or nil for another image.
  open var configuration: Configuration? { ownConfiguration }

  package let name: String
  package let svg: String?
  let symbol: SymbolDrawing?
  private let drawnSize: CGSize
  private let ownScale: CGFloat
  private let mode: RenderingMode
  private let ownTint: UIColor?
  private let ownConfiguration: SymbolConfiguration?

  /// Makes an image without a size, which shows nothing.
  public convenience override init() {
    self.init(symbol: "", svg: nil, size: .zero)
  }

  /// Finds an image by name in the application's bundle, or answers nil.
  ///
  /// The catalog comes first. A file beside it is found by its name, without an ending for PNG:
  /// `chess` finds `chess@2x.png`.
  public convenience init?(named name: String) {
    let asset = AssetCatalog.named("Assets", in: .main)?.image(named: name)
    guard let picture = asset ?? PictureFile(named: name, in: .main) else { return nil }
    self.init(symbol: name, svg: picture.svg, size: picture.size, scale: picture.scale)
  }

  /// Reads a PNG or JPEG file, or answers nil.
  ///
  /// A file beside it for a sharper screen is taken before it: `chess@3x.png` for `chess.png`. The
  /// pixels of a file whose name ends with `@2x` or `@3x` are halves or thirds of a point.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = PictureFile(sharpestAt: URL(fileURLWithPath: path)) else { return nil }
    self.init(
      symbol: PictureFile.name(of: path), svg: picture.svg, size: picture.size,
      scale: picture.scale)
  }

  /// Reads what stands in a PNG or JPEG file, or answers nil; a pixel is a point.
  public convenience init?(data: Data) {
    guard let picture = PictureFile(ofPixels: data, scale: 1, named: "picture") else { return nil }
    self.init(symbol: "picture", svg: picture.svg, size: picture.size)
  }

  /// Finds one of the system's symbols by its name, or answers nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds one of the system's symbols by its name, for a size and a weight, or answers nil.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = SymbolDrawing(named: name) else {
      MainQueue.perform { ImageMessage.missing(name).reportOnce() }
      return nil
    }
    self.init(
      SymbolDrawing.spokenName(of: name), symbol, configuration as? SymbolConfiguration ?? .init(),
      .automatic, nil)
  }

  /// Finds the image that a literal names in the application's bundle.
  ///
  /// The program stops if there is none, as on a device.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let asset = AssetCatalog.named("Assets", in: .main)?.image(named: name) else {
      Exception.stop(ImageMessage.noLiteral(name).text)
    }
    self.init(symbol: name, svg: asset.svg, size: asset.size, scale: asset.scale)
  }

  /// Makes a picture that UIKit brings along itself.
  init(
    symbol name: String, svg: String?, size: CGSize, scale: CGFloat = 1,
    _ mode: RenderingMode = .automatic, _ tint: UIColor? = nil
  ) {
    (self.name, self.svg, drawnSize, self.mode, ownTint) = (name, svg, size, mode, tint)
    (symbol, ownConfiguration, ownScale) = (nil, nil, scale)
  }

  /// Makes an image that shows nothing and is as large as a symbol.
  static func blankSymbol(_ name: String) -> UIImage {
    let side = SymbolConfiguration().side
    return UIImage(symbol: name, svg: nil, size: CGSize(width: side, height: side))
  }

  /// Makes a symbol as a configuration says.
  private init(
    _ name: String, _ symbol: SymbolDrawing, _ configuration: SymbolConfiguration,
    _ mode: RenderingMode, _ tint: UIColor?
  ) {
    (self.name, self.symbol, ownConfiguration) = (name, symbol, configuration)
    (self.mode, ownTint, ownScale) = (mode, tint, 1)
    svg = symbol.svg(stroke: configuration.stroke)
    drawnSize = CGSize(width: configuration.side, height: configuration.side)
  }

  // MARK: - Other versions of the image

  /// Returns the image as one that is shown in its own colours, or in that of what shows it.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    version(ownConfiguration, renderingMode, ownTint)
  }

  /// Returns the image in one colour.
  ///
  /// Where a symbol is shown, the tint colour of what shows it takes the place of this one, unless
  /// the rendering mode is ``RenderingMode/alwaysOriginal``.
  open func withTintColor(_ color: UIColor) -> UIImage {
    version(ownConfiguration, mode, color)
  }

  /// Returns the image in one colour, which is the image's own or gives way to a tint colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    version(ownConfiguration, renderingMode, color)
  }

  /// Returns a symbol as a configuration says; another image stays as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    version(configuration as? SymbolConfiguration, mode, ownTint)
  }

  /// Returns a symbol with what a configuration says beside what it says itself; nil for another
  /// image.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let ownConfiguration else { return nil }
    return version(ownConfiguration.applying(configuration), mode, ownTint)
  }

  /// Returns a symbol with what is preferred where the symbol says nothing itself.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let ownConfiguration else { return self }
    return version(configuration.applying(ownConfiguration), mode, ownTint)
  }

  private func version(
    _ configuration: SymbolConfiguration?, _ mode: RenderingMode, _ tint: UIColor?
  ) -> UIImage {
    guard let symbol, let configuration = configuration ?? ownConfiguration else {
      return UIImage(symbol: name, svg: svg, size: drawnSize, scale: ownScale, mode, tint)
    }
    return UIImage(name, symbol, configuration, mode, tint)
  }

  /// Returns the document that shows the image where the tint colour is the given one.
  func svg(tintedWith color: UIColor) -> String? {
    guard let svg else { return nil }
    if symbol != nil { return svg.inColor(mode == .alwaysOriginal ? ownTint ?? .black : color) }
    guard let color = mode == .alwaysTemplate ? color : ownTint else { return svg }
    return svg.filled(with: color, size: drawnSize)
  }

  // MARK: - Drawing

  /// Draws the image in its size, with its upper left corner at a point, in a view's `draw(_:)`.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in a rectangle, as large as that is.
  open func draw(in rect: CGRect) {
    MainQueue.perform { [self] in
      guard let context = CGContext.current(for: "UIImage.draw"), !rect.isEmpty else { return }
      context.append(
        .image(
          name: name, svg: svg(tintedWith: ownTint ?? .black), alternative: name,
          in: rect.standardized))
    }
  }

  /// Returns whether another object is an image that shows the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.svg == svg && other.drawnSize == drawnSize
      && other.mode == mode && other.ownTint == ownTint
  }

  /// A number that equal images share.
  open override var hash: Int { svg.hashValue ^ drawnSize.width.hashValue }
}

nonisolated extension UIImage {
  /// Whose colours an image is shown in.
  public enum RenderingMode: Int, Sendable {
    /// A symbol is a template, another image has its own colours.
    case automatic
    /// The image has its own colours.
    case alwaysOriginal
    /// The shape of the image is shown in the tint colour.
    case alwaysTemplate
  }
}

/// What a literal of an image is, where nothing else says it.
public typealias _ImageLiteralType = UIImage
