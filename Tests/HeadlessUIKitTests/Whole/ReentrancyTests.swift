import Stage
import Testing

@testable import HeadlessUIKit

/// What each callback may do to the object that calls it.
///
/// A scene is gone through as a person does. At one of its callbacks something is done to the object
/// that calls: it is removed, released, loaded again, and so on. Whatever is done, the program goes on, or
/// UIKit raises an exception with a sentence; afterwards everything on the screen has a place.
@Suite("Callbacks that change their caller", .serialized)
struct ReentrancyTests {
  /// The callbacks of delegates that no scene leads to, each with a reason.
  private static let elsewhere = [
    "application.applicationDidFinishLaunching": "only of a delegate without the newer method",
    "scrollView.viewForZooming": "only of a pinch, which another module has",
    "scrollView.willBeginZooming": "only of a pinch, which another module has",
    "scrollView.didZoom": "only of a pinch, which another module has",
    "scrollView.didEndZooming": "only of a pinch, which another module has",
  ]

  @Test func `every callback of a delegate is met in a scene`() throws {
    #expect(ReentrantScene.all.map(\.name) == ReentrantScene.names)
    var met: Set<String> = []
    for scene in ReentrantScene.all { met.formUnion(try scene.callbacks()) }
    let types: [any DelegateMethod.Type] = [
      ApplicationMethod.self, SceneMethod.self, NotificationMethod.self, NavigationMethod.self,
      TabsMethod.self, TabBarMethod.self, ScrollMethod.self, TableMethod.self, TextViewMethod.self,
      TextFieldMethod.self, PickerMethod.self,
    ]
    let known = types.flatMap { type in type.names.map { "\(type.speaker).\($0)" } }

    #expect(known.filter { !met.contains($0) && Self.elsewhere[$0] == nil } == [])
  }

  @Test(arguments: ReentrantScene.names)
  func `whatever a callback does, the program goes on`(name: String) throws {
    let scene = try #require(ReentrantScene.all.first { $0.name == name })
    var flaws: [String] = []
    for callback in try scene.callbacks().sorted() {
      for act in ReentrantAct.allCases { flaws += try scene.flaws(at: callback, act) }
    }
    #expect(flaws == [])
  }
}

extension DelegateMethod {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}

/// What a callback does to who calls it.
enum ReentrantAct: String, CaseIterable {
  case remove, release, reload, layOut, present, leave, forget, replace, again, freeze, endEditing,
    disable
}

/// What is on the screen of a scene, and who does things to it.
final class ReentrantGround {
  let stage = Stage()
  let host = UIViewController()
  let navigation: UINavigationController
  var subject: UIView?
  weak var lasting: UIView?
  /// What is done again in the middle of itself.
  var again: () -> Void = {}
  /// Objects that live as long as the scene.
  var kept: [AnyObject] = []
  private(set) var calls: [String] = []
  private var call: String?
  private var act: ReentrantAct?
  private var isDone = false

  init(at call: String?, _ act: ReentrantAct?) {
    (self.call, self.act) = (call, act)
    navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(host, animated: false)
    stage.present(navigation)
    Device.current.conversation.willCall = { [weak self] in self?.heard("\($0).\($1)") }
  }

  func show(_ view: UIView) {
    view.frame = CGRect(x: 10, y: 80, width: 300, height: 300)
    host.view.addSubview(view)
    (subject, lasting) = (view, view)
    stage.clock.advance(by: 1)
  }

  /// Hears of a callback, and does what is to be done at the first of its name.
  func heard(_ name: String) {
    calls.append(name)
    guard name == call, !isDone, let act else { return }
    isDone = true
    perform(act)
  }

