import Grading
import Testing

@testable import HeadlessUIKit

@Suite("UIVisualEffectView", .isolated)
struct UIVisualEffectViewTests {
  let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

  init() {
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
  }

  private var commands: [DisplayList.Command] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 100, height: 100))
    recorder.draw(view)
    return recorder.list.commands
  }

  @Test func `the content is as large as the view`() {
    view.layoutIfNeeded()

    #expect(view.contentView.frame == view.bounds && view.subviews == [view.contentView])
  }

  @Test func `what lies behind shines through the colour of the effect`() {
    guard case .fill(view.bounds, let dark, cornerRadius: 0)? = commands.first else {
      Issue.record("Nothing is drawn.")
      return
    }
    #expect(dark.alpha > 0 && dark.alpha < 1 && dark.red < 0.5)

    view.effect = UIBlurEffect(style: .systemMaterial)
    #expect(commands.count == 1 && commands[0] != .fill(view.bounds, dark, cornerRadius: 0))
    view.effect = nil
    #expect(commands == [])
  }

  @Test func `a subview that does not lie in the content is reported`() {
    var lines: [String] = []
    Device.current.console = { lines.append($0) }
    view.contentView.addSubview(UIView())
    #expect(lines.isEmpty)

    view.addSubview(UILabel())
    #expect(
      lines.contains { $0.contains("UILabel has been added as a subview to UIVisualEffectView.") })
  }

  @Test func `a document gives the view its effect and its content`() throws {
    let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <visualEffectView id="a">
              <rect key="frame" x="0.0" y="0.0" width="60" height="30"/>
              <view key="contentView" id="b">
                <rect key="frame" x="0.0" y="0.0" width="60" height="30"/>
                <subviews><label text="Over" id="c">
                  <rect key="frame" x="5" y="5" width="40" height="20"/>
                </label></subviews>
              </view>
              <blurEffect style="extraLight"/>
            </visualEffectView>
          </objects>
        </document>
        """.utf8), bundle: nil)
    let view = try #require(
      nib.instantiate(withOwner: nil, options: nil).first as? UIVisualEffectView)

    #expect(view.contentView.subviews.first is UILabel && view.subviews.count == 1)
    #expect((view.effect as? UIBlurEffect)?.color == UIBlurEffect(style: .extraLight).color)
  }
}
