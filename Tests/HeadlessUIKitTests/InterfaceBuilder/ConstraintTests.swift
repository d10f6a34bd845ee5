import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Constraints of documents", .isolated)
struct ConstraintTests: Constraining {
  let console = ConsoleRecorder()

  @Test func `edges follow the superview, with constants on both sides`() throws {
    let root = try load(
      view("a", "x=\"20\" y=\"30\" width=\"335\" height=\"100\""),
      rule("a", "leading", "root", nil, "constant=\"20\"")
        + rule("root", "trailing", "a", nil, "constant=\"20\"")
        + rule("a", "top", "root", nil, "constant=\"30\"")
        + rule("a", "height", nil, nil, "constant=\"100\""))

    #expect(frames(root, 375, 667) == [CGRect(x: 20, y: 30, width: 335, height: 100)])
    #expect(frames(root, 320, 568) == [CGRect(x: 20, y: 30, width: 280, height: 100)])
    #expect(frames(root, 568, 320) == [CGRect(x: 20, y: 30, width: 528, height: 100)])
    #expect(console.lines.isEmpty)
  }

  @Test func `a view in the middle stays there, however large the screen is`() throws {
    let root = try load(
      view("a", "x=\"137.5\" y=\"283.5\" width=\"100\" height=\"100\""),
      rule("a", "centerX", "root") + rule("a", "centerY", "root")
        + rule("a", "width", "root", nil, "multiplier=\"0.5\"")
        + rule("a", "width", "a", "height", "multiplier=\"2:1\""))

    #expect(frames(root, 320, 568) == [CGRect(x: 80, y: 244, width: 160, height: 80)])
  }

