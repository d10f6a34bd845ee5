extension UIBarButtonItem {
  /// The items the system has words or pictures for.
  ///
  /// - Source: Apple, UIKit, "UIBarButtonItem.SystemItem".
  public enum SystemItem: Int, Sendable {
    /// The word Done, in bold.
    case done
    /// The word Cancel.
    case cancel
    /// The word Edit.
    case edit
    /// The word Save, in bold.
    case save
    /// A plus.
    case add
    /// A space that takes its share of what is left on the bar.
    case flexibleSpace
    /// A space of a width.
    case fixedSpace
    /// A pencil on a sheet.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// An open book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// The word Undo.
    case undo
    /// The word Redo.
    case redo
    /// The corner of a sheet.
    @available(*, deprecated, message: "There is no picture for it since iOS 11.")
    case pageCurl
    /// A cross in a circle.
    case close

    /// Whether the words are bold, as they complete a task.
    var isEmphasized: Bool { self == .done || self == .save }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The words, or nil for an item that shows a picture.
    var words: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The picture, or nil for an item that shows words or nothing.
    var symbol: Symbol? {
      words == nil ? Symbol(rawValue: "\(self)") : nil
    }
  }
}
