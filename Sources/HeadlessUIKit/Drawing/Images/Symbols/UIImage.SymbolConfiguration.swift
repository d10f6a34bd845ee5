nonisolated extension UIImage {
  /// What is said about how an image looks; a ``SymbolConfiguration`` says it of a symbol.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }

  /// How large and how bold a symbol is drawn.
  ///
  /// - Shape: What a configuration leaves open is that of text: 17 points, regular, medium.
  /// - Units: Points for a size, which is that of the text a symbol fits to.
  /// - Errors: A size that is 0 or less, or no number, is left open.
  /// - Differs: The colours of several layers are left out; a symbol has one colour.
  /// - Unconfirmed: A small symbol is 0.8 of a medium one, and a large one 1.27.
  /// - Asked: D29.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale

    init(pointSize: CGFloat?, weight: SymbolWeight = .unspecified, scale: SymbolScale) {
      let isSize = pointSize.map { $0.isFinite && $0 > 0 } ?? false
      (self.pointSize, self.weight) = (isSize ? pointSize : nil, weight)
      self.scale = scale == .unspecified ? .default : scale
      super.init()
    }

    convenience override init() { self.init(pointSize: nil, scale: .default) }

    /// Creates a configuration for symbols beside text of a size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, scale: .default)
    }

    /// Creates a configuration for symbols beside text of a size, drawn with lines of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    /// Creates a configuration for symbols beside text of a size, larger or smaller than it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
    }

    /// Creates a configuration for symbols larger or smaller than the text beside them.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: scale)
    }

    /// Creates a configuration for symbols drawn with lines of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .default)
    }

    /// Creates a configuration for symbols beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: .default)
    }

    /// Creates a configuration for symbols beside text of a font, larger or smaller than it.
    convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: font.pointSize, weight: font.isBold ? .bold : .regular, scale: scale)
    }

    /// Returns what another configuration says, and where it says nothing, what this one says.
    func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: otherConfiguration.pointSize ?? pointSize,
        weight: otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
        scale: otherConfiguration.scale == .default ? scale : otherConfiguration.scale)
    }

    /// Returns whether another object says the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.pointSize == pointSize && other.weight == weight && other.scale == scale
    }

    /// A number that equal configurations share.
    open override var hash: Int { pointSize.hashValue ^ weight.rawValue }

    /// How wide and high a symbol is.
    var side: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.27
        case .default, .unspecified, .medium: 1
        }
      return ((pointSize ?? 17) * 20 / 17 * factor * 2).rounded() / 2
    }

    /// How wide the lines are, of which a symbol of 22 points is drawn.
    var stroke: Double {
      weight == .unspecified
        ? 1.6 : [0.7, 1, 1.3, 1.6, 1.9, 2.2, 2.5, 2.9, 3.3][weight.rawValue - 1]
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// The system's: medium.
    case `default` = -1
    /// As something else says.
    case unspecified
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// How bold the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As something else says.
    case unspecified
    /// That of ``UIFont/Weight/ultraLight``.
    case ultraLight
    /// That of ``UIFont/Weight/thin``.
    case thin
    /// That of ``UIFont/Weight/light``.
    case light
    /// That of ``UIFont/Weight/regular``.
    case regular
    /// That of ``UIFont/Weight/medium``.
    case medium
    /// That of ``UIFont/Weight/semibold``.
    case semibold
    /// That of ``UIFont/Weight/bold``.
    case bold
    /// That of ``UIFont/Weight/heavy``.
    case heavy
    /// That of ``UIFont/Weight/black``.
    case black
  }
}

/// Symbols in documents.
@MainActor extension NibDecoder {
  /// Returns what a part says about the look of symbols.
  func symbolConfiguration(
    _ key: String = "preferredSymbolConfiguration", in part: XMLElementNode? = nil
  ) -> UIImage.SymbolConfiguration? {
    guard let part = (part ?? element).child(for: key) else { return nil }
    let scale = choice("scale", in: part, Self.symbolScales) ?? .default
    let weight = choice("weight", in: part, Self.symbolWeights) ?? .unspecified
    if let font = font(in: part) { return UIImage.SymbolConfiguration(font: font, scale: scale) }
    return UIImage.SymbolConfiguration(
      pointSize: number("pointSize", in: part).map { CGFloat($0) }, weight: weight, scale: scale)
  }

  /// Returns an image that a reference describes: its name, whether it is a symbol, and its look.
  func image(of reference: XMLElementNode, key: String) -> UIImage? {
    guard let name = reference.attributes[key] else { return nil }
    let isSymbol =
      reference.attributes["catalog"] == "system"
      || loader.resource("image", named: name)?.attributes["catalog"] == "system"
    // A symbol of Apple's that is not drawn has said so, and takes up the room of one.
    let image =
      isSymbol ? UIImage(systemName: name) ?? .blankSymbol(name) : UIImage(named: name)
    guard var image else { return report(reference, NibValueMessage.unknownImage(name)) }
    if let scale = choice("symbolScale", in: reference, Self.symbolScales) {
      image = image.applyingSymbolConfiguration(.init(scale: scale)) ?? image
    }
    if let mode = choice("renderingMode", in: reference, Self.renderingModes) {
      image = image.withRenderingMode(mode)
    }
    return image
  }

  private static let symbolScales: KeyValuePairs<String, UIImage.SymbolScale> = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: KeyValuePairs<String, UIImage.SymbolWeight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let renderingModes: KeyValuePairs<String, UIImage.RenderingMode> = [
    "original": .alwaysOriginal, "template": .alwaysTemplate, "automatic": .automatic,
  ]
}
