import HeadlessUIKitExtras
import Stage
import Testing

@testable import HeadlessUIKit

/// What a property that has a value does when it is given that value, as in the core's tests.
@Suite("Setting what is there, beside the core", .isolated)
struct SameValueTests {
  private static func subjects() -> [UIView] {
    let (pages, bar, search) = (UIPageControl(), UISearchBar(), UISearchController())
    pages.numberOfPages = 3
    (bar.text, bar.prompt, bar.showsCancelButton) = ("Word", "Look", true)
    let stepper = UIStepper()
    stepper.value = 5
    return [pages, bar, search.searchBar, stepper, UIRefreshControl(), UISearchTextField()]
  }

  private func marks(in root: UIView) -> [String] {
    var marks: [String] = []
    root.walk { view in
      if view.needsLayout || view.needsUpdateConstraints() { marks.append("\(type(of: view))") }
      return true
    }
    return marks
  }

  @Test func `a property that is given the value it has marks nothing`() {
    let stage = Stage()
    var (tried, found) = (0, [String]())
    for view in Self.subjects() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
      root.addSubview(view)
      // A size of its own is looked at where constraints place the view.
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      ])
      stage.present(root)
      stage.clock.advance(by: 1)
      root.layoutIfNeeded()
      let methods = KeyTable.of(type(of: view)).methods.keys
      for name in methods.sorted() where !name.contains(":") && name != "selectedRange" {
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        guard methods.contains(setter), name != "attributedText" else { continue }
        tried += 1
        view.setValue(view.value(forKey: name), forKey: name)
        let marks = marks(in: root)
        if !marks.isEmpty { found.append("\(type(of: view)).\(name): \(marks)") }
        root.layoutIfNeeded()
      }
    }
    #expect(tried > 100)
    #expect(found == [])
  }
}
