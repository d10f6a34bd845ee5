#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofLayout: [Observation] = [
    Observation(
      "What has a view before anybody sets it: alpha, opaque, clips, hidden, tag?",
      id: "D99", about: "UIView", .documented, here: "1, true, false, false, 0"
    ) {
      let view = UIView()
      return
        "\(text(Double(view.alpha))), \(view.isOpaque), \(view.clipsToBounds), \(view.isHidden), "
        + "\(view.tag)"
    },
    Observation(
      "The bounds of a view become 50 by 50: where is its frame, which was 0, 0, 100, 100?",
      id: "D100", about: "UIView", .documented, here: "25, 25, 50 x 50"
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.bounds.size = CGSize(width: 50, height: 50)
      return text(view.frame)
    },
    Observation(
      "A view of 100 by 100 is twice as large by its transform: what is its frame?",
      id: "D101", about: "UIView", .documented, here: "50, 50, 200 x 200"
    ) {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      return text(view.frame)
    },
    Observation(
      "Where is the point 10, 10 of a view at 20, 30, in its superview?",
      id: "D102", about: "UIView", .documented, here: "30, 40"
    ) {
      let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50)))
      outer.addSubview(inner)
      let point = inner.convert(CGPoint(x: 10, y: 10), to: outer)
      return "\(text(Double(point.x))), \(text(Double(point.y)))"
    },
    Observation(
      "Which view is found at a point outside of its superview, where that does not clip?",
      id: "D103", about: "UIView", .documented, here: "none"
    ) {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
      inner.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
      outer.addSubview(inner)
      return outer.hitTest(CGPoint(x: 25, y: 25), with: nil) == nil ? "none" : "one"
    },
    Observation(
      "Is a view found that has an alpha of 0.01, and one of 0.02?",
      id: "D104", about: "UIView", .documented, here: "yes, yes"
    ) {
      [0.01, 0.02].map { alpha in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.alpha = alpha
        return view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil ? "no" : "yes"
      }.joined(separator: ", ")
    },
    Observation(
      "A view is added to a second superview: how many subviews has the first?",
      id: "D105", about: "UIView", .documented, here: "0"
    ) {
      let (first, second, view) = (UIView(), UIView(), UIView())
      first.addSubview(view)
      second.addSubview(view)
      return "\(first.subviews.count)"
    },
    Observation(
      "A view is added to the superview it lies in already: at which place of three is it?",
      id: "D106", about: "UIView", .guessed, here: "2"
    ) {
      let outer = UIView()
      let views = [UIView(), UIView(), UIView()]
      views.forEach(outer.addSubview)
      outer.addSubview(views[0])
      return "\(outer.subviews.firstIndex(of: views[0]) ?? -1)"
    },
    Observation(
      "Does a view that is found by its tag have to be a subview, or may it lie deeper, and is the view itself found?",
      id: "D107", about: "UIView", .documented, here: "true, true"
    ) {
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      (outer.tag, inner.tag) = (1, 2)
      return "\(outer.viewWithTag(2) === inner), \(outer.viewWithTag(1) === outer)"
    },
    Observation(
      "A subview that is stretched in width with its superview, from 100 to 200: how wide is it, which was 50?",
      id: "D108", about: "UIView", .documented, here: "25, 0, 150 x 50"
    ) {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      inner.frame = CGRect(x: 25, y: 0, width: 50, height: 50)
      inner.autoresizingMask = .flexibleWidth
      outer.addSubview(inner)
      outer.frame.size.width = 200
      return text(inner.frame)
    },
    Observation(
      "The same, where the margins at both sides are flexible as well?",
      id: "D109", about: "UIView", .guessed, here: "50, 0, 100 x 50"
    ) {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      inner.frame = CGRect(x: 25, y: 0, width: 50, height: 50)
      inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]
      outer.addSubview(inner)
      outer.frame.size.width = 200
      return text(inner.frame)
    },
    Observation(
      "How large does a view say it fits into, and how large does it ask to be?",
      id: "D110", about: "UIView", .documented, here: "40 x 30, -1 x -1"
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      return text(view.sizeThatFits(CGSize(width: 10, height: 10))) + ", "
        + text(view.intrinsicContentSize)
    },
    Observation(
      "Three views of 30 by 20 lie in a row with gaps of 10: how large does the row ask to be?",
      id: "D111", about: "UIStackView", .guessed, here: "110 x 20"
    ) {
      let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in sized(30, 20) })
      stack.spacing = 10
      return text(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    },
    Observation(
      "What has a stack view before anybody sets it: axis, alignment, distribution, spacing, as numbers?",
      id: "D112", about: "UIStackView", .documented, here: "0, 0, 0, 0"
    ) {
      let stack = UIStackView()
      return "\(stack.axis.rawValue), \(stack.alignment.rawValue), \(stack.distribution.rawValue), "
        + text(Double(stack.spacing))
    },
    Observation(
      "Where does a hidden view leave the two others of a row: their places?",
      id: "D113", about: "UIStackView", .documented, here: "0, 40"
    ) {
      let views = (0..<3).map { _ in sized(30, 20) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      views[1].isHidden = true
      stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      stack.layoutIfNeeded()
      return [views[0], views[2]].map { text(Double($0.frame.minX)) }.joined(separator: ", ")
    },
    Observation(
      "Does a view that is removed from the arranged ones stay a subview?",
      id: "D114", about: "UIStackView", .documented, here: "yes"
    ) {
      let (stack, view) = (UIStackView(), UIView())
      stack.addArrangedSubview(view)
      stack.removeArrangedSubview(view)
      return view.superview === stack ? "yes" : "no"
    },
    Observation(
      "Labels Tea and Chocolate share 300 points in equal parts: how wide is the first?",
      id: "D115", about: "UIStackView", .guessed, here: "150"
    ) {
      let labels = ["Tea", "Chocolate"].map { words in
        let label = UILabel()
        label.text = words
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stack.layoutIfNeeded()
      return text(Double(labels[0].frame.width))
    },
    Observation(
      "Two optional widths of one priority, 100 and 200: how wide is the view?",
      id: "D116", about: "NSLayoutConstraint", .guessed, differs: true, here: "100"
    ) {
      let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      for width in [100, 200] {
        let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
        constraint.priority = .defaultLow
        constraint.isActive = true
      }
      outer.layoutIfNeeded()
      return text(Double(view.frame.width))
    },
    Observation(
      "A width of 100 with the priority 751, and one of 200 with 250: how wide is the view?",
      id: "D117", about: "NSLayoutConstraint", .documented, here: "100"
    ) {
      let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      for (width, priority) in [(100, 751), (200, 250)] {
        let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
        constraint.priority = UILayoutPriority(rawValue: Float(priority))
        constraint.isActive = true
      }
      outer.layoutIfNeeded()
      return text(Double(view.frame.width))
    },
    Observation(
      "What are the priorities low, high and required as numbers?",
      id: "D118", about: "NSLayoutConstraint", .documented, here: "250, 750, 1000"
    ) {
      [UILayoutPriority.defaultLow, .defaultHigh, .required].map { text(Double($0.rawValue)) }
        .joined(separator: ", ")
    },
    Observation(
      "Where is a guide that is pinned to a view of 100 by 50 with 10 points around?",
      id: "D119", about: "UILayoutGuide", .documented, here: "10, 10, 80 x 30"
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ])
      view.layoutIfNeeded()
      return text(guide.layoutFrame)
    },
    Observation(
      "The content of 100 by 400 points shrinks to 200, scrolled to 300 in a view of 100: what is the offset then?",
      id: "D120", about: "UIScrollView", .documented, differs: true, here: "300"
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 400)
      view.contentOffset = CGPoint(x: 0, y: 300)
      view.contentSize = CGSize(width: 100, height: 200)
      view.layoutIfNeeded()
      return text(Double(view.contentOffset.y))
    },
    Observation(
      "What has a scroll view before anybody sets it: pages, bounces, scrolls?",
      id: "D121", about: "UIScrollView", .documented, here: "false, true, true"
    ) {
      let view = UIScrollView()
      return "\(view.isPagingEnabled), \(view.bounces), \(view.isScrollEnabled)"
    },
    Observation(
      "Does the delegate hear of an offset that the program sets?",
      id: "D122", about: "UIScrollView", .documented, here: "didScroll"
    ) {
      let (view, delegate) = (UIScrollView(), TellingScrollDelegate())
      view.delegate = delegate
      view.contentSize = CGSize(width: 100, height: 400)
      view.contentOffset = CGPoint(x: 0, y: 50)
      return delegate.diary.text
    },
    Observation(
      "Is an offset beyond the content kept that the program sets?",
      id: "D123", about: "UIScrollView", .guessed, here: "900"
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 400)
      view.contentOffset = CGPoint(x: 0, y: 900)
      return text(Double(view.contentOffset.y))
    },
  ]
}
