#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Writes down what it is told.
final class Diary {
  private(set) var entries: [String] = []

  var text: String { entries.joined(separator: ", ") }

  func note(_ entry: String) { entries.append(entry) }

  func clear() { entries = [] }
}

/// A view that writes down what it is told of its place.
final class TellingView: UIView {
  var diary: Diary?
  var name = "view"

  override func willMove(toSuperview newSuperview: UIView?) {
    diary?.note("\(name) willMoveToSuperview")
  }

  override func didMoveToSuperview() { diary?.note("\(name) didMoveToSuperview") }

  override func willMove(toWindow newWindow: UIWindow?) { diary?.note("\(name) willMoveToWindow") }

  override func didMoveToWindow() { diary?.note("\(name) didMoveToWindow") }

  override func didAddSubview(_ subview: UIView) { diary?.note("\(name) didAddSubview") }

  override func willRemoveSubview(_ subview: UIView) { diary?.note("\(name) willRemoveSubview") }

  override func layoutSubviews() {
    super.layoutSubviews()
    diary?.note("\(name) layoutSubviews")
  }
}

/// A view controller that writes down its appearance.
final class TellingController: UIViewController {
  var diary: Diary?
  var name = "controller"

  override func viewDidLoad() {
    super.viewDidLoad()
    diary?.note("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary?.note("\(name) willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary?.note("\(name) didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary?.note("\(name) willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary?.note("\(name) didDisappear")
  }
}

nonisolated extension Observation {
  static let ofMovingViews: [Observation] = [
    Observation(
      "In which order is a view told that it comes into a window?",
      id: "D1", about: "UIView", .guessed,
      here:
        "view willMoveToSuperview, view willMoveToWindow, view didMoveToWindow, view didMoveToSuperview"
    ) {
      let (window, diary, view) = (UIWindow(frame: frame), Diary(), TellingView())
      view.diary = diary
      window.addSubview(view)
      return diary.text
    },
    Observation(
      "In which order are a view and its subview told that they come into a window?",
      id: "D2", about: "UIView", .guessed,
      here:
        "outer willMoveToSuperview, outer willMoveToWindow, inner willMoveToWindow, outer didMoveToWindow, inner didMoveToWindow, outer didMoveToSuperview"
    ) {
      let (window, diary) = (UIWindow(frame: frame), Diary())
      let (outer, inner) = (TellingView(), TellingView())
      (outer.name, inner.name) = ("outer", "inner")
      outer.addSubview(inner)
      (outer.diary, inner.diary) = (diary, diary)
      window.addSubview(outer)
      return diary.text
    },
    Observation(
      "In which order are a view and its superview told that the view goes?",
      id: "D3", about: "UIView", .guessed,
      here:
        "outer willRemoveSubview, inner willMoveToSuperview, inner willMoveToWindow, inner didMoveToWindow, inner didMoveToSuperview"
    ) {
      let (window, diary) = (UIWindow(frame: frame), Diary())
      let (outer, inner) = (TellingView(), TellingView())
      (outer.name, inner.name) = ("outer", "inner")
      outer.addSubview(inner)
      window.addSubview(outer)
      (outer.diary, inner.diary) = (diary, diary)
      inner.removeFromSuperview()
      return diary.text
    },
    Observation(
      "Which controllers hear what, and when, in a push without animation?",
      id: "D4", about: "UINavigationController", .guessed,
      here:
        "second didLoad, first willDisappear, second willAppear, first didDisappear, second didAppear, pushed"
    ) {
      let (window, diary) = (UIWindow(frame: frame), Diary())
      let (first, second) = (TellingController(), TellingController())
      (first.name, second.name) = ("first", "second")
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      window.isHidden = false
      goOn()
      (first.diary, second.diary) = (diary, diary)
      navigation.pushViewController(second, animated: false)
      diary.note("pushed")
      goOn()
      return diary.text
    },
  ]

  static let ofViews: [Observation] = [
    Observation(
      "Is the superview laid out when a subview gets another size?",
      id: "D5", about: "UIView", .documented,
      here: "yes"
    ) {
      let (diary, outer, inner) = (Diary(), TellingView(frame: frame), UIView())
      outer.addSubview(inner)
      outer.layoutIfNeeded()
      outer.diary = diary
      inner.frame.size = CGSize(width: 10, height: 10)
      outer.layoutIfNeeded()
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "Is the superview laid out when a subview only moves?",
      id: "D6", about: "UIView", .documented,
      here: "no"
    ) {
      let (diary, outer, inner) = (Diary(), TellingView(frame: frame), UIView(frame: frame))
      outer.addSubview(inner)
      outer.layoutIfNeeded()
      outer.diary = diary
      inner.frame.origin = CGPoint(x: 10, y: 10)
      outer.layoutIfNeeded()
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "What is the level of an alert's window?",
      id: "D7", about: "UIWindow", .guessed,
      here: "2000"
    ) {
      text(Double(UIWindow.Level.alert.rawValue))
    },
    Observation(
      "What is the level of the status bar's window?",
      id: "D8", about: "UIWindow", .guessed,
      here: "1000"
    ) {
      text(Double(UIWindow.Level.statusBar.rawValue))
    },
    Observation(
      "A width has to be 100, and has to be 200. How wide is the view?",
      id: "D9", about: "NSLayoutConstraint", .guessed,
      here: "100"
    ) {
      let (outer, view) = (UIView(frame: frame), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200),
      ])
      outer.layoutIfNeeded()
      return text(Double(view.frame.width))
    },
    Observation(
      "How many motion effects has a view that got the same one twice?",
      id: "D10", about: "UIView", .guessed,
      here: "1"
    ) {
      let view = UIView()
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      view.addMotionEffect(effect)
      view.addMotionEffect(effect)
      return "\(view.motionEffects.count)"
    },
    Observation(
      "From -10 to 10: what is added at the offsets 1 and 1, horizontally and vertically?",
      id: "D11", about: "UIMotionEffect", .guessed,
      here: "10, 10"
    ) {
      let amounts = [
        ("center.x", UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis),
        ("center.y", .tiltAlongVerticalAxis),
      ].map { path, type in
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10.0, 10.0)
        let offset = UIOffset(horizontal: 1, vertical: 1)
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset)
        return text(ofValue: values?[path])
      }
      return amounts.joined(separator: ", ")
    },
    Observation(
      "An effect has a maximum of 10 and no minimum. What is added at the offset 0?",
      id: "D12", about: "UIInterpolatingMotionEffect", .guessed,
      here: "5"
    ) {
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      effect.maximumRelativeValue = 10.0
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset())
      return text(ofValue: values?["center.x"])
    },
  ]

  private static var frame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
}
