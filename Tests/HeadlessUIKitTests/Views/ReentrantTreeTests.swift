import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("A tree that changes while it is gone through", .isolated)
struct ReentrantTreeTests {
  let stage = Stage()
  let screen = LayoutCallbackView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  init() {
    stage.present(screen)
  }

  @Test func `a layout may add views, which are laid out in the same pass`() {
    let late = CountedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.whenLaidOut = { if late.superview == nil { $0.addSubview(late) } }
    screen.setNeedsLayout()

    stage.window.layoutIfNeeded()

    #expect(late.layouts == 1)
  }

  @Test func `a view that another's layout takes away is not laid out`() {
    let (first, second) = (
      LayoutCallbackView(frame: screen.frame), CountedView(frame: screen.frame)
    )
    screen.addSubview(first)
    screen.addSubview(second)
    first.whenLaidOut = { _ in second.removeFromSuperview() }

    stage.window.layoutIfNeeded()

    #expect(second.layouts == 0 && screen.subviews == [first])
  }

  @Test func `a view may mark the one it lies in, which is laid out again, not for ever`() {
    let child = LayoutCallbackView(frame: screen.frame)
    screen.addSubview(child)
    var rounds = 0
    child.whenLaidOut = { _ in
      rounds += 1
      child.superview?.setNeedsLayout()
      child.setNeedsLayout()
    }

    stage.window.layoutIfNeeded()

    #expect((2...100).contains(rounds))
  }

  @Test func `clean subtrees are passed over, marked ones deep below are found`() {
    var parent: UIView = screen
    var crowd: [CountedView] = []
    for _ in 0..<20 {
      let view = CountedView(frame: screen.frame)
      parent.addSubview(view)
      crowd.append(view)
      parent = view
    }
    stage.window.layoutIfNeeded()
    crowd.forEach { $0.layouts = 0 }

    crowd[19].setNeedsLayout()
    stage.window.layoutIfNeeded()

    #expect(crowd.map(\.layouts) == Array(repeating: 0, count: 19) + [1])
  }

  @Test func `a marked view that comes from elsewhere is laid out where it arrives`() {
    let (home, guest) = (UIView(frame: screen.frame), CountedView(frame: screen.frame))
    home.addSubview(guest)
    screen.addSubview(UIView())
    stage.window.layoutIfNeeded()
    #expect(guest.layouts == 0)

    screen.subviews[0].addSubview(home)
    stage.window.layoutIfNeeded()

    #expect(guest.layouts == 1)
  }

  @Test func `a view that leaves the window as it hears of it is told the truth`() {
    let shy = WindowRecordingView()
    screen.addSubview(shy)
    #expect(shy.windows == [true, false] && shy.superview == nil)
  }

  @Test func `a view that goes elsewhere as it hears of a move is in one place in the end`() {
    let (first, second) = (UIView(), UIView())
    let torn = MoveCallbackView()
    torn.whenMoved = { view in
      torn.whenMoved = { _ in }
      second.addSubview(view)
    }

    first.addSubview(torn)

    #expect(torn.superview === first)
    #expect(first.subviews == [torn] && second.subviews.isEmpty)
  }

  @Test func `a view whose new superview leaves the window meanwhile is told the truth`() {
    let home = UIView()
    screen.addSubview(home)
    let torn = MoveCallbackView()
    torn.whenMoved = { _ in home.removeFromSuperview() }

    home.addSubview(torn)

    #expect(torn.superview === home && torn.window == nil)
  }

  @Test func `a view that takes its new superview in as it hears of it stops the program`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, torn) = (UIView(), MoveCallbackView())
        torn.whenMoved = { view in
          torn.whenMoved = { _ in }
          view.addSubview(outer)
        }
        outer.addSubview(torn)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'layer of a MoveCallbackView is a part of cycle in its layer tree'"))
  }

  @Test func `a hit test that takes views away goes on with those that are left`() {
    let fickle = SiblingRemovingView(frame: screen.frame)
    screen.addSubview(CountedView(frame: screen.frame))
    screen.addSubview(UIView(frame: screen.frame))
    screen.addSubview(fickle)
    fickle.victims = [screen.subviews[0], screen.subviews[1]]

    stage.tap(at: CGPoint(x: 10, y: 10))

    #expect(screen.subviews == [fickle])
  }
}

/// Does something whenever it is laid out.
final class LayoutCallbackView: UIView {
  var whenLaidOut: (UIView) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut(self)
  }
}

private final class WindowRecordingView: UIView {
  private(set) var windows: [Bool] = []

  override func didMoveToWindow() {
    super.didMoveToWindow()
    windows.append(window != nil)
    if window != nil { removeFromSuperview() }
  }
}

/// Does something whenever it hears that it moves.
private final class MoveCallbackView: UIView {
  var whenMoved: (UIView) -> Void = { _ in }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    whenMoved(self)
  }
}

/// Takes its neighbours away when it is asked whether a point lies in it.
private final class SiblingRemovingView: UIView {
  var victims: [UIView] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    victims.forEach { $0.removeFromSuperview() }
    return false
  }
}
