import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIToolbar", .isolated)
struct UIToolbarTests {
  let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
  let stage: Stage

  init() {
    stage = Stage(showing: bar)
  }

  @Test func `a toolbar has no items, is translucent and light`() {
    #expect(bar.items == nil && bar.isTranslucent)
    #expect(bar.barTintColor == nil)
  }

  @Test func `by nature a toolbar is 44 high and as wide as the screen`() {
    let bar = UIToolbar()
    bar.sizeToFit()

    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 44))
  }

  @Test func `B118: a flexible space pushes what follows to the other end`() {
    bar.setItems([item("One"), .flexibleSpace(), item("Two")], animated: true)

    #expect(frame("One").minX == 16 && frame("Two").maxX == 304)
    #expect(frame("One").height == 44 && frame("One").minY == 200)
  }

  @Test func `B118: several flexible spaces share what is left equally`() {
    bar.items = [.flexibleSpace(), item("One"), .flexibleSpace(), .flexibleSpace(), item("Two")]
    let left = frame("One").minX - 16
    let right = frame("Two").minX - frame("One").maxX

    #expect(left > 0 && abs(right - 2 * left) < 0.001)
    #expect(abs(frame("Two").maxX - 304) < 0.001)
  }

  @Test func `a fixed space has its width, and items without one stand 8 apart`() {
    bar.items = [item("One"), item("Two"), .fixedSpace(40), item("Three")]

    #expect(frame("Two").minX - frame("One").maxX == 8)
    #expect(frame("Three").minX - frame("Two").maxX == 40)
  }

  @Test func `a custom view keeps its size and stands in the middle of the height`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    bar.items = [.fixedSpace(4), UIBarButtonItem(customView: label)]
    bar.layoutIfNeeded()

    #expect(label.superview === bar && label.frame == CGRect(x: 20, y: 12, width: 60, height: 20))
  }

  @Test func `a custom view without a size is given the one it asks for`() {
    let label = UILabel()
    label.text = "Two items"
    bar.items = [UIBarButtonItem(customView: label), .flexibleSpace(), item("Done")]
    bar.layoutIfNeeded()

    #expect(label.frame.size == label.intrinsicContentSize && label.frame.midY == 22)
    #expect(frame("Done").maxX == 304)

    label.text = "Three items"
    bar.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `a stack view among the items is as large as what lies in it`() {
    let label = UILabel()
    label.text = "Two items"
    let pair = UIStackView(arrangedSubviews: [label, UISwitch()])
    bar.items = [UIBarButtonItem(customView: pair)]
    bar.layoutIfNeeded()

    #expect(pair.frame.width == label.intrinsicContentSize.width + 49)
    #expect(pair.frame.height == 31)
  }

  @Test func `items that are taken away leave nothing behind`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    weak var gone: UIBarButtonItem?
    do {
      let item = item("One")
      gone = item
      bar.items = [item, UIBarButtonItem(customView: label)]
      #expect(stage.toolbars.buttons.count == 1)
    }
    bar.items = nil

    #expect(bar.subviews.isEmpty && label.superview == nil && gone == nil)
  }

  @Test func `items that stay keep their buttons, in the new order`() {
    let (one, two) = (item("One"), item("Two"))
    bar.items = [one, two]
    let views = bar.subviews
    bar.items = [two, one]

    #expect(bar.subviews.elementsEqual(views) { $0 === $1 })
    #expect(frame("Two").minX == 16 && frame("One").minX > frame("Two").maxX)
  }

  @Test func `an item is on one bar at a time`() {
    let item = item("One")
    let other = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
    bar.superview?.addSubview(other)
    bar.items = [item]
    other.items = [item]

    #expect(bar.items == [] && bar.subviews.isEmpty)
    #expect(stage.buttons.count == 1 && frame("One").minY == 300)
    item.title = "New"
    #expect(stage.buttons["New"].exists)
  }

  @Test func `items are in the bar's colour, but for those with one of their own`() {
    let (one, two) = (item("One"), item("Two"))
    two.tintColor = .red
    bar.tintColor = .white
    bar.items = [one, two]

    #expect(bar.subviews.compactMap { ($0 as? UIButton)?.currentTitleColor } == [.white, .red])
  }

  @Test func `the bar is drawn in its colour, and what completes a task in bold`() {
    bar.barTintColor = .orange
    bar.isTranslucent = false
    bar.items = [item("One"), UIBarButtonItem(systemItem: .save)]
    let drawing = stage.display

    #expect(drawing.description.contains("fill (0 200 320 44) #ff8000\n"))
    let bold = drawing.commands.contains { command in
      guard case .text(let runs, _, _, _) = command else { return false }
      return runs.map(\.string) == ["Save"] && runs[0].isBold
    }
    #expect(bold)
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func frame(_ title: String) -> CGRect { stage.toolbars.buttons[title].frame }
}
