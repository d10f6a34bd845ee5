import Grading
import HeadlessUIKit
import Stage
import Testing

/// Holds what thousands of things cost: none of it may grow faster than their number.
///
/// The limits are generous, so that a slow machine passes and a cost for each of each does not.
@Suite("Thousands of views, controllers and targets", .isolated)
struct ManyThingsTests {
  @Test func `removing ten thousand subviews, the first first`() {
    let view = UIView()
    let subviews = (0..<10_000).map { _ in UIView() }
    subviews.forEach(view.addSubview)

    let time = ContinuousClock().measure { subviews.forEach { $0.removeFromSuperview() } }

    #expect(view.subviews.isEmpty && time < .seconds(2))
  }

  @Test func `bringing each of five thousand subviews to the front`() {
    let view = UIView()
    let subviews = (0..<5000).map { _ in UIView() }
    subviews.forEach(view.addSubview)

    let time = ContinuousClock().measure { subviews.forEach(view.bringSubviewToFront) }

    #expect(view.subviews == subviews && time < .seconds(2))
  }

  @Test func `adding five thousand targets by name`() {
    let button = UIButton()
    let targets = (0..<5000).map { _ in UIView() }

    let time = ContinuousClock().measure {
      for target in targets + targets {
        button.addTarget(target, action: "turn", for: .touchUpInside)
      }
    }

    #expect(button.allTargets.count == 5000 && time < .seconds(2))
  }

  @Test func `pushing five hundred controllers`() {
    let navigation = UINavigationController(rootViewController: UIViewController())

    let time = ContinuousClock().measure {
      for _ in 0..<500 { navigation.pushViewController(UIViewController(), animated: false) }
    }

    #expect(navigation.viewControllers.count == 501 && time < .seconds(4))
  }
}
