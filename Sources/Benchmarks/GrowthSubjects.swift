import HeadlessUIKit
import Stage

/// How the cost of something grows with the number of things: n¹ if each costs the same, n² if each
/// costs something for each other one.
struct GrowthSubject {
  let name: String
  /// The larger number of things; the smaller one is a quarter of it.
  let count: Int
  /// Makes a number of things, and returns what is timed.
  let prepare: @MainActor (Int) -> () -> Void

  /// The exponent, from the cost of a quarter of the things and of all of them.
  func exponent() -> Double {
    let many = (0..<3).map { _ in seconds(of: count) }.min() ?? 0
    let few = (0..<3).map { _ in seconds(of: count / 4) }.min() ?? 0
    return log(many / max(few, 1e-9)) / log(4)
  }

  private func seconds(of count: Int) -> Double {
    Device.$ofTask.withValue(Device()) {
      let body = prepare(count)
      let elapsed = ContinuousClock().measure(body)
      return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    }
  }

  static let all = [
    GrowthSubject(name: "push controllers", count: 10_000) { count in
      let navigation = navigation()
      return {
        for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
      }
    },
    GrowthSubject(name: "push controllers on the screen", count: 10_000) { count in
      let navigation = navigation()
      Stage().present(navigation)
      return {
        for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
      }
    },
    GrowthSubject(name: "pop controllers one by one", count: 10_000) { count in
      let navigation = navigation()
      for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
      return { while navigation.popViewController(animated: false) != nil {} }
    },
    GrowthSubject(name: "fire repeating timers for a second", count: 10_000) { count in
      let stage = Stage()
      for index in 0..<count {
        Timer.scheduledTimer(
          withTimeInterval: 0.1 + Double(index % 100) / 1000, repeats: true
        ) { _ in }
      }
      return { stage.clock.advance(by: 1) }
    },
    GrowthSubject(name: "lay out labels in one stack view", count: 400) { count in
      let labels = (0..<count).map { _ in UILabel() }
      for label in labels { label.text = "Row" }
      let stack = UIStackView(arrangedSubviews: labels)
      (stack.axis, stack.frame.size) = (.vertical, CGSize(width: 300, height: 20 * Double(count)))
      return { stack.layoutIfNeeded() }
    },
    GrowthSubject(name: "add subviews", count: 10_000) { count in
      let view = UIView()
      return { for _ in 0..<count { view.addSubview(UIView()) } }
    },
  ]

  private static func navigation() -> UINavigationController {
    UINavigationController(rootViewController: UIViewController())
  }
}
