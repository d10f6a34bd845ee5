/// What a page hears of a phone after it was used: only what has changed.
///
/// - Shape: A line of JSON with the names of the properties; what is nil is left out.
/// - Units: Milliseconds for ``next``.
nonisolated package struct PhoneAnswer: Encodable {
  /// The whole picture, an SVG.
  var picture: String?
  /// The picture as a change of the former one, where that is shorter.
  var patch: PicturePatch?
  /// What lies over the picture for those who do not see it, or do not point.
  var elements: [ScreenElements.Description]?
  /// What the objects asked and told each other.
  var said: [String]?
  /// What the console was told, and what a person could not do.
  var console: [String]?
  /// What the program printed.
  var printed: [String]?
  /// How the device is, when that has changed.
  var device: DeviceState?
  /// Whether the view under the finger that came goes on moving when a finger leaves it quickly.
  var glides: Bool?
  /// How long nothing happens by itself, or nil if nothing will at all.
  var next: Double?
  /// What the inspector shows, when it is open and that has changed.
  var inspection: Inspection?
  /// Why the line was not understood.
  var refused: String?

  /// What the inspector shows: what is nil is as it was.
  package struct Inspection: Equatable, Encodable {
    var nodes: [ScreenInspector.Node]?
    var view: ScreenInspector.Details?
    /// What memory says, in sentences.
    var memory: [String]?
    /// The circles of strong references, to be drawn.
    var circles: [[ScreenInspector.Circle]]?
    /// The way of the last touch, and what it led to.
    var touch: [ScreenInspector.Line]?
  }

  /// What the buttons beside the phone can do.
  struct DeviceState: Equatable, Encodable {
    /// Whether an application was launched, so that there is a Home button.
    var isLaunched: Bool
    var isInFront: Bool
    /// Whether something on the screen follows a tilt.
    var tilts: Bool
    var width: Double
    var height: Double
    /// The name of the time zone that the phone is in.
    var timeZone: String
  }
}
