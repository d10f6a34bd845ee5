import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("What a screen shows, in words", .isolated)
struct ScreenDescriptionTests {
  let stage = Stage()
  let screen = UIView(frame: UIScreen.main.bounds)

  private func sentence() -> String {
    stage.present(screen)
    return ScreenDescription(of: stage).sentence
  }

  @discardableResult
  private func add<View: UIView>(_ view: View, x: CGFloat = 0, y: CGFloat) -> View {
    view.frame = CGRect(x: x, y: y, width: 100, height: 40)
    screen.addSubview(view)
    return view
  }

  @Test
  func `elements are named from top to bottom and from left to right`() {
    add(UILabel(), x: 120, y: 100).text = "right"
    add(UILabel(), y: 200).text = "below"
    add(UILabel(), y: 100).text = "left"

    #expect(
      sentence() == "A phone that shows: label “left”, label “right”, label “below”.")
  }

  @Test
  func `an element is said with its value and its state`() {
    let button = add(UIButton(type: .system), y: 0)
    button.setTitle("Random", for: .normal)
    button.isEnabled = false
    add(UISwitch(), y: 100).isOn = true
    add(UISlider(), y: 200).value = 0.5
    add(UITextField(), y: 300).text = "Ann"

    #expect(
      sentence() == "A phone that shows: button “Random” (not enabled), switch on, "
        + "slider at 50%, text field “Ann”.")
  }

  @Test
  func `what lies under an alert is not read`() {
    let controller = UIViewController()
    add(UIButton(type: .system), y: 300).setTitle("Below", for: .normal)
    controller.view.addSubview(screen)
    stage.present(controller)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(alert, animated: false)

    let sentence = ScreenDescription(of: stage).sentence

    #expect(sentence.contains("Delete?") && sentence.contains("Cancel"))
    #expect(!sentence.contains("Below"))
  }

  final class Application: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
      label.text = "Below"
      let controller = UIViewController()
      controller.view.addSubview(label)
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test
  func `on the home screen nothing of the application is read`() {
    stage.launch(Application.self)
    #expect(ScreenDescription(of: stage).sentence.contains("Below"))

    stage.pressHome()

    let sentence = ScreenDescription(of: stage).sentence
    #expect(!sentence.contains("Below"), "\(sentence)")
  }

  @Test
  func `what nobody sees is left out`() {
    add(UILabel(), y: 0).text = "seen"
    add(UILabel(), y: 100).text = "hidden"
    screen.subviews[1].isHidden = true
    add(UILabel(), y: 200).text = "transparent"
    screen.subviews[2].alpha = 0
    add(UILabel(), y: 700).text = "below the screen"

    #expect(sentence() == "A phone that shows: label “seen”.")
  }

  @Test
  func `a keyboard is one thing`() {
    let field = add(UITextField(), y: 0)
    stage.present(screen)
    field.becomeFirstResponder()

    let text = ScreenDescription(of: stage).sentence

    #expect(text.hasSuffix(", keyboard."))
    #expect(!text.contains("key “"))
  }

  @Test
  func `of many elements the first are named and the others counted`() {
    for index in 0..<30 {
      add(UILabel(), x: CGFloat(index % 3) * 100, y: CGFloat(index / 3) * 50).text = "\(index)"
    }

    let text = sentence()

    #expect(text.contains("label “23”, and 6 more."))
    #expect(!text.contains("“24”"))
  }

  @Test
  func `an empty screen is said to be empty`() {
    #expect(sentence() == "A phone with an empty screen.")
  }
}
