import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// A controller that gives a constraint, after each layout, the constant it is to have.
///
/// Beginners write that; the second time it changes nothing, and a device is silent.
@Suite("Changes in viewDidLayoutSubviews", .isolated)
struct LayoutInLayoutTests {
  let console = ConsoleRecorder()
  let stage = Stage()

  @Test func `a constant that stays the same has nothing laid out again`() {
    let home = HomeController { $0.height.constant = 150 }
    stage.present(home)
    stage.clock.advance(by: 1)
    let times = home.times
    #expect(home.sign.frame == CGRect(x: 20, y: 90, width: 80, height: 150))
    #expect(times <= 3)
    stage.clock.advance(by: 5)
    #expect(home.times == times && console.lines == [])
  }

  @Test func `one that changes each time is told`() {
    stage.present(HomeController { $0.height.constant += 1 })
    stage.clock.advance(by: 1)

    #expect(console.lines.contains { $0.contains("layoutSubviews() was called 10 times in a row") })
  }

  private final class HomeController: UIViewController {
    let sign = UIView()
    let change: (HomeController) -> Void
    lazy var height = sign.heightAnchor.constraint(equalToConstant: 10)
    private(set) var times = 0

    init(_ change: @escaping (HomeController) -> Void) {
      self.change = change
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      sign.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(sign)
      NSLayoutConstraint.activate([
        height, sign.widthAnchor.constraint(equalToConstant: 80),
        sign.topAnchor.constraint(equalTo: view.topAnchor, constant: 90),
        sign.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      times += 1
      change(self)
      height.isActive = true
    }
  }
}