  private func perform(_ act: ReentrantAct) {
    let view = lasting
    switch act {
    case .remove: view?.removeFromSuperview()
    case .release:
      view?.removeFromSuperview()
      subject = nil
      kept = []
    case .reload:
      (view as? UITableView)?.reloadData()
      (view as? UIPickerView)?.reloadAllComponents()
      (view as? UITextField)?.text = "other"
      (view as? UITextView)?.text = "other"
      (view as? UISegmentedControl)?.removeAllSegments()
      (view as? UITabBar)?.items = []
      (view as? UIScrollView)?.contentSize = .zero
      view?.gestureRecognizers = nil
    case .layOut:
      view?.setNeedsLayout()
      stage.window.layoutIfNeeded()
    case .present:
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      host.present(alert, animated: true)
    case .leave:
      host.dismiss(animated: false)
      navigation.popToRootViewController(animated: false)
    case .forget, .replace:
      let other = act == .replace ? Nobody() : nil
      if let other { kept.append(other) }
      (view as? UITableView)?.dataSource = other
      (view as? UIPickerView)?.dataSource = nil
      (view as? UIPickerView)?.delegate = other
      (view as? UITableView)?.delegate = other
      (view as? UITextView)?.delegate = other
      (view as? UIScrollView)?.delegate = other
      (view as? UITextField)?.delegate = other
      (view as? UITabBar)?.delegate = other
      navigation.delegate = other
      (stage.window.rootViewController as? UITabBarController)?.delegate = other
      (view as? UIControl)?.removeTarget(nil, action: nil as Selector?, for: .allEvents)
      UNUserNotificationCenter.current().delegate = other
    case .again: again()
    case .freeze:
      view?.isHidden = true
      view?.isUserInteractionEnabled = false
    case .endEditing: stage.window.endEditing(true)
    case .disable:
      (view as? UIControl)?.isEnabled = false
      for recognizer in view?.gestureRecognizers ?? [] { recognizer.isEnabled = false }
      (view as? UITableView)?.setEditing(true, animated: true)
      (view as? UIScrollView)?.isScrollEnabled = false
    }
  }

  /// What is wrong afterwards.
  func flaws() -> [String] {
    stage.clock.advance(by: 2)
    _ = stage.display
    var flaws: [String] = []
    stage.window.walk { view in
      if !view.frame.minX.isFinite || !view.frame.height.isFinite {
        flaws.append("\(type(of: view)) lies at \(view.frame)")
      }
      return true
    }
    if let table = lasting as? UITableView, table.window != nil {
      for path in table.indexPathsForVisibleRows ?? []
      where path.row >= table.numberOfRows(inSection: path.section) {
        flaws.append("row \(path) is shown")
      }
    }
    return flaws
  }

  /// Hears everything and answers nothing.
  private final class Nobody: NSObject, UITableViewDataSource, UITableViewDelegate,
    UIPickerViewDelegate, UITextViewDelegate, UITextFieldDelegate, UITabBarDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UNUserNotificationCenterDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }
}

/// Something a person does, in whose course callbacks come.
struct ReentrantScene {
  let name: String
  let play: @MainActor (ReentrantGround) -> Void

  /// Plays the scene on a device of its own, and returns what was heard.
  private func run(
    at call: String?, _ act: ReentrantAct?
  ) throws -> (calls: [String], flaws: [String]) {
    let device = Device()
    device.console = { _ in }
    // A button that went before it was pressed is told to the person, and nobody is one here.
    return Device.$ofTask.withValue(device) {
      Stage.$reporter.withValue({ _ in }) {
        let ground = ReentrantGround(at: call, act)
        var flaws: [String] = []
        _ = Exception.catching {
          play(ground)
          flaws = ground.flaws()
        }
        device.conversation.willCall = nil
        return (ground.calls, flaws)
      }
    }
  }

  /// The callbacks of the scene.
  func callbacks() throws -> Set<String> { Set(try run(at: nil, nil).calls) }

  /// What is wrong after something was done at a callback.
  func flaws(at call: String, _ act: ReentrantAct) throws -> [String] {
    try run(at: call, act).flaws.map { "\(name), \(act) in \(call): \($0)" }
  }
}
