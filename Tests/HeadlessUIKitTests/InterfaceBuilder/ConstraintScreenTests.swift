import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Constraints on screens", .isolated)
struct ConstraintScreenTests: Constraining {
  let stage = Stage()

  @Test func `the safe area, margins and baselines are lines too`() throws {
    let root = try load(
      view("l", "x=\"0\" y=\"0\" width=\"10\" height=\"10\"", kind: "label", "text=\"A\"")
        + view("m", "x=\"0\" y=\"0\" width=\"10\" height=\"10\"", kind: "label", "text=\"B\""),
      rule("l", "leading", "root", "leadingMargin") + rule("l", "top", "safe")
        + rule("l", "height", nil, nil, "constant=\"60\"")
        + rule("m", "leading", "l", "trailing", "constant=\"8\"")
        + rule("m", "firstBaseline", "l", "baseline"))
    let controller = UIViewController()
    controller.view = root
    stage.present(controller)

    let (first, second) = (root.subviews[0].frame, root.subviews[1].frame)
    #expect(first.minX == 16 && first.minY == root.safeAreaInsets.top)
    #expect(second.minX == first.maxX + 8)
    #expect(abs(first.midY - second.midY) <= 0.5 && first.height > second.height)
  }

  @Test func `content pinned to a scroll view's edges makes the size of its content`() throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(view("c", "x=\"0\" y=\"0\" width=\"375\" height=\"900\""))</subviews>
      <constraints>\(rule("c", "leading", "s"))\(rule("s", "trailing", "c"))\(rule("c", "top", "s"))
      \(rule("s", "bottom", "c"))\(rule("c", "width", "s"))
      \(rule("c", "height", nil, nil, "constant=\"900\""))</constraints></scrollView>
      """
    let root = try load(
      scroll,
      rule("s", "leading", "root") + rule("s", "top", "root") + rule("root", "trailing", "s")
        + rule("root", "bottom", "s"))

    #expect(frames(root, 320, 568) == [CGRect(x: 0, y: 0, width: 320, height: 568)])
    let found = try #require(root.subviews.first as? UIScrollView)
    #expect(found.contentSize == CGSize(width: 320, height: 900))
    #expect(found.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
  }

  @Test func `a view that was taken away is not waited for`() throws {
    let root = try load(
      view("a", "x=\"0\" y=\"0\" width=\"50\" height=\"50\"")
        + view("b", "x=\"90\" y=\"7\" width=\"50\" height=\"50\""),
      ["a", "b"].map {
        rule($0, "width", nil, nil, "constant=\"50\"") + rule($0, "height", $0, "width")
          + rule($0, "top", "root")
      }.joined() + rule("a", "leading", "root") + rule("b", "leading", "a", "trailing"))
    let former = try #require(root.subviews.first)
    former.removeFromSuperview()

    #expect(frames(root, 320, 568) == [CGRect(x: 90, y: 0, width: 50, height: 50)])
    #expect(former.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `variations for a phone held upright are followed, others are not`() throws {
    let document = Samples.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(view("a", "x=\"0\" y=\"0\" width=\"1\" height=\"1\""))
      <label text="regular" id="b"/></subviews>
      <constraints>\(rule("a", "leading", "root"))\(rule("a", "top", "root"))
      \(rule("a", "height", nil, nil, "constant=\"9\""))
      <constraint firstItem="a" firstAttribute="width" constant="30" id="c30"/>
      <constraint firstItem="a" firstAttribute="width" constant="60" id="c60"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c30"/>
      <exclude reference="c60"/></mask><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="c60"/></mask>
      </variation><variation key="widthClass=regular"><mask key="subviews"><include reference="b"/>
      </mask></variation></view>
      """)
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    let root = try #require(objects.first as? UIView)

    #expect(frames(root, 320, 568) == [CGRect(x: 0, y: 0, width: 60, height: 9)])
  }

  @Test func `a document of 600 by 600 looks right on both phones`() throws {
    for width in [375.0, 320.0] {
      let root = try load(
        view(
          "t", "x=\"20\" y=\"20\" width=\"560\" height=\"30\"", kind: "textField",
          "borderStyle=\"roundedRect\"")
          + view(
            "b", "x=\"277\" y=\"58\" width=\"46\" height=\"30\"", kind: "button",
            "buttonType=\"system\""),
        rule("t", "leading", "root", nil, "constant=\"20\"")
          + rule("root", "trailing", "t", nil, "constant=\"20\"")
          + rule("t", "top", "root", nil, "constant=\"20\"")
          + rule("b", "centerX", "root") + rule("b", "top", "t", "bottom", "constant=\"8\""))
      let button = try #require(root.subviews.last as? UIButton)
      button.setTitle("Log in", for: .normal)

      let result = frames(root, width, 600)
      #expect(result[0].width == width - 40 && result[0].minX == 20)
      #expect(abs(result[1].midX - width / 2) <= 0.5 && result[1].minY == result[0].maxY + 8)
      #expect(abs(result[1].width - button.intrinsicContentSize.width) <= 0.5)
    }
  }
}
