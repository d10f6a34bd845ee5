import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about the keyboard, notifications and addresses", .isolated)
struct SystemMessagesTests {
  /// The name, the reason and the help of an exception.
  private func text(_ exception: Exception) -> String {
    "\(exception.name): \(exception.reason) | \(exception.help)"
  }

  @Test func `the keyboard`() {
    #expect(
      [
        SystemMessage.endlessKeyboardChanges(count: 32), .inputViewAround(UITextField(), UIView()),
      ].map(\.text) == [
        "The keyboard came and went 32 times in a row, so it is left as it is. Look for observers "
          + "of its notifications that change the first responder.",
        "UITextField: its inputView is a UIView it lies in itself, so the keyboard is shown. Make a "
          + "view of its own for inputView.",
      ])
  }

  @Test func `notifications that cannot be made`() {
    #expect(
      [NotificationError.noInterval(-1), .shortInterval(59)]
        .map { text($0.exception) } == [
          "NSInternalInconsistencyException: time interval must be greater than 0 | It is -1.0. "
            + "Compare the date with now before making the trigger.",
          "NSInternalInconsistencyException: time interval must be at least 60 if repeating | It is "
            + "59.0. A device does not notify more than once a minute.",
        ])
  }

  @Test func `notifications that do not come as they are asked for`() {
    #expect(
      [
        NotificationMessage.dropped("tea", limit: 64), .triggerWithoutDate("tea"),
        .neverAnswered("willPresentNotification"), .negativeBadge(-3),
      ].map(\.text) == [
        "The system keeps the 64 notifications that come soonest, so \u{201C}tea\u{201D} is dropped. "
          + "Schedule the later ones later.",
        "UNUserNotificationCenter: the trigger of \u{201C}tea\u{201D} matches no date to come, so it "
          + "never fires. Look at nextTriggerDate() of the trigger.",
        "Warning: UNUserNotificationCenter delegate received call to "
          + "-userNotificationCenter:willPresentNotification:withCompletionHandler: but the "
          + "completion handler was never called. Call it on every way through the method.",
        "The badge is to be -3. It is 0, which takes it away. Count from 0.",
      ])
  }

  @Test func `addresses of the wrong form`() throws {
    let menu = try #require(URL(string: "menu"))
    let mail = try #require(URL(string: "mailto://ann@example.org"))

    #expect(
      [AddressMessage.noScheme(menu), .mailToHost(mail)].map(\.text) == [
        "UIApplication.open: menu has no scheme, so no application is meant. Begin it with https:, "
          + "mailto: or tel:.",
        "UIApplication.open: mailto://ann@example.org names a host where a mail address belongs. "
          + "Write mailto: without slashes.",
      ])
  }
}
