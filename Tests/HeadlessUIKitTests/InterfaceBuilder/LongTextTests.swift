import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// Holds that a text that was pasted by mistake costs no more than its length.
@Suite("Very long texts in documents", .isolated)
struct LongTextTests {
  nonisolated private static let frame =
    "<rect key=\"frame\" x=\"0\" y=\"20\" width=\"300\" height=\"21\"/>"

  /// Elements that show a text, each of another kind.
  nonisolated private static let elements: [String] = [
    "<label text=\"TEXT\" id=\"t1\">\(frame)</label>",
    "<label text=\"TEXT\" numberOfLines=\"0\" id=\"t1\">\(frame)</label>",
    "<label text=\"TEXT\" adjustsFontSizeToFit=\"YES\" minimumFontSize=\"5\" id=\"t1\">\(frame)</label>",
    "<button buttonType=\"system\" id=\"t1\">\(frame)<state key=\"normal\" title=\"TEXT\"/></button>",
    "<button buttonType=\"system\" id=\"t1\">\(frame)<state key=\"normal\" title=\"x\"/>"
      + "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"TEXT\"/></button>",
    "<button buttonType=\"system\" id=\"t1\">\(frame)<state key=\"normal\" title=\"x\"/>"
      + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"x\" subtitle=\"TEXT\"/>"
      + "</button>",
    "<textField text=\"TEXT\" borderStyle=\"roundedRect\" id=\"t1\">\(frame)</textField>",
    "<textField placeholder=\"TEXT\" borderStyle=\"roundedRect\" id=\"t1\">\(frame)</textField>",
    "<textView text=\"TEXT\" id=\"t1\">\(frame)</textView>",
    "<segmentedControl id=\"t1\">\(frame)<segments><segment title=\"TEXT\"/></segments>"
      + "</segmentedControl>",
    "<toolbar id=\"t1\">\(frame)<items><barButtonItem title=\"TEXT\" id=\"i1\"/></items></toolbar>",
    "<navigationBar id=\"t1\">\(frame)<items><navigationItem title=\"TEXT\" prompt=\"TEXT\" id=\"i1\"/>"
      + "</items></navigationBar>",
    "<tabBar id=\"t1\">\(frame)<items><tabBarItem title=\"TEXT\" id=\"i1\"/></items></tabBar>",
    "<view id=\"t1\">\(frame)<accessibility key=\"accessibilityConfiguration\" label=\"TEXT\"/></view>",
    "<imageView image=\"TEXT\" id=\"t1\">\(frame)</imageView>",
  ]

  @Test(arguments: elements)
  func `four times the characters cost about four times as much to load and draw`(
    element: String
  ) {
    let factor = Growth.factor(to: 80_000, below: 8) { count in
      (try? cost(of: element, saying: String(repeating: "Tea and ", count: count / 8))) ?? .infinity
    }

    print("Four times the text costs \(factor) times as much in \(element.prefix(30))")
    #expect(factor < 8)
  }

  /// The seconds it takes to load a screen with an element, and to draw it.
  private func cost(of element: String, saying text: String) throws -> Double {
    let document = Samples.storyboard(
      """
      <scene sceneID="s1"><objects>
        <viewController id="one-vc-001" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(element.replacingOccurrences(of: "TEXT", with: text))</subviews>
          </view>
        </viewController>
      </objects></scene>
      """)
    let stage = Stage()
    return try Growth.computing {
      let storyboard = try UIStoryboard(Data(document.utf8), name: "Long")
      let controller = try #require(storyboard.instantiateInitialViewController())
      stage.present(controller)
      _ = stage.display
    }
  }
}
