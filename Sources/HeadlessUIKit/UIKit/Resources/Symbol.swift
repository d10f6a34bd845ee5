/// The small pictures UIKit brings along for its own buttons.
///
/// They are drawn with lines in a square of 22 points, in the colour of what shows them.
enum Symbol: String {
  case info, contactAdd, add, compose, reply, action, organize, bookmarks, search, refresh, stop,
    camera, trash
  case more, star, clock, person, download, list
  case play, pause, rewind, fastForward, undo, redo, close, pageCurl

  /// What a person hears who does not see the picture.
  var spokenName: String {
    switch self {
    case .info: "More Info"
    case .contactAdd: "Add"
    case .action: "Share"
    case .trash: "Delete"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Returns the picture in a colour.
  func image(_ color: UIColor) -> UIImage {
    let color = color.components
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let rgb = parts.map(String.init).joined(separator: ",")
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 22 22\"><g fill=\"none\" "
      + "stroke=\"rgb(\(rgb))\" stroke-opacity=\"\(color.alpha)\" stroke-width=\"1.6\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\">\(shapes)</g></svg>"
    return UIImage(symbol: spokenName, svg: svg, size: CGSize(width: 22, height: 22))
  }

  private var shapes: String {
    switch self {
    case .info: Self.circle + Self.path("M11 10v6M11 6.4v.2")
    case .add: Self.path("M11 3v16M3 11h16")
    case .contactAdd: Self.circle + Self.path("M11 7v8M7 11h8")
    case .compose: Self.path("M17 12v7H3V5h7M9 13l1-3.5L17.500 2l2.500 2.500L12.500 12z")
    case .reply: Self.path("M9 5L3 11l6 6v-4c5 0 8 1 10 5c0-7-4-10-10-10z")
    case .action: Self.path("M8 8H4v12h14V8h-4M11 14V2M7.500 5.500L11 2l3.500 3.500")
    case .organize: Self.path("M2 5h7l2 2h9v11H2zM2 10h18")
    case .bookmarks: Self.path("M11 6C9 4 6 4 2 4v13c4 0 7 0 9 2c2-2 5-2 9-2V4c-4 0-7 0-9 2v13")
    case .search: "<circle cx=\"9\" cy=\"9\" r=\"6\"/>" + Self.path("M13.500 13.500L20 20")
    case .refresh: Self.path("M18 11a7 7 0 1 1-2.500-5.400L18 8M18 3v5h-5")
    case .stop: Self.path("M4 4l14 14M18 4L4 18")
    case .camera: "<circle cx=\"11\" cy=\"12\" r=\"4\"/>" + Self.path("M2 6h4l2-2h6l2 2h4v12H2z")
    case .trash: Self.path("M3 5h16M8 5V3h6v2M5 5l1 15h10l1-15M9 9v7M13 9v7")
    case .play: Self.path("M6 3l13 8l-13 8z")
    case .pause: Self.path("M7 4v14M15 4v14")
    case .rewind: Self.path("M11 5l-8 6l8 6zM19 5l-8 6l8 6z")
    case .fastForward: Self.path("M3 5l8 6l-8 6zM11 5l8 6l-8 6z")
    case .undo: Self.path("M7 4L3 8l4 4M3 8h10a5 5 0 0 1 0 10H8")
    case .redo: Self.path("M15 4l4 4l-4 4M19 8H9a5 5 0 0 0 0 10h5")
    case .close: Self.circle + Self.path("M8 8l6 6M14 8l-6 6")
    case .more: Self.path("M4 11h.2M11 11h.2M18 11h.2")
    case .star:
      Self.path(
        "M11 2l2.700 6l6.300.600l-4.800 4.200l1.400 6.400L11 16l-5.600 3.200l1.400-6.400L2 8.600L8.300 8z"
      )
    case .clock: Self.circle + Self.path("M11 5v6l4 3")
    case .person:
      "<circle cx=\"11\" cy=\"7\" r=\"4.500\"/>" + Self.path("M2 20c1-5 4-7 9-7s8 2 9 7z")
    case .download: Self.path("M11 3v11M6.500 10L11 14.500l4.500-4.500M3 19h16")
    case .list: Self.path("M3 5h.2M8 5h11M3 11h.2M8 11h11M3 17h.2M8 17h11")
    case .pageCurl: Self.path("M4 2h14v12l-6 6H4zM12 20v-6h6")
    }
  }

  private static let circle = "<circle cx=\"11\" cy=\"11\" r=\"9.500\"/>"

  private static func path(_ steps: String) -> String { "<path d=\"\(steps)\"/>" }
}
