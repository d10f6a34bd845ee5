import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Animations", .isolated)
struct UIViewAnimationTests {
  let stage = Stage()
  let clock = Device.current.clock
  let log = Log()
  let ball = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.present(ball)
  }

  @Test func `B91: properties read back the new values inside the block`() {
    UIView.animate(withDuration: 1) {
      ball.center = CGPoint(x: 110, y: 10)
      ball.alpha = 0.5
      log.note("\(ball.center.x) \(ball.alpha)")
    }

    #expect(log.lines == ["110.0 0.5"])
    #expect(ball.frame == CGRect(x: 100, y: 0, width: 20, height: 20))
    #expect(ball.presentation.center == CGPoint(x: 10, y: 10) && ball.presentation.alpha == 1)
  }

  @Test func `B91: with no duration, the completion is called in the next turn`() {
    UIView.animate(withDuration: 0) {
      ball.alpha = 0
    } completion: {
      log.note("finished \($0)")
    }
    log.note("after the call")
    #expect(ball.presentation.alpha == 0)

    clock.advance(by: 0)

    #expect(log.lines == ["after the call", "finished true"] && clock.now == 0)
  }

  @Test func `a person sees center, bounds, alpha and colour on their way`() {
    ball.backgroundColor = .black
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      ball.frame = CGRect(x: 100, y: 50, width: 40, height: 60)
      ball.alpha = 0.5
      ball.backgroundColor = .white
    }
    clock.advance(by: 1)

    let seen = ball.presentation
    #expect(seen.frame == CGRect(x: 50, y: 25, width: 30, height: 40))
    #expect(seen.center == CGPoint(x: 65, y: 45))
    #expect(seen.bounds.size == CGSize(width: 30, height: 40))
    #expect(seen.alpha == 0.75)
    #expect(seen.backgroundColor == .gray)

    clock.advance(by: 1)
    #expect(ball.presentation.frame == ball.frame && ball.presentation.backgroundColor == .white)
  }

  @Test func `a colour that comes out of nothing is its own, only fainter`() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { ball.backgroundColor = .red }
    clock.advance(by: 1)

    #expect(ball.presentation.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `the screen shows what is on its way, and the model is hidden from it`() {
    ball.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { ball.center.x += 100 }
    clock.advance(by: 0.5)

    let half = DisplayList.Command.fill(
      CGRect(x: 50, y: 0, width: 20, height: 20), UIColor.black.components, cornerRadius: 0)
    #expect(stage.display.commands.contains(half))
  }

  @Test func `an animation lasts its delay and its duration, and then says that it has finished`() {
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
      ball.alpha = 0
    } completion: {
      log.note("finished \($0) at \(clock.now)")
    }

    clock.advance(by: 2)
    #expect(ball.presentation.alpha == 1)
    clock.advance(by: 0.5)
    #expect(ball.presentation.alpha == 0.5)
    clock.advance(by: 10)
    #expect(log.lines == ["finished true at 3.0"] && ball.presentation.alpha == 0)
  }

  @Test func `a delay without a duration is a jump after the delay`() {
    UIView.animate(withDuration: 0, delay: 1) {
      ball.alpha = 0
    } completion: {
      log.note("finished \($0) at \(clock.now)")
    }

    clock.advance(by: 0.9)
    #expect(ball.presentation.alpha == 1)
    clock.advance(by: 0.1)
    #expect(ball.presentation.alpha == 0 && log.lines == ["finished true at 1.0"])
  }

  @Test func `a block that changes nothing is over in the next turn`() {
    UIView.animate(withDuration: 5) {
      ball.alpha = 1
    } completion: {
      log.note("finished \($0) at \(clock.now)")
    }
    #expect(log.lines.isEmpty)

    clock.advance(by: 1)

    #expect(log.lines == ["finished true at 0.0"])
  }

  @Test func `a property set twice in one block moves straight to its last value`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      ball.center.x = 500
      ball.center.x = 30
    } completion: {
      log.note("finished \($0)")
    }
    clock.advance(by: 0.5)
    #expect(ball.presentation.center.x == 20)

    clock.advance(by: 1)
    #expect(log.lines == ["finished true"])
  }

  @Test func `subviews that follow the new size are animated along`() {
    let inner = UIView(frame: ball.bounds)
    inner.autoresizingMask = [.flexibleWidth]
    ball.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      ball.frame.size.width = 40
    }
    clock.advance(by: 0.5)

    #expect(inner.bounds.width == 40 && inner.presentation.bounds.width == 30)
  }

  @Test func `the option layoutSubviews animates what the layout places`() {
    for options: UIView.AnimationOptions in [[], .layoutSubviews] {
      let view = Centering(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.present(view)
      clock.advance(by: 0)
      stage.window.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
        view.frame.size.width = 40
      }
      stage.window.layoutIfNeeded()
      clock.advance(by: 0.5)

      #expect(view.inner.center.x == 20)
      #expect(view.inner.presentation.center.x == (options.isEmpty ? 20 : 15))
    }
  }

  @Test func `the numbers of the options are Apple's`() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.curveEaseInOut, 0), (.curveEaseIn, 65_536), (.curveEaseOut, 131_072),
      (.curveLinear, 196_608),
    ]
    for (option, number) in options { #expect(option.rawValue == number) }
  }

  @Test(arguments: [-1, .nan, .infinity, -Double.infinity])
  func `a time that is none counts as 0, and the console hears about it`(_ time: TimeInterval) {
    var console: [String] = []
    Device.current.console = { console.append($0) }

    UIView.animate(withDuration: time, delay: time) {
      ball.alpha = 0
    } completion: {
      log.note("finished \($0)")
    }
    clock.advance(by: 0)

    #expect(log.lines == ["finished true"] && ball.presentation.alpha == 0)
    let help = "Look at what is handed to UIView.animate(withDuration:delay:options:)."
    #expect(
      console == [
        "The delay of an animation is \(time) seconds, which counts as 0. \(help)",
        "The duration of an animation is \(time) seconds, which counts as 0. \(help)",
      ])
  }

  @Test(arguments: [0, 1e-300, 1e-12, 0.001])
  func `an animation that starts itself again cannot hold the clock`(_ duration: TimeInterval) {
    func blink() {
      log.note("blink")
      UIView.animate(withDuration: duration) {
        ball.alpha = 1 - ball.alpha
      } completion: { _ in
        blink()
      }
    }
    blink()

    clock.advance(by: 0.5)

    #expect((29...32).contains(log.lines.count))
  }
}

/// A view that places another in its middle.
private final class Centering: UIView {
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))

  override func layoutSubviews() {
    addSubview(inner)
    inner.center = CGPoint(x: bounds.midX, y: 0)
  }
}
