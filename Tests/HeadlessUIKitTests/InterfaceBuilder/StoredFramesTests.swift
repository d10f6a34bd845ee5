import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// Holds layout to the frames that Xcode stores in documents.
///
/// The documents of a folder outside the project are counted if the environment names one; with
/// `IB_CORPUS_PROBLEMS` each view that lies elsewhere is printed:
///
///     IB_CORPUS=DIR swift test --filter StoredFramesTests
@Suite("Frames as Xcode stored them", .isolated)
struct StoredFramesTests: Constraining {
  @Test func `system buttons without a font are as high as letters of 15 points need`() throws {
    try expectAsStored(
      view(
        "b", "x=\"164.5\" y=\"0\" width=\"46\" height=\"30\"", kind: "button",
        "buttonType=\"system\"", "<state key=\"normal\" title=\"Button\"/>"),
      rule("b", "centerX", "root") + rule("b", "top", "safe")
        + rule("b", "width", nil, nil, "constant=\"46\""))
  }

  @Test func `text fields with a round edge are 34 high`() throws {
    try expectAsStored(
      view(
        "t", "x=\"16\" y=\"0\" width=\"343\" height=\"34\"", kind: "textField",
        "borderStyle=\"roundedRect\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>")
        + view("v", "x=\"0\" y=\"34\" width=\"375\" height=\"10\""),
      rule("t", "leading", "root", nil, "constant=\"16\"")
        + rule("root", "trailing", "t", nil, "constant=\"16\"") + rule("t", "top", "safe")
        + rule("v", "top", "t", "bottom") + rule("v", "leading", "root")
        + rule("v", "trailing", "root") + rule("v", "height", nil, nil, "constant=\"10\""))
  }

  @Test(arguments: [
    (["Yemekler", "Tatlılar", "İçecekler"], 230), (["Small", "Medium", "Large"], 206),
    (["All", "High", "Medium", "Low"], 275),
  ])
  func `segments are as wide as the longest title needs`(
    titles: [String], width: Double
  ) throws {
    let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    try expectAsStored(
      view(
        "s", "x=\"20\" y=\"0\" width=\"\(width)\" height=\"32\"", kind: "segmentedControl", "",
        "<segments>\(segments)</segments>"),
      rule("s", "leading", "root", nil, "constant=\"20\"") + rule("s", "top", "safe"))
  }

  @Test func `a button with a configuration does not show the title of its state`() throws {
    // Stored by Xcode 15.1 in the scene of a button whose configuration has no title.
    try expectAsStored(
      view(
        "b", "x=\"175.5\" y=\"0\" width=\"24\" height=\"14\"", kind: "button",
        "buttonType=\"system\"",
        "<state key=\"normal\" title=\"Button\"/>"
          + "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"),
      rule("b", "centerX", "root") + rule("b", "top", "safe"))
  }

  @Test func `a stack view with margins of its own keeps its views within them`() throws {
    // Stored by Xcode 14 for the display of a calculator.
    let label = view(
      "l", "x=\"20\" y=\"8\" width=\"335\" height=\"42\"", kind: "label", "text=\"Result\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"35\"/>")
    try expectAsStored(
      view(
        "s", "x=\"0\" y=\"0\" width=\"375\" height=\"58\"", kind: "stackView",
        "axis=\"vertical\"",
        "<subviews>\(label)</subviews><edgeInsets key=\"layoutMargins\" top=\"8\" left=\"20\" "
          + "bottom=\"8\" right=\"20\"/>"),
      rule("s", "leading", "root") + rule("s", "trailing", "root") + rule("s", "top", "safe"))
  }

