/// The small pictures UIKit brings along for its own buttons.
///
/// Each is a symbol in a square of 22 points, in the colour of what shows it.
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
    let drawing = SymbolDrawing(named: symbolName)
    let svg = (drawing?.svg(stroke: 1.6) ?? "").inColor(color)
    return UIImage(symbol: spokenName, svg: svg, size: CGSize(width: 22, height: 22))
  }

  private var symbolName: String {
    switch self {
    case .info: "info.circle"
    case .contactAdd: "plus.circle"
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera, .trash, .star, .clock, .person, .play, .pause: rawValue
    case .more: "ellipsis"
    case .download: "square.and.arrow.down"
    case .list: "list.bullet"
    case .rewind: "backward"
    case .fastForward: "forward"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .close: "xmark.circle"
    case .pageCurl: "doc"
    }
  }
}
