import HeadlessUIKit
import Stage
import Testing

/// What a handler may do to the view that calls it.
@Suite("Things that are taken away while they are told of it", .isolated)
struct RemovedRecognizerTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  let remover = Remover()
  var screen: Digitizer { Device.current.digitizer }

  init() {
    view.addGestureRecognizer(pan)
    pan.addTarget(remover, action: Remover.hear)
    stage.present(view)
  }

  private func drag() {
    let finger = screen.begin(at: [CGPoint(x: 100, y: 100)])
    screen.move([(touch: finger[0], point: CGPoint(x: 100, y: 140))])
    screen.move([(touch: finger[0], point: CGPoint(x: 100, y: 180))])
    screen.end(finger)
  }

  @Test func `B258: a recognizer that its handler removes is gone, and no other`() {
    view.addGestureRecognizer(tap)
    remover.act = { $0.view?.removeGestureRecognizer($0) }
    drag()

    #expect(view.gestureRecognizers == [tap] && pan.view == nil && tap.view === view)
    #expect(remover.states == [.began, .cancelled])
    drag()
    #expect(remover.states == [.began, .cancelled])
  }

  @Test func `the only recognizer is removed as well, and so is each of several`() {
    remover.act = { $0.view?.removeGestureRecognizer($0) }
    drag()
    #expect(view.gestureRecognizers == nil && pan.view == nil)
  }

  @Test func `a handler takes all recognizers away`() {
    view.addGestureRecognizer(tap)
    remover.act = { $0.view?.gestureRecognizers = nil }
    drag()

    #expect(view.gestureRecognizers == nil && pan.view == nil && tap.view == nil)
  }

  @Test func `a recognizer that its handler adds again stays, here or where it was added`() {
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
    view.superview?.addSubview(other)
    remover.act = { if $0.state == .cancelled { other.addGestureRecognizer($0) } }
    remover.first = { $0.view?.removeGestureRecognizer($0) }
    drag()
    #expect(pan.view === other && other.gestureRecognizers == [pan])
    #expect(view.gestureRecognizers == nil)
  }

  @Test func `a guide that goes as the view is marked for it goes once`() {
    let holder = GuideHolder()
    let (first, second) = (UILayoutGuide(), UILayoutGuide())
    [first, second].forEach(holder.addLayoutGuide)
    let subview = UIView()
    subview.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(subview)
    subview.leadingAnchor.constraint(equalTo: first.leadingAnchor).isActive = true
    holder.onMark = { [weak holder] in holder?.removeLayoutGuide(first) }
    holder.removeLayoutGuide(first)

    #expect(holder.layoutGuides == [second] && first.owningView == nil)
  }
}

/// Does something to the recognizer that calls it.
final class Remover {
  var act: (UIGestureRecognizer) -> Void = { _ in }
  var first: ((UIGestureRecognizer) -> Void)?
  private(set) var states: [UIGestureRecognizer.State] = []

  func hear(_ recognizer: UIPanGestureRecognizer) {
    states.append(recognizer.state)
    let once = first
    first = nil
    once?(recognizer)
    act(recognizer)
  }
}

/// Does something as soon as it is marked to be laid out.
final class GuideHolder: UIView {
  var onMark: (() -> Void)?

  override func setNeedsLayout() {
    super.setNeedsLayout()
    let act = onMark
    onMark = nil
    act?()
  }
}
