import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("A banner", .isolated)
struct NotificationBannerTests {
  let stage = Stage()
  let receptionist = RecordingNotificationDelegate()
  var center: UNUserNotificationCenter { .current() }

  @Test func `a banner goes after five seconds, and gives way to the next one`() {
    greet([.banner])
    arrive("A")
    stage.clock.advance(by: 3)
    arrive("B")
    #expect(stage.banners.count == 1 && stage.banners[0].staticTexts[1].label == "B")

    stage.clock.advance(by: 4.9)
    #expect(stage.banners.count == 1)
    stage.clock.advance(by: 0.2)
    #expect(stage.banners.count == 0)
  }

  @Test func `a finger that moves up puts a banner away, and nobody hears of it`() {
    greet([.banner])
    arrive("A")

    stage.banners[0].swipeUp()

    #expect(stage.banners.count == 0 && receptionist.opened == [])
  }

  @Test func `a tap on a banner opens it, in front`() async {
    greet([.banner, .list])
    arrive("A")

    stage.banners[0].tap()

    #expect(stage.banners.count == 0 && receptionist.opened == ["A"])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func `a tap on a banner brings the application back from the background`() {
    greet([])
    stage.pressHome()
    arrive("A")

    stage.banners[0].tap()

    #expect(UIApplication.shared.applicationState != .background)
    #expect(receptionist.opened == ["A"] && stage.icons.count == 0)
  }

  @Test func `touches beside a banner reach the application`() {
    greet([.banner])
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    button.setTitle("Other", for: .normal)
    stage.present(button)
    arrive("A")

    #expect(stage.buttons["Other"].isHittable)
  }

  private func greet(_ options: UNNotificationPresentationOptions) {
    center.delegate = receptionist
    receptionist.options = options
    Reminder.allow(on: stage)
  }

  private func arrive(_ name: String) {
    center.add(Reminder.request(name))
    stage.clock.advance(by: 0)
  }
}
