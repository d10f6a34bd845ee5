/// What is said about the keyboard where the program goes on.
enum SystemMessage: ConsoleMessage {
  case endlessKeyboardChanges(count: Int)
  case inputViewAround(UIResponder, UIView)

  var text: String {
    switch self {
    case .endlessKeyboardChanges(let count):
      "The keyboard came and went \(count) times in a row, so it is left as it is. Look "
        + "for observers of its notifications that change the first responder."
    case .inputViewAround(let responder, let view):
      "\(type(of: responder)): its inputView is \(String(withArticle: type(of: view))) it lies in itself, so the "
        + "keyboard is shown. Make a view of its own for inputView."
    }
  }
}

/// Mistakes in notifications, for which UIKit and UserNotifications raise an exception.
enum NotificationError: ExceptionCase {
  case noInterval(TimeInterval)
  case shortInterval(TimeInterval)

  nonisolated var exception: Exception {
    switch self {
    case .noInterval(let interval):
      .inconsistency(
        "time interval must be greater than 0",
        help: "It is \(interval). Compare the date with now before making the trigger.")
    case .shortInterval(let interval):
      .inconsistency(
        "time interval must be at least 60 if repeating",
        help: "It is \(interval). A device does not notify more than once a minute.")
    }
  }
}

/// What is said about notifications where the program goes on.
enum NotificationMessage: ConsoleMessage {
  case dropped(String, limit: Int)
  case triggerWithoutDate(String)
  case neverAnswered(String)
  case negativeBadge(Int)

  var text: String {
    switch self {
    case .dropped(let identifier, let limit):
      "The system keeps the \(limit) notifications that come soonest, so "
        + "\u{201C}\(identifier)\u{201D} is dropped. Schedule the later ones later."
    case .triggerWithoutDate(let identifier):
      "UNUserNotificationCenter: the trigger of \u{201C}\(identifier)\u{201D} matches no "
        + "date to come, so it never fires. Look at nextTriggerDate() of the trigger."
    case .neverAnswered(let method):
      "Warning: UNUserNotificationCenter delegate received call to "
        + "-userNotificationCenter:\(method):withCompletionHandler: but the completion handler was "
        + "never called. Call it on every way through the method."
    case .negativeBadge(let number):
      "The badge is to be \(number). It is 0, which takes it away. Count from 0."
    }
  }
}

/// What is said about addresses that no application can open, because of their form.
enum AddressMessage: ConsoleMessage {
  case noScheme(URL)
  case mailToHost(URL)

  var text: String {
    switch self {
    case .noScheme(let url):
      "UIApplication.open: \(url) has no scheme, so no application is meant. "
        + "Begin it with https:, mailto: or tel:."
    case .mailToHost(let url):
      "UIApplication.open: \(url) names a host where a mail address belongs. "
        + "Write mailto: without slashes."
    }
  }
}
