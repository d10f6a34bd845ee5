import HeadlessUIKit
import Stage

/// Windows full of views to which anything may happen, chosen by a generator with a seed.
///
/// While views are told about one act, they commit others.
final class RandomActs {
  let stage = Stage()
  let touchLog = TouchLog()
  var views: [UIView] = []
  var windows: [UIWindow] = []
  var fingers: [UITouch] = []
  var lastAct = ""
  var isQuiet = false

  /// The fingers that were lifted before the view they touched heard of an end.
  var lateEnds: [UITouch] = []

  /// The views that are being moved, each with where it goes to.
  var moves: [(view: UIView, parent: UIView)] = []

  private var seed: UInt64
  private var depth = 0

  init(seed: UInt64) {
    self.seed = seed
    for level in 0..<3 {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      window.windowLevel = UIWindow.Level(rawValue: CGFloat(level / 2))
      window.isHidden = false
      windows.append(window)
    }
    windows[2].frame = CGRect(x: 40, y: 60, width: 200, height: 200)
    for index in 0..<48 { make(index) }
    for _ in 0..<60 { move(pick(views), to: pick(views + windows)) }
  }

  /// Returns a number from 0 up to, not including, a bound.
  func roll(_ bound: Int) -> Int {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound + roll(range.count))
  }

  var point: CGPoint { CGPoint(x: number(0...319), y: number(0...567)) }

  /// Commits another act now and then, while a view is being told something.
  func disturb(whileMoving view: UIView? = nil) {
    guard !isQuiet, depth < 3, roll(12) == 0 else { return }
    depth += 1
    switch view {
    case let view? where roll(2) == 0: move(view, to: pick(views + windows))
    case let view?: shake(view)
    case nil: change(pick(views))
    }
    depth -= 1
  }

  private func make(_ index: Int) {
    let view: UIView
    switch index % 8 {
    case 0:
      let control = RandomlyActingControl(frame: .zero)
      control.acts = self
      control.addAction(UIAction { [weak self] _ in self?.disturb() }, for: .allTouchEvents)
      view = control
    case 1: view = UITextField()
    case 2: view = UIScrollView()
    default:
      let unruly = RandomlyActingView()
      unruly.acts = self
      view = unruly
    }
    view.tag = index + 1
    view.frame = CGRect(
      x: number(-20...120), y: number(-20...160), width: number(40...240), height: number(40...320))
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(roll(64)))
    addRecognizer(to: view, index)
    views.append(view)
  }

  private func addRecognizer(to view: UIView, _ index: Int) {
    let recognizer: UIGestureRecognizer
    switch index % 6 {
    case 3: recognizer = UITapGestureRecognizer()
    case 4: recognizer = UIPanGestureRecognizer()
    case 5: recognizer = UILongPressGestureRecognizer()
    default: return
    }
    recognizer.delaysTouchesBegan = index % 5 == 0
    recognizer.addTarget(self, action: RandomActs.hearGesture)
    view.addGestureRecognizer(recognizer)
  }

  private func hearGesture(_ recognizer: UIGestureRecognizer) {
    touchLog.note("gesture \(recognizer.state) in \(recognizer.view?.tag ?? -1)")
    disturb()
  }
}
