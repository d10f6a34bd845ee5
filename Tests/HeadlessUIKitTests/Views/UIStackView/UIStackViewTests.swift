import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("UIStackView", .isolated)
struct UIStackViewTests {
  private let console = ConsoleRecorder()

  /// A view that asks for a size.
  private final class Block: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func blocks() -> [UIView] { [Block(20, 10), Block(40, 30), Block(20, 20)] }

  private func frames(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func spans(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minX, $0.maxX] } }

  @Test func `neighbours of half a pixel meet, and the last ends where the stack view does`() {
    let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in UIView() })
    stack.distribution = .fillEqually

    #expect(
      spans(frames(stack, 375, 10)) == [[0, 94], [94, 187.5], [187.5, 281.5], [281.5, 375]])
    #expect(
      spans(frames(stack, 101.5, 10)) == [[0, 25.5], [25.5, 51], [51, 76], [76, 101.5]])
  }

  @Test func `buttons of a row with a configuration are as wide as the widest`() {
    let buttons = ["Toplama", "Çarpma"].map { title in
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      return UIButton(configuration: configuration, primaryAction: nil)
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    let widest = buttons.map(\.intrinsicContentSize.width).max() ?? 0

    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    #expect(buttons.map(\.frame.width) == [widest, widest])

    #expect(spans(frames(stack, 200, 34)) == [[0, 100], [100, 200]])

    buttons[0].widthAnchor.constraint(equalToConstant: 150).isActive = true
    #expect(spans(frames(stack, 200, 34)) == [[0, 150], [150, 200]])

    let plain = UIStackView(arrangedSubviews: [UIButton(type: .system), UIButton(type: .system)])
    let spans = spans(frames(plain, 200, 34))
    #expect(spans[0] != [0, 100])
  }

  @Test func `distributions share a row`() {
    let expected: [(UIStackView.Distribution, [[CGFloat]])] = [
      (.fill, [[0, 20], [30, 70], [80, 200]]),
      (.fillEqually, [[0, 60], [70, 130], [140, 200]]),
      (.fillProportionally, [[0, 45], [55, 145], [155, 200]]),
      (.equalSpacing, [[0, 20], [80, 120], [180, 200]]),
      (.equalCentering, [[0, 20], [80, 120], [180, 200]]),
    ]
    for (distribution, result) in expected {
      let stack = UIStackView(arrangedSubviews: blocks())
      (stack.distribution, stack.spacing) = (distribution, 10)
      #expect(spans(frames(stack, 200, 50)) == result, "\(distribution)")
      #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
    }
    #expect(console.lines.isEmpty)
  }

  @Test func `who hugs less fills the row`() {
    let stack = UIStackView(arrangedSubviews: blocks())
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    #expect(spans(frames(stack, 200, 50)) == [[0, 20], [20, 180], [180, 200]])
  }

  @Test func `equal centering gives way to the spacing`() {
    let stack = UIStackView(arrangedSubviews: [Block(80, 1), Block(20, 1), Block(20, 1)])
    (stack.distribution, stack.spacing) = (.equalCentering, 10)
    #expect(spans(frames(stack, 140, 10)) == [[0, 80], [90, 110], [120, 140]])
    #expect(console.lines.isEmpty)
  }

  @Test func `alignments place a row's views across it`() {
    let expected: [(UIStackView.Alignment, [[CGFloat]])] = [
      (.fill, [[0, 60], [0, 60], [0, 60]]), (.top, [[0, 10], [0, 30], [0, 20]]),
      (.center, [[25, 35], [15, 45], [20, 40]]), (.bottom, [[50, 60], [30, 60], [40, 60]]),
    ]
    for (alignment, result) in expected {
      let stack = UIStackView(arrangedSubviews: blocks())
      stack.alignment = alignment
      let found = frames(stack, 80, 60).map { [$0.minY, $0.maxY] }
      #expect(found == result, "\(alignment)")
    }
    #expect(console.lines.isEmpty)
  }

  @Test func `baselines stand in one line`() {
    let labels = [17.0, 34].map { size in
      let label = UILabel()
      (label.text, label.font) = ("A", .systemFont(ofSize: size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    _ = frames(stack, 200, 60)
    let baselines = labels.map { $0.frame.midY + $0.font.ascender - $0.font.lineHeight / 2 }
    #expect(abs(baselines[0] - baselines[1]) <= 1 && labels[0].frame.minY > labels[1].frame.minY)
  }

  @Test func `a stack view is as large as what it holds`() {
    let stack = UIStackView(arrangedSubviews: blocks())
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 5, .leading)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 70))

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 80, y: 65, width: 40, height: 70))
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 0, y: 50, width: 20, height: 20))
    #expect(console.lines.isEmpty)
  }

  @Test func `what is hidden in an animation moves the others in it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let stack = UIStackView(arrangedSubviews: blocks())
    (stack.axis, stack.distribution, stack.frame) = (.vertical, .fillEqually, window.bounds)
    window.addSubview(stack)
    window.layoutIfNeeded()

    UIView.animate(withDuration: 1) { stack.arrangedSubviews[0].isHidden = true }
    #expect(spans([stack.arrangedSubviews[1].frame]) == [[0, 100]])
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!stack.arrangedSubviews[1].animations.isEmpty)
  }

  @Test func `views that ask for no height stand where the one before them ends`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stack = UIStackView(arrangedSubviews: [Block(20, 30), UIView(), Block(20, 20), UIView()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 30, 30, 50])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [30, 0, 20, 0])
  }

  @Test func `a hidden view takes no room and no spacing`() {
    let stack = UIStackView(arrangedSubviews: blocks())
    stack.spacing = 10
    _ = frames(stack, 200, 50)
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(spans(stack.arrangedSubviews.map(\.frame)) == [[0, 20], [20, 20], [30, 200]])

    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(spans(stack.arrangedSubviews.map(\.frame)) == [[0, 20], [30, 70], [80, 200]])
    #expect(console.lines.isEmpty)
  }

  @Test func `custom spacing counts behind one view`() {
    let stack = UIStackView(arrangedSubviews: blocks())
    stack.spacing = 10
    stack.setCustomSpacing(2, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 2)
    #expect(
      stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    #expect(spans(frames(stack, 200, 50)) == [[0, 20], [22, 62], [72, 200]])

    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
    #expect(spans(frames(stack, 200, 50))[1] == [28, 68])
  }

  @Test func `margins count where they are asked to`() {
    let stack = UIStackView(arrangedSubviews: blocks())
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    #expect(spans(frames(stack, 200, 50)).last == [60, 200])
    stack.isLayoutMarginsRelativeArrangement = true
    let found = frames(stack, 200, 50)
    #expect(spans(found).first == [20, 40] && spans(found).last == [80, 160])
    #expect(found[0].minY == 1 && found[0].maxY == 47)
  }

  @Test func `arranged subviews are inserted, moved and taken out`() {
    let stack = UIStackView(arrangedSubviews: blocks())
    let (first, extra) = (stack.arrangedSubviews[0], Block(5, 5))
    stack.insertArrangedSubview(extra, at: 1)
    #expect(stack.arrangedSubviews[1] === extra && extra.superview === stack)
    #expect(!extra.translatesAutoresizingMaskIntoConstraints)

    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews.last === first && stack.arrangedSubviews.count == 4)

    stack.removeArrangedSubview(extra)
    #expect(stack.arrangedSubviews.count == 3 && extra.superview === stack)
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    let raised = Device.current.exception { stack.insertArrangedSubview(extra, at: 3) }
    #expect(raised?.hasPrefix("NSRangeException: index out of bounds") == true)
  }

  @Test func `a document's stack view arranges its subviews`() throws {
    let document = Samples.xib(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="4" id="s">
      <rect key="frame" x="0" y="0" width="100" height="64"/><subviews>
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView>
      """)
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    let stack = try #require(objects.first as? UIStackView)
    stack.layoutIfNeeded()

    let found = stack.arrangedSubviews.map(\.frame)
    #expect(found.map(\.minY) == [0, 34] && found.map(\.height) == [30, 30])
    #expect(found.allSatisfy { abs($0.midX - 50) <= 0.5 } && console.lines.isEmpty)
  }

  @Test func `a switch beside a label leaves it the room`() {
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Sound"
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)

    row.layoutIfNeeded()

    // The two points at the right that constraints leave out reach over the edge.
    #expect(toggle.frame == CGRect(x: 251, y: 0, width: 51, height: 31))
    #expect(label.frame.width == 251)
  }

  @Test func `what is hidden keeps its place across the axis`() {
    let expected: [(UIStackView.Alignment, [CGFloat])] = [
      (.fill, [0, 80]), (.top, [0, 30]), (.center, [25, 55]), (.bottom, [50, 80]),
    ]
    for (alignment, result) in expected {
      let stack = UIStackView(arrangedSubviews: blocks())
      (stack.alignment, stack.arrangedSubviews[1].isHidden) = (alignment, true)
      let frame = frames(stack, 80, 80)[1]
      #expect([frame.minY, frame.maxY] == result, "\(alignment)")
    }
    #expect(console.lines.isEmpty)
  }

  @Test func `hiding a view of a required height is told, and the height is broken`() throws {
    let stack = UIStackView(arrangedSubviews: blocks())
    stack.axis = .vertical
    let view = stack.arrangedSubviews[0]
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    view.isHidden = true
    let found = frames(stack, 80, 50)

    let text = try #require(console.lines.first)
    #expect(found[0].height == 0 && found[1].minY == 0)
    #expect(text.contains("<NSLayoutConstraint 'UISV-hiding' Block.height == 0   (active)>"))
    #expect(
      text.contains("breaking constraint\n<NSLayoutConstraint Block.height == 40   (active)>\n"))
  }

  @Test func `B265: a stack view made of a coder cannot fail, and a subclass says so`() throws {
    final class Stars: UIStackView {
      let count: Int
      override init(frame: CGRect) {
        count = 5
        super.init(frame: frame)
      }
      required init(coder: NSCoder) {
        count = 3
        super.init(coder: coder)
      }
    }
    let stars: Stars = Stars(coder: NSCoder())

    #expect(stars.count == 3 && stars.arrangedSubviews == [] && Stars().count == 5)
  }

  @Test func `a spacing that is no number is told as such`() {
    let stack = UIStackView(arrangedSubviews: blocks())
    let raised = Device.current.exception { stack.spacing = .nan }
    #expect(raised?.contains("Spacing is not finite!") == true)
    let margins = Device.current.exception { stack.layoutMargins.left = .nan }
    #expect(margins?.contains("LayoutMargins is not finite!") == true)
  }
}