  @Test func `siblings share the width, and each begins where the other ends`() throws {
    let root = try load(
      view("a", "x=\"0\" y=\"0\" width=\"180\" height=\"50\"")
        + view("b", "x=\"195\" y=\"0\" width=\"180\" height=\"50\""),
      rule("a", "leading", "root") + rule("a", "top", "root") + rule("b", "top", "a")
        + rule("b", "leading", "a", "trailing", "constant=\"20\"") + rule("root", "trailing", "b")
        + rule("a", "width", "b") + rule("a", "height", "b")
        + rule("a", "height", nil, nil, "constant=\"50\""))

    #expect(
      frames(root, 320, 568) == [
        CGRect(x: 0, y: 0, width: 150, height: 50), CGRect(x: 170, y: 0, width: 150, height: 50),
      ])
  }

  @Test func `a superview is as large as what lies in it`() throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="10" height="10"/><subviews>
      \(view("b", "x=\"0\" y=\"0\" width=\"1\" height=\"1\""))</subviews>
      <constraints>\(rule("b", "leading", "a", nil, "constant=\"8\""))
      \(rule("a", "trailing", "b", nil, "constant=\"8\""))
      \(rule("b", "top", "a", nil, "constant=\"4\""))\(rule("a", "bottom", "b", nil, "constant=\"4\""))
      \(rule("b", "width", nil, nil, "constant=\"100\""))
      \(rule("b", "height", nil, nil, "constant=\"40\""))</constraints></view>
      """
    let root = try load(inner, rule("a", "centerX", "root") + rule("a", "top", "root"))

    #expect(frames(root, 320, 568) == [CGRect(x: 102, y: 0, width: 116, height: 48)])
    #expect(
      root.subviews.first?.subviews.first?.frame == CGRect(x: 8, y: 4, width: 100, height: 40))
  }

  @Test func `a label is as large as its text, and grows with them`() throws {
    let root = try load(
      view("l", "x=\"0\" y=\"0\" width=\"42\" height=\"21\"", kind: "label", "text=\"Hi\""),
      rule("l", "centerX", "root") + rule("l", "top", "root"))
    let label = try #require(root.subviews.first as? UILabel)

    let short = frames(root, 320, 568)[0]
    label.text = "A much longer word"
    root.layoutIfNeeded()

    #expect(abs(short.width - label.sizeThatFits(.zero).width) > 40)
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) <= 0.5)
    #expect(abs(label.frame.midX - 160) <= 0.5)
  }

  @Test func `who hugs less takes the room that is left`() throws {
    let root = try load(
      view(
        "f", "x=\"50\" y=\"0\" width=\"200\" height=\"34\"", kind: "textField",
        "borderStyle=\"roundedRect\"")
        + view(
          "l", "x=\"0\" y=\"0\" width=\"42\" height=\"21\"", kind: "label",
          "text=\"Name\" horizontalHuggingPriority=\"251\""),
      rule("l", "leading", "root", nil, "constant=\"16\"")
        + rule("f", "leading", "l", "trailing", "constant=\"8\"")
        + rule("root", "trailing", "f", nil, "constant=\"16\"")
        + rule("f", "top", "root", nil, "constant=\"10\"") + rule("l", "centerY", "f"))

    let result = frames(root, 320, 568)
    let label = try #require(root.subviews.last as? UILabel)
    #expect(abs(result[1].width - label.intrinsicContentSize.width) <= 0.5)
    #expect(result[0].maxX == 304 && result[0].minX == result[1].maxX + 8)
    #expect(abs(result[0].midY - result[1].midY) <= 0.5)
  }

  @Test func `a label of several lines is as high as its width makes it`() throws {
    let text = String(repeating: "several words ", count: 12)
    let root = try load(
      view(
        "l", "x=\"0\" y=\"0\" width=\"42\" height=\"21\"", kind: "label",
        "text=\"\(text)\" numberOfLines=\"0\""),
      rule("l", "leading", "root", nil, "constant=\"20\"")
        + rule("root", "trailing", "l", nil, "constant=\"20\"") + rule("l", "top", "root"))

    let (narrow, wide) = (frames(root, 200, 568)[0], frames(root, 500, 568)[0])
    #expect(narrow.width == 160 && wide.width == 460)
    #expect(narrow.height > wide.height && wide.height > 0)
  }

  @Test func `an inequality that holds changes nothing, one that does not is met`() throws {
    let root = try load(
      view("a", "x=\"0\" y=\"0\" width=\"300\" height=\"50\""),
      rule("a", "leading", "root") + rule("a", "top", "root")
        + rule("a", "height", nil, nil, "constant=\"50\"")
        + rule("a", "width", nil, nil, "constant=\"300\" priority=\"750\"")
        + rule("a", "width", "root", nil, "relation=\"lessThanOrEqual\" multiplier=\"0.5\""))

    #expect(frames(root, 800, 600)[0].width == 300)
    #expect(frames(root, 400, 600)[0].width == 200)
    #expect(console.lines.isEmpty)
  }

  @Test func `an inequality that holds because another one is met is not reported`() throws {
    let root = try load(
      view("a", "x=\"0\" y=\"0\" width=\"500\" height=\"50\"")
        + view("b", "x=\"0\" y=\"60\" width=\"250\" height=\"50\""),
      ["a", "b"].map {
        rule($0, "leading", "root") + rule($0, "top", "root")
          + rule($0, "height", nil, nil, "constant=\"50\"")
      }.joined() + rule("b", "width", "a", nil, "multiplier=\"0.5\"")
        + rule("b", "width", nil, nil, "relation=\"lessThanOrEqual\" constant=\"40\"")
        + rule("a", "width", nil, nil, "relation=\"lessThanOrEqual\" constant=\"100\"")
        + rule("a", "width", nil, nil, "constant=\"500\" priority=\"750\""))

    #expect(frames(root, 320, 568).map(\.width) == [80, 40])
    #expect(console.lines.isEmpty)
  }

  @Test func `many inequalities are met, the last of them together`() throws {
    let names = (0..<60).map { "v\($0)" }
    let root = try load(
      names.map { view($0, "x=\"0\" y=\"0\" width=\"10\" height=\"10\"") }.joined(),
      names.map {
        rule($0, "leading", "root") + rule($0, "top", "root") + rule($0, "height", $0, "width")
          + rule($0, "width", nil, nil, "constant=\"10\" priority=\"750\"")
          + rule($0, "width", nil, nil, "relation=\"greaterThanOrEqual\" constant=\"20\"")
      }.joined())

    #expect(
      frames(root, 320, 568) == names.map { _ in CGRect(x: 0, y: 0, width: 20, height: 20) })
  }

  @Test func `a document of thousands of views keeps its frames, and says so`() throws {
    let names = (0..<1001).map { "v\($0)" }
    let root = try load(
      names.map { view($0, "x=\"3\" y=\"0\" width=\"10\" height=\"10\"") }.joined(),
      names.map { rule($0, "leading", "root") }.joined())

    #expect(frames(root, 320, 568).allSatisfy { $0.minX == 3 })
    #expect(
      console.lines == [
        "nib, line 11, <constraint>: Constraints place 1001 views, so all keep their frames. Up to "
          + "1000 are placed; divide the document."
      ])
  }

  @Test func `the higher priority wins, and the loser is not reported`() throws {
    let root = try load(
      view("a", "x=\"0\" y=\"0\" width=\"10\" height=\"50\""),
      rule("a", "leading", "root") + rule("a", "top", "root")
        + rule("a", "height", nil, nil, "constant=\"50\"")
        + rule("a", "width", nil, nil, "constant=\"100\" priority=\"250\"")
        + rule("a", "width", nil, nil, "constant=\"200\" priority=\"750\""))

    #expect(frames(root, 320, 568)[0].width == 200)
    #expect(console.lines.isEmpty)
  }

  @Test func `a constraint that contradicts others is reported once and left out`() throws {
    let root = try load(
      view("a", "x=\"0\" y=\"0\" width=\"10\" height=\"50\""),
      rule("a", "leading", "root") + rule("a", "top", "root")
        + rule("a", "height", nil, nil, "constant=\"50\"")
        + rule("a", "width", nil, nil, "constant=\"100\"")
        + "\n" + rule("a", "width", nil, nil, "constant=\"200\""))

    #expect(frames(root, 320, 568)[0].width == 100)
    #expect(frames(root, 375, 667)[0].width == 100)
    #expect(console.lines.count == 1)
    #expect(
      console.lines.first?.hasSuffix(
        """
        (
            "<NSLayoutConstraint UIView.width == 100   (active)> nib, line 11, <constraint>",
            "<NSLayoutConstraint UIView.width == 200   (active)> nib, line 12, <constraint>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint UIView.width == 200   (active)> nib, line 12, <constraint>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """) == true)
  }

  @Test func `what no constraint says comes from the stored frame, and is reported`() throws {
    let root = try load(
      view("a", "x=\"7\" y=\"9\" width=\"30\" height=\"50\""), rule("a", "centerX", "root"))

    #expect(frames(root, 320, 568) == [CGRect(x: 145, y: 9, width: 30, height: 50)])
    #expect(
      console.lines == [
        "nib, line 9, <view>: No constraint says all of where the view is, so it takes the rest "
          + "from its frame."
      ])
  }

  @Test func `fixedFrame keeps the frame, and so does a view without constraints`() throws {
    let frame = "x=\"7\" y=\"9\" width=\"30\" height=\"50\""
    let root = try load(
      view("a", frame, "fixedFrame=\"YES\"") + view("b", frame) + view("c", frame),
      rule("c", "leading", "a", "trailing") + rule("c", "top", "a")
        + rule("c", "width", nil, nil, "constant=\"5\"") + rule("c", "height", "c", "width"))

    #expect(
      frames(root, 320, 568) == [
        CGRect(x: 7, y: 9, width: 30, height: 50), CGRect(x: 7, y: 9, width: 30, height: 50),
        CGRect(x: 37, y: 9, width: 5, height: 5),
      ])
  }
}
