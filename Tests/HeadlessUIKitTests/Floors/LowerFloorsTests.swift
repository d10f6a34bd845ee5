import Testing

@testable import HeadlessUIKit

/// Lower floors ask higher ones through hosts that somebody sets; here nobody does.
@Suite("The lower floors alone")
struct LowerFloorsTests {
  private let device = Device(
    screenSize: CGSize(width: 320, height: 568), sharing: SharedDeviceState())

  @Test func `a window shows the view of its controller without an application`() {
    Device.$ofTask.withValue(device) {
      let (window, controller) = (UIWindow(), UIViewController())
      window.rootViewController = controller

      window.makeKeyAndVisible()

      #expect(controller.viewIfLoaded?.frame == window.bounds)
      #expect(window.isKeyWindow && window.next == nil)
    }
  }

  @Test func `a field is typed into without a keyboard`() {
    Device.$ofTask.withValue(device) {
      let (window, field) = (UIWindow(), UITextField())
      window.addSubview(field)
      window.makeKeyAndVisible()

      #expect(field.becomeFirstResponder())
      field.type("Soup")

      #expect(field.text == "Soup")
    }
  }

  @Test func `a tap calls the method of a control without an application`() {
    Device.$ofTask.withValue(device) {
      let (window, control) = (UIWindow(), UISwitch())
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      window.addSubview(control)
      window.makeKeyAndVisible()

      control.sendActions(for: .valueChanged)

      #expect(changes == 1)
      #expect(control.next === window)
    }
  }
}
