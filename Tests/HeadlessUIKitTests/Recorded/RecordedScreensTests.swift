import Grading
import HeadlessUIKit
import Stage
import Testing

/// What the project pointfreeco/swift-snapshot-testing recorded of Apple's UIKit: where labels lie
/// on screens of several sizes and with several sizes of text.
///
/// Each part names a recording, or several, below
/// `Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests`. The screens there have three
/// pixels a point, and here two, so a length may differ by less than half a point.
@Suite("Recorded: screens", .isolated)
struct RecordedScreensTests {
  private let stage = Stage()

  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }

  // MARK: - testTraits.*.txt

  /// Four labels at the edges of the safe area.
  private final class Edges: UIViewController {
    let labels = ["What's", "the", "point", "?"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let guide = view.safeAreaLayoutGuide
      for label in labels {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      let (top, leading, trailing, bottom) = (labels[0], labels[1], labels[2], labels[3])
      top.font = .preferredFont(forTextStyle: .headline)
      leading.font = .preferredFont(forTextStyle: .body)
      trailing.font = .preferredFont(forTextStyle: .body)
      bottom.font = .preferredFont(forTextStyle: .subheadline)
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: guide.topAnchor),
        top.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        leading.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        leading.trailingAnchor.constraint(lessThanOrEqualTo: guide.centerXAnchor),
        leading.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        trailing.leadingAnchor.constraint(greaterThanOrEqualTo: guide.centerXAnchor),
        trailing.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        trailing.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        bottom.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        bottom.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      ])
    }
  }

  /// A recorded screen: its insets, and how high the three heights of text are.
  struct Screen: Sendable {
    let name: String
    let width: CGFloat
    let height: CGFloat
    var top: CGFloat = 20
    var bottom: CGFloat = 0
    var category = UIContentSizeCategory.large
    var heights: [CGFloat] {
      category == .large ? [20.3333, 20.3333, 18] : [19.3333, 19.3333, 17]
    }
    /// Where the text at the side begins from above.
    let side: CGFloat
  }

  nonisolated static let screens = [
    Screen(name: "iphone-se", width: 320, height: 568, category: .medium, side: 284.333),
    Screen(name: "iphone-8", width: 375, height: 667, category: .medium, side: 334),
    Screen(name: "iphone-8-plus", width: 414, height: 736, category: .medium, side: 368.333),
    Screen(
      name: "iphone-x", width: 375, height: 812, top: 44, bottom: 34, category: .medium,
      side: 401.333),
    Screen(
      name: "iphone-xr", width: 414, height: 896, top: 44, bottom: 34, category: .medium,
      side: 443.333),
    Screen(name: "iphone-xs-max", width: 414, height: 896, top: 44, bottom: 34, side: 443),
    Screen(name: "ipad-mini", width: 1024, height: 768, side: 384),
    Screen(name: "ipad-10-2", width: 1080, height: 810, side: 405),
    Screen(name: "ipad-pro-10-5", width: 1112, height: 834, side: 417),
    Screen(name: "ipad-pro-11", width: 1194, height: 834, top: 24, bottom: 20, side: 409),
    Screen(name: "ipad-pro-12-9", width: 1366, height: 1024, side: 512),
  ]

  @Test(arguments: screens)
  func `labels lie at the edges of the safe area, as high as their text`(screen: Screen) {
    let edges = Edges()
    stage.contentSizeCategory = screen.category
    stage.changeScreen(to: CGSize(width: screen.width, height: screen.height))
    edges.additionalSafeAreaInsets = UIEdgeInsets(
      top: screen.top, left: 0, bottom: screen.bottom, right: 0)
    stage.present(edges)
    let frames = edges.labels.map(\.frame)

    #expect(edges.view.frame == CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
    #expect(frames[0].minY == screen.top && near(frames[0].midX, screen.width / 2))
    #expect(near(frames[0].height, screen.heights[0]))
    #expect(frames[1].minX == 0 && near(frames[1].minY, screen.side))
    #expect(near(frames[1].height, screen.heights[1]))
    #expect(near(frames[2].maxX, screen.width) && near(frames[2].minY, screen.side))
    #expect(near(frames[3].maxY, screen.height - screen.bottom))
    #expect(near(frames[3].height, screen.heights[2]))
    #expect(near(frames[3].midX, screen.width / 2))
  }

  // MARK: - testTraitsWithViewController.label-*.txt

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 30.0), (.small, 31.3333), (.medium, 32.3333),
    (.large, 33.6667), (.extraLarge, 36), (.extraExtraLarge, 38.3333),
    (.extraExtraExtraLarge, 40.6667), (.accessibilityMedium, 45.6667),
    (.accessibilityLarge, 51.3333),
    (.accessibilityExtraLarge, 57.3333), (.accessibilityExtraExtraLarge, 63.3333),
    (.accessibilityExtraExtraExtraLarge, 69.3333),
  ])
  func `a title is one line between the margins, as high as the size of text that is chosen`(
    category: UIContentSizeCategory, height: Double
  ) {
    let (controller, label) = (UIViewController(), UILabel())
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What's the point?"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    stage.present(controller)
    controller.additionalSafeAreaInsets.top = 20
    stage.contentSizeCategory = category
    controller.view.layoutIfNeeded()

    #expect(label.frame.origin == CGPoint(x: 16, y: 20))
    #expect(label.frame.width == 288)
    #expect(near(label.frame.height, height))
  }

  @Test func `a label and a view are described as on a device`() {
    let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UILabel())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = CGRect(x: 0, y: 334, width: 23.6667, height: 19.3333)
    label.text = "the"

    #expect("\(view)" == "<UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>")
    #expect(
      "\(label)".hasPrefix(
        "<UILabel; frame = (0 334; 23.6667 19.3333); text = 'the'; userInteractionEnabled = NO; "
          + "layer = <"))
  }

  // MARK: - testUIView.2.txt

  @Test func `a button of a symbol holds one image view, which takes no touches`() throws {
    let button = UIButton(type: .contactAdd)
    button.sizeToFit()
    stage.present(button)
    let image = try #require(button.imageView)

    #expect(button.subviews == [image])
    #expect(image.frame == button.bounds)
    #expect(!image.isUserInteractionEnabled)
    withKnownIssue("The name of a symbol, as a terminal shows it, is wider than the symbol.") {
      #expect(image.clipsToBounds)
    }
  }

  // MARK: - testViewControllerHierarchy.1.txt

  @Test func `only the controller of the chosen tab has loaded its view, and has appeared`() {
    let contents = (0..<5).map { _ in Content() }
    let tabs = UITabBarController()
    tabs.viewControllers = contents.map { UINavigationController(rootViewController: $0) }
    stage.present(tabs)

    #expect(contents.map(\.isViewLoaded) == [true, false, false, false, false])
    #expect(contents.map(\.hasAppeared) == [true, false, false, false, false])
    #expect(contents[0].view.window === stage.window)
    #expect(contents.dropFirst().allSatisfy { $0.navigationController?.view.window == nil })
  }

  private final class Content: UIViewController {
    var hasAppeared = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
    }
  }
}
