import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// Systems that cannot be met whole, each worked out by hand.
///
/// At each priority the sum of what the constraints lack is least. The comment beside a system
/// compares the sums.
@Suite("Optional constraints that are weighed together", .isolated)
struct WeighingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))

  /// Places views beside each other, which fill the width of the root.
  private func row(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    var edge = root.leadingAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: edge).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      edge = view.trailingAnchor
    }
    root.trailingAnchor.constraint(equalTo: edge).isActive = true
    return views
  }

  private func add(_ priority: Float, _ constraints: NSLayoutConstraint...) {
    for constraint in constraints {
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
  }

  private func widths(_ views: [UIView]) -> [CGFloat] {
    root.layoutIfNeeded()
    return views.map(\.frame.width)
  }

  @Test func `B268: one gives way to two that ask for the same`() {
    let views = row(2)
    // Of 100 points the first wants 90; twice 40 are wanted of the second. 90 + 10 lacks 30 + 30,
    // 60 + 40 lacks 30.
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 90),
      views[1].widthAnchor.constraint(equalToConstant: 40),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40))

    #expect(widths(views) == [60, 40])
  }

  @Test func `a priority that is no number is weighed with nothing, and ends`() {
    let views = row(3)
    for view in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(UILayoutPriority(.nan), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(.nan), for: axis)
      }
    }
    let label = UILabel()
    label.text = "Soup"
    label.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true

    #expect(widths(views).reduce(0, +) == 100)
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 10, height: 10), withHorizontalFittingPriority: UILayoutPriority(.nan),
      verticalFittingPriority: UILayoutPriority(.nan))
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test func `of equal sums the first lacks least`() {
    let views = row(2)
    // 80 + 20 lacks 0 + 40, 40 + 60 lacks 40 + 0, and all between lack 40.
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 80),
      views[1].widthAnchor.constraint(equalToConstant: 60))

    #expect(widths(views) == [80, 20])
  }

  @Test func `one view that two others are tied to gives way`() {
    let views = row(3)
    add(1000, views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor))
    // x + 2y = 100. x = 80, y = 10 lacks 0 + 30 + 30; x = 20, y = 40 lacks 60: the sums are equal.
    // With a third wish for y, x = 20 lacks 60 and x = 80 lacks 90.
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 80),
      views[1].widthAnchor.constraint(equalToConstant: 40),
      views[2].widthAnchor.constraint(equalToConstant: 40),
      views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 40))

    #expect(widths(views) == [20, 40, 40])
  }

  @Test func `a required limit stops the one that gives way`() {
    let views = row(2)
    add(1000, views[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 70))
    // Without the limit it would be 60 + 40.
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 90),
      views[1].widthAnchor.constraint(equalToConstant: 40),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40))

    #expect(widths(views) == [70, 30])
  }

  @Test func `a higher priority is not weighed against a lower one`() {
    let views = row(2)
    add(501, views[0].widthAnchor.constraint(equalToConstant: 90))
    // However much they lack.
    add(
      500, views[1].widthAnchor.constraint(equalToConstant: 40),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 41))

    #expect(widths(views) == [90, 10])
  }

  @Test func `the middle of three wishes for one length lacks least`() {
    let views = row(2)
    // 20 lacks 0 + 10 + 60, 30 lacks 10 + 0 + 50, 80 lacks 60 + 50 + 0.
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 20),
      views[0].widthAnchor.constraint(equalToConstant: 30),
      views[0].widthAnchor.constraint(equalToConstant: 80))

    #expect(widths(views) == [30, 70])
  }

  @Test func `a multiple counts as what it lacks itself`() {
    let views = row(2)
    // y = 100 - x. x = 50 and x = 2y: at 50 the second lacks 50, at 66.7 the first lacks 16.7.
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 50),
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 2))

    #expect(abs(widths(views)[0] - 66.67) < 0.5)
  }

  @Test func `an inequality lacks nothing where it holds`() {
    let views = row(3)
    // At most 20 of the first, at most 20 of the second, at most 20 of the third: 40 are too much,
    // whoever takes them. A fourth wish for the third, at most 20 as well, keeps it small, so the sum
    // is least where the first two share them, and the first lacks least: it stays at 20.
    add(
      500, views[2].widthAnchor.constraint(lessThanOrEqualToConstant: 20),
      views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 20),
      views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 20))
    add(500, views[2].widthAnchor.constraint(lessThanOrEqualToConstant: 20.5))

    #expect(widths(views) == [20, 60, 20])
  }

  @Test func `what two parts lack is weighed apart`() {
    let views = row(2)
    let (above, below) = (UIView(), UIView())
    for view in [above, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    }
    above.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    below.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
    below.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 90),
      above.heightAnchor.constraint(equalToConstant: 290),
      views[1].widthAnchor.constraint(equalToConstant: 40),
      below.heightAnchor.constraint(equalToConstant: 100),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      below.heightAnchor.constraint(greaterThanOrEqualToConstant: 100))

    #expect(widths(views) == [60, 40])
    #expect(above.frame.height == 200 && below.frame.height == 100)
  }

  @Test func `what lacks something leaves the rest to the priorities below`() {
    let views = row(3)
    // 60 + 40 are met of the first and the second as above, with the third at most 0; then the third
    // asks, in vain, and the position of nothing is left.
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 90),
      views[1].widthAnchor.constraint(equalToConstant: 40),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      views[2].widthAnchor.constraint(lessThanOrEqualToConstant: 10))
    add(400, views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 30))
    // 90 + 40 lack 30 with a third of 0, and what the third takes comes from the first.
    #expect(widths(views) == [60, 40, 0])
  }

  @Test func `a conflict is told as before, whatever is weighed beside it`() {
    let console = ConsoleRecorder()
    let views = row(2)
    views[0].heightAnchor.constraint(equalToConstant: 20).isActive = true
    add(
      500, views[0].widthAnchor.constraint(equalToConstant: 90),
      views[1].widthAnchor.constraint(equalToConstant: 40),
      views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40))

    #expect(widths(views) == [60, 40])
    #expect(console.lines.count == 1)
    #expect(console.lines.first?.contains("Unable to simultaneously satisfy constraints.") == true)
  }

  @Test func `B268: a tall picture above rows of keys leaves the keys their height`() throws {
    final class Picture: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 740, height: 1024) }
    }
    let picture = Picture()
    picture.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    let rows = ["QWERTYUIO", "ASDFGHJKL", "ZXCVBNM"].map { letters in
      UIStackView(
        arrangedSubviews: letters.map { letter in
          let key = UIButton(type: .system)
          key.setTitle(String(letter), for: .normal)
          return key
        })
    }
    let keys = UIStackView(arrangedSubviews: rows)
    (keys.axis, keys.distribution, keys.alignment, keys.spacing) = (
      .vertical, .fillEqually, .center, 5
    )
    let word = UILabel()
    word.text = "_ _ _ _"
    let all = UIStackView(arrangedSubviews: [picture, keys, word])
    all.axis = .vertical
    all.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    all.layoutIfNeeded()

    let key = try #require(rows[0].arrangedSubviews.first)
    #expect(key.frame.height >= 30 && word.frame.height > 20)
    #expect(picture.frame.height + keys.frame.height + word.frame.height == 667)
  }

  @Test func `a thousand lengths that lack something cost about as much each as a few`() {
    // Whose lengths are wished for twice, and a first one that is wished for once and in vain.
    let factor = Growth.factor(to: 1000, below: 9) { count in
      var relations = LinearRelations(unknownCount: count)
      var sum = LinearExpression(Double(-count))
      for index in 0..<count { sum.add(index, 1) }
      _ = relations.require(zero: sum, compromise: false)
      var wishes = [
        LinearRelations.Wish(
          expression: LinearExpression(variable: 0) + -Double(2 * count), isEquation: true)
      ]
      for index in 1..<count {
        for _ in 0..<2 {
          wishes.append(
            LinearRelations.Wish(
              expression: LinearExpression(variable: index) + -Double(1 + index % 7),
              isEquation: false))
        }
      }
      return Growth.computing {
        let lacks = [Double](repeating: 10, count: wishes.count)
        _ = relations.amounts(of: wishes, lacking: lacks)
      }
    }

    print("growth of weighing", factor)
    #expect(factor < 9)
  }
}
