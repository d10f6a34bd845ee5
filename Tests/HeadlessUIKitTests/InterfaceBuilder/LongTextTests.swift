import Grading
import HeadlessUIKit
import Stage
import Testing

/// Holds that a text that was pasted by mistake costs no more than its length.
@Suite("Very long texts in documents", .isolated)
struct LongTextTests {
  @Test(arguments: [
    "<label text=\"TEXT\" id=\"t1\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"21\"/>"
      + "</label>"
  ])
  func `three hundred thousand characters are loaded and drawn in two seconds`(
    element: String
  ) throws {
    let text = String(repeating: "Tea and ", count: 37_500)
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

    let seconds = try Growth.computing {
      let storyboard = try UIStoryboard(Data(document.utf8), name: "Long")
      let controller = try #require(storyboard.instantiateInitialViewController())
      stage.present(controller)
      _ = stage.display
    }

    print("A text of 300,000 characters: \(seconds) s")
    #expect(seconds < 2)
  }
}
