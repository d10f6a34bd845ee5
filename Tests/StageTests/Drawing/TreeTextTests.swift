import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Views and drawings as text", .isolated)
struct TreeTextTests {
  private func screen() -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    screen.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 100.5, height: 20))
    label.text = "Soup"
    label.alpha = 0.5
    let button = UIButton(type: .system)
    button.setTitle("Random", for: .normal)
    button.frame = CGRect(x: 0, y: 40, width: 100, height: 32)
    button.isEnabled = false
    screen.addSubview(label)
    screen.addSubview(button)
    return screen
  }

  @Test func `a tree of views is a line for each view, indented`() {
    #expect(
      ViewTree(of: screen()).description == """
        UIView (0 0 320 100)
          UILabel (10 0 100.5 20) "Soup" alpha 0.5
          UIButton (0 40 100 32) "Random" disabled
        """)
  }

  @Test func `a display list is a line for each command, groups indented`() {
    var recorder = DisplayList.Recorder(size: CGSize(width: 320, height: 100))
    let screen = screen()
    screen.layoutIfNeeded()
    recorder.draw(screen)

    #expect(
      recorder.list.description == """
        fill (0 0 320 100) #ffffff
        group opacity 0.5
          text "Soup" (10 -0.14 100.5 20.29) left
        end
        text "Random" (21.5 47.05 57 17.9) center button disabled
        """)
  }

  @Test func `a tree deeper than the stack can be described`() {
    let root = UIView()
    var parent = root
    for _ in 1..<2_000 {
      let child = UIView()
      parent.addSubview(child)
      parent = child
    }

    #expect(ViewTree(of: root).description.split(separator: "\n").count == 2_000)
  }
}
