import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// Holds that removing, raising and adding thousands of things cost the same for each of them.
@Suite("Thousands of views, controllers and targets", .isolated)
struct ManyThingsTests {
  /// Between the 4 of a cost for each and the 16 of a cost for each of each.
  private let limit = 9.0

  @Test func `removing ten thousand subviews, the first first`() {
    let factor = Growth.factor(to: 10_000, below: limit) { count in
      let view = UIView()
      let subviews = (0..<count).map { _ in UIView() }
      subviews.forEach(view.addSubview)
      return Growth.computing { subviews.forEach { $0.removeFromSuperview() } }
    }

    #expect(factor < limit)
  }

  @Test func `bringing each of eight thousand subviews to the front`() {
    let factor = Growth.factor(to: 8_000, below: limit) { count in
      let view = UIView()
      let subviews = (0..<count).map { _ in UIView() }
      subviews.forEach(view.addSubview)
      return Growth.computing { subviews.forEach(view.bringSubviewToFront) }
    }

    #expect(factor < limit)
  }

  @Test func `laying out eight hundred labels in one stack view, which is too low for them`() {
    let factor = Growth.factor(to: 800, below: limit) { count in
      let labels = (0..<count).map { _ in UILabel() }
      for label in labels { label.text = "Row" }
      let stack = UIStackView(arrangedSubviews: labels)
      (stack.axis, stack.frame.size) = (.vertical, CGSize(width: 300, height: 20 * Double(count)))
      return Growth.computing { stack.layoutIfNeeded() }
    }

    #expect(factor < limit)
  }

  @Test func `adding eight thousand targets by name`() {
    let factor = Growth.factor(to: 8_000, below: limit) { count in
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

  @Test(arguments: [false, true])
  func `pushing and popping four thousand controllers`(isOnScreen: Bool) {
    let factor = Growth.factor(to: 4_000, below: limit) { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      if isOnScreen { Stage().present(navigation) }
      return Growth.computing {
        for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
        while navigation.popViewController(animated: false) != nil {}
      }
    }

    #expect(factor < limit)
  }

  @Test func `firing ten thousand repeating timers`() {
    let factor = Growth.factor(to: 10_000, below: limit) { count in
      let clock = Stage().clock
      let timers = (0..<count).map { index in
        Timer.scheduledTimer(
          withTimeInterval: 0.1 + Double(index % 100) / 1000, repeats: true
        ) { _ in }
      }
      defer { timers.forEach { $0.invalidate() } }
      return Growth.computing { clock.advance(by: 0.5) }
    }

    #expect(factor < limit)
  }

  @Test func `deactivating four thousand constraints of one view`() {
    let factor = Growth.factor(to: 4_000, below: limit) { count in
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      let constraints = (0..<count).map { _ in
        inner.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor)
      }
      NSLayoutConstraint.activate(constraints)
      return Growth.computing { NSLayoutConstraint.deactivate(constraints) }
    }

    #expect(factor < limit)
  }

  @Test func `laying out a column of a hundred and sixty labels that has too little room`() {
    let factor = Growth.factor(to: 160, below: 40) { count in
      let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in UILabel() })
      for case let label as UILabel in stack.arrangedSubviews { label.text = "Row" }
      (stack.axis, stack.frame.size) = (.vertical, CGSize(width: 300, height: CGFloat(count) * 5))
      return Growth.computing { stack.layoutIfNeeded() }
    }

    // Each label adds a term to the relation of those before; 64 would search them for each other.
    #expect(factor < 40)
  }
}
