import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// What numbers do that are no lengths: a division by zero gives NaN, and one of less than nothing.
@Suite("Numbers that are none", .isolated)
struct HostileNumbersTests {
  let stage = Stage()
  let console = ConsoleRecorder()

  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    Double(Int.max), -1,
  ]

  /// Shows a view, and returns what is drawn; an exception in UIKit's words may be raised meanwhile.
  private func drawing(of view: UIView) -> String {
    var svg = ""
    _ = Exception.catching {
      stage.present(view)
      stage.clock.advance(by: 1)
      svg = SVGCanvas().svg(for: stage.display)
    }
    return svg
  }

  /// The places of a tree that are no places, and numbers in the drawing that are none.
  private func flaws(of view: UIView) -> [String] {
    let svg = drawing(of: view)
    var flaws: [String] = []
    view.walk { part in
      let frame = part.frame
      if ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) {
        flaws.append("\(type(of: part)) \(frame)")
      }
      return true
    }
    if let range = svg.firstRange(of: #/"[^"]*\b(nan|inf)\b[^"]*"/#) {
      flaws.append("\(svg[range])")
    }
    return flaws
  }

  /// Whether a value is a number, or holds some.
  private func isNumber(_ value: Any?) -> Bool { value is NSNumber || value is CGFloat }

  @Test(arguments: numbers)
  func `every number of a view takes it, and what is shown has places`(number: Double) {
    var (tried, found) = (0, [String]())
    for view in SameValueTests.subjects() {
      let methods = KeyTable.of(type(of: view)).methods.keys
      for name in methods.sorted() where !name.contains(":") {
        guard methods.contains("set\(name.prefix(1).uppercased())\(name.dropFirst()):"),
          isNumber(view.value(forKey: name))
        else { continue }
        let former = view.value(forKey: name)
        tried += 1
        // Who raises an exception has refused it.
        let raised = Exception.catching { view.setValue(number, forKey: name) }
        for flaw in raised.isEmpty ? flaws(of: view) : [] {
          found.append("\(type(of: view)).\(name): \(flaw)")
        }
        _ = Exception.catching { view.setValue(former, forKey: name) }
      }
    }
    #expect(tried > 100)
    #expect(found == [])
  }

  @Test(arguments: numbers)
  func `so do insets, sizes and offsets`(number: Double) {
    let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    let size = CGSize(width: number, height: number)
    let (text, scroll, button, stack) = (UITextView(), UIScrollView(), UIButton(), UIStackView())
    text.text = "Words"
    button.setTitle("Go", for: .normal)
    stack.addArrangedSubview(UILabel())
    stack.addArrangedSubview(UISwitch())
    let (table, label, slider) = (UITableView(), UILabel(), UISlider())
    label.text = "Words"
    let (picker, progress, bar) = (UIPickerView(), UIProgressView(), UINavigationBar())
    let acts: [(String, UIView, () -> Void)] = [
      ("textContainerInset", text, { text.textContainerInset = insets }),
      ("contentInset", scroll, { scroll.contentInset = insets }),
      ("contentSize", scroll, { scroll.contentSize = size }),
      (
        "scrollRectToVisible", scroll,
        {
          scroll.scrollRectToVisible(
            CGRect(x: number, y: 0, width: 1, height: number), animated: true)
        }
      ),
      ("contentEdgeInsets", button, { button.contentEdgeInsets = insets }),
      ("titleEdgeInsets", button, { button.titleEdgeInsets = insets }),
      ("imageEdgeInsets", button, { button.imageEdgeInsets = insets }),
      ("layoutMargins", stack, { stack.layoutMargins = insets }),
      (
        "customSpacing", stack,
        {
          stack.setCustomSpacing(number, after: stack.arrangedSubviews[0])
        }
      ),
      ("separatorInset", table, { table.separatorInset = insets }),
      ("rowHeight", table, { table.rowHeight = number }),
      ("sectionHeaderHeight", table, { table.sectionHeaderHeight = number }),
      ("preferredMaxLayoutWidth", label, { label.preferredMaxLayoutWidth = number }),
      ("font", label, { label.font = .systemFont(ofSize: number) }),
      ("setValue", slider, { slider.setValue(Float(number), animated: true) }),
      ("setProgress", progress, { progress.setProgress(Float(number), animated: true) }),
      (
        "titleTextAttributes", bar,
        {
          bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: number), .kern: number]
        }
      ),
      ("cornerRadius", picker, { picker.layer.cornerRadius = number }),
      ("borderWidth", picker, { picker.layer.borderWidth = number }),
      ("shadowRadius", picker, { picker.layer.shadowRadius = number }),
      ("shadowOffset", picker, { picker.layer.shadowOffset = size }),
      ("alpha", label, { label.alpha = number }),
      ("sizeThatFits", label, { label.bounds.size = label.sizeThatFits(size) }),
      (
        "animate", label,
        {
          UIView.animate(withDuration: number, delay: number) { label.center.x += 1 }
        }
      ),
    ]
    var found: [String] = []
    for (name, view, act) in acts {
      view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      _ = drawing(of: view)
      guard Exception.catching(act).isEmpty else { continue }
      for flaw in flaws(of: view) { found.append("\(name): \(flaw)") }
    }
    #expect(found == [])
  }

  @Test func `a content that is infinite counts as none, and a rectangle without end is told`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: CGFloat.nan, height: 300)
    scroll.scrollRectToVisible(
      CGRect(x: -CGFloat.infinity, y: 0, width: 1, height: 9), animated: false)

    #expect(scroll.contentSize == CGSize(width: 0, height: 300))
    #expect(console.lines.count == 1)
  }

  @Test func `an inset that is no number counts as 0, and the content has a size`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    text.text = "Words"
    text.textContainerInset.top = .nan
    text.layoutIfNeeded()

    #expect(text.textContainerInset.top == 0 && text.contentSize.height.isFinite)
  }

  @Test func `a slider whose ends are infinite keeps the ends it had`() {
    let slider = UISlider()
    slider.minimumValue = -.infinity
    slider.maximumValue = .infinity
    slider.value = .nan

    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
  }
}