  @Test(arguments: [
    ("Bear Fried Center", "weight=\"heavy\" pointSize=\"32\"", 270.5, 38.5),
    ("UNKNOWN", "weight=\"thin\" pointSize=\"40\"", 192, 48),
    ("Your Orders", "weight=\"semibold\" pointSize=\"17\"", 95.5, 20.5),
    ("불러오기", "pointSize=\"15\"", 52, 18),
    ("Oyun Ekranı", "pointSize=\"50\"", 257, 60),
  ])
  func `a text is as wide as its weight and its letters are`(
    text: String, font: String, width: Double, height: Double
  ) throws {
    // Stored in public documents by Xcode 10 to 15.
    try expectAsStored(
      view(
        "l", "x=\"20\" y=\"0\" width=\"\(width)\" height=\"\(height)\"", kind: "label",
        "text=\"\(text)\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" \(font)/>"),
      rule("l", "leading", "root", nil, "constant=\"20\"") + rule("l", "top", "safe"))
  }

  @Test(arguments: [(375.0, 16.0), (414, 20)])
  func `content keeps off the edges of a cell as the text of a cell does`(
    width: Double, margin: Double
  ) throws {
    let inner = width - 2 * margin
    let label = view(
      "l", "x=\"\(margin)\" y=\"11\" width=\"\(inner)\" height=\"21.5\"", kind: "view")
    let rules =
      rule("l", "leading", "c", "leadingMargin") + rule("c", "trailingMargin", "l", "trailing")
      + rule("l", "top", "c", "topMargin") + rule("c", "bottomMargin", "l", "bottom")
    let size = "x=\"0\" y=\"0\" width=\"\(width)\""
    let document = Samples.xib(
      """
      <tableViewCell id="cell"><rect key="frame" \(size) height="44"/>
      <tableViewCellContentView key="contentView" id="c"><rect key="frame" \(size) height="43.5"/>
      <subviews>\(label)</subviews><constraints>\(rules)</constraints></tableViewCellContentView>
      </tableViewCell>
      """)

    let frames = StoredFrames(of: try Document(Data(document.utf8), file: "Cell.xib"))

    #expect(frames.views.count == 1)
    #expect(frames.views.allSatisfy { $0.cause == nil }, "\(frames.views)")
  }

  @Test(arguments: [("retina4_7", 667.0), ("retina5_9", 778.0)])
  func `34 points stay free below on phones without a Home button`(
    device: String, end: Double
  ) throws {
    let height = device == "retina4_7" ? 667.0 : 812
    let scene = """
      <scene sceneID="s"><objects><viewController id="one-vc-001" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <subviews>\(view("v", "x=\"0\" y=\"\(end - 50)\" width=\"375\" height=\"50\""))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(rule("v", "leading", "root"))\(rule("v", "trailing", "root"))\(rule("v", "bottom", "safe"))
      \(rule("v", "height", nil, nil, "constant=\"50\""))</constraints></view></viewController>
      </objects></scene>
      """
    let document = Samples.storyboard(scene).replacingOccurrences(of: "retina4_7", with: device)

    let frames = StoredFrames(of: try Document(Data(document.utf8), file: "Main.storyboard"))

    #expect(frames.views.count == 1 && frames.asStored == 1, "\(frames.views)")
  }

  @Test func `a scene begins below the bar that the document stores`() throws {
    // Stored by Xcode 14 for a phone of 48 points above: a bar of 104.5 with a large title.
    let pushed = """
      <scene sceneID="s"><objects><viewController id="one-vc-001" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(view("v", "x=\"50\" y=\"202.5\" width=\"314\" height=\"45.5\"", kind: "view"))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(rule("v", "top", "safe", nil, "constant=\"50\""))\(rule("v", "centerX", "root"))
      \(rule("v", "width", nil, nil, "constant=\"314\""))
      \(rule("v", "height", nil, nil, "constant=\"45.5\""))</constraints></view>
      </viewController></objects></scene>
      <scene sceneID="n"><objects><navigationController id="nav-vc-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar">
      <rect key="frame" x="0" y="48" width="414" height="104.5"/></navigationBar>
      <connections><segue destination="one-vc-001" kind="relationship"
      relationship="rootViewController" id="seg"/></connections>
      </navigationController></objects></scene>
      """
    let document = Samples.storyboard(pushed).replacingOccurrences(
      of: "retina4_7", with: "retina6_1")

    let frames = StoredFrames(of: try Document(Data(document.utf8), file: "Main.storyboard"))

    #expect(frames.views.count == 1 && frames.asStored == 1, "\(frames.views)")
  }

  @Test(.enabled(if: Corpus.folder != nil, "IB_CORPUS is not set."))
  func `the documents of a folder are counted`() throws {
    let folder = URL(fileURLWithPath: try #require(Corpus.folder))
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    var (count, asStored, causes) = (0, 0, [String: Int]())
    var recent = (count: 0, asStored: 0)
    for file in files {
      // An embedded scene is counted by itself. Loaded with the one around it, it would need the
      // classes of the application.
      let text = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
        .replacing(/<segue [^>]*kind="embed"[^>]*\/>/, with: "")
      guard let document = try? Document(Data(text.utf8), file: file) else { continue }
      let frames = StoredFrames(of: document)
      count += frames.views.count
      asStored += frames.asStored
      if frames.isOfToday { recent.count += frames.views.count }
      if frames.isOfToday { recent.asStored += frames.asStored }
      for (cause, number) in frames.causes { causes[cause, default: 0] += number }
      guard Corpus.isLoud else { continue }
      for view in frames.views {
        guard let cause = view.cause else { continue }
        print("\(file):\(view.line) \(cause): stored \(view.stored), placed \(view.placed)")
      }
    }

    print("\(asStored) of \(count) constrained views lie within one point of the stored frame.")
    print("In documents of Xcode 14 to 16: \(recent.asStored) of \(recent.count).")
    for (cause, number) in causes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("\(number)\t\(cause)")
    }
    #expect(count > 0)
  }

  /// Expects that the views of a scene of 375 by 667 points are placed as the document stores them.
  private func expectAsStored(_ subviews: String, _ constraints: String) throws {
    let scene = """
      <scene sceneID="s"><objects><viewController id="one-vc-001" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view></viewController></objects></scene>
      """
    let document = try Document(Data(Samples.storyboard(scene).utf8), file: "Main.storyboard")

    let frames = StoredFrames(of: document)

    #expect(!frames.views.isEmpty)
    #expect(frames.views.allSatisfy { $0.cause == nil }, "\(frames.views)")
  }

  /// Returns the element of a view with parts in it.
  private func view(
    _ id: String, _ frame: String, kind: String, _ attributes: String, _ parts: String
  ) -> String {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>"
      + "<rect key=\"frame\" \(frame)/>\(parts)</\(kind)>"
  }
}
