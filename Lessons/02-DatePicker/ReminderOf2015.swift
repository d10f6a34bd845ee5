import HeadlessUIKit

/// Somebody who can have the phone say words at a date.
protocol Reminding {
  func remind(_ words: String, at date: Date)
}

/// A reminder as it was made until iOS 10, in four lines.
///
/// The calls are deprecated: they work, and the compiler warns of them.
/// A method that is deprecated itself may make them without a warning.
struct ReminderOf2015: Reminding {
  @available(*, deprecated)
  func remind(_ words: String, at date: Date) {
    let note = UILocalNotification()
    note.alertBody = words
    note.fireDate = date
    UIApplication.shared.scheduleLocalNotification(note)
  }
}
