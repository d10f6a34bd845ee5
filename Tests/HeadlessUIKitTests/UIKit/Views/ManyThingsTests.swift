import Grading
import HeadlessUIKit
import Stage
import Testing

/// Holds that removing, raising and adding thousands of things cost the same for each of them.
@Suite("Thousands of views, controllers and targets", .isolated)
struct ManyThingsTests {
  /// Between the 4 of a cost for each and the 16 of a cost for each of each.
  private let limit = 9.0

  @Test func `removing ten thousand subviews, the first first`() {
    let factor = Growth.factor(to: 10_000) { count in
      let view = UIView()
      let subviews = (0..<count).map { _ in UIView() }
      subviews.forEach(view.addSubview)
      return Growth.computing { subviews.forEach { $0.removeFromSuperview() } }
    }

    #expect(factor < limit)
  }

  @Test func `bringing each of eight thousand subviews to the front`() {
    let factor = Growth.factor(to: 8_000) { count in
      let view = UIView()
      let subviews = (0..<count).map { _ in UIView() }
      subviews.forEach(view.addSubview)
      return Growth.computing { subviews.forEach(view.bringSubviewToFront) }
    }

    #expect(factor < limit)
  }

  @Test func `adding eight thousand targets by name`() {
    let factor = Growth.factor(to: 8_000) { count in
      let button = UIButton()
      let targets = (0..<count).map { _ in UIView() }
      return Growth.computing {
        for target in targets + targets {
          button.addTarget(target, action: "turn", for: .touchUpInside)
        }
      }
    }

    #expect(factor < limit)
  }

  @Test func `pushing three hundred controllers, each in the time the stack takes to copy`() {
    let factor = Growth.factor(to: 320) { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      return Growth.computing {
        for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
      }
    }

    // 64 would be a cost for each pair of controllers at each push.
    #expect(factor < 30)
  }
}
