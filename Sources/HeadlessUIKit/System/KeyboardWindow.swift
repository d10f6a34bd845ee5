/// The window the keyboard stands in, in front of those of the application.
///
/// - Shape: It covers the screen, and touches beside the keyboard pass through it.
/// - Units: Points.
package final class KeyboardWindow: UIWindow {
  /// The height of the keyboard, and of views in its place that have none of their own.
  static let naturalHeight: CGFloat = 216

  private(set) var content = Keyboard.Content()
  private let board = UIView()

  var keyboardFrame: CGRect { board.frame }

  /// Creates a hidden window.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .keyboard
    addSubview(board)
  }

  package required init?(coder: NSCoder) { nil }

  /// The keyboard never hears what is typed.
  package override var canBecomeKey: Bool { false }

  override var isOfSystem: Bool { true }

  /// Only the keyboard takes touches, and nothing behind it does.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    board.frame.contains(point)
  }

  /// Puts views in a rectangle of the screen, one on top of the other.
  func show(_ content: Keyboard.Content, in keyboardFrame: CGRect) {
    let former = self.content
    self.content = content
    for view in [former.input, former.accessory].compactMap({ $0 })
    where view !== content.input && view !== content.accessory && view.superview === board {
      view.removeFromSuperview()
    }
    for view in [content.input, content.accessory].compactMap({ $0 })
    where view.superview !== board {
      board.addSubview(view)
    }
    frame = screen.bounds
    board.frame = keyboardFrame
    setNeedsLayout()
  }

  /// Lets the views fill the width of the screen.
  package override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for view in [content.accessory, content.input].compactMap({ $0 }) {
      let height = Self.height(of: view)
      view.frame = CGRect(x: 0, y: top, width: board.bounds.width, height: height)
      top += height
    }
  }

  /// Returns the height of a view: the one it has, or else the one it asks for.
  static func height(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let natural = view.intrinsicContentSize.height
    return natural > 0 ? natural : naturalHeight
  }
}

extension UIWindow.Level {
  /// In front of everything an application can show.
  fileprivate static let keyboard = UIWindow.Level(rawValue: 10_000_000)
}
