/// The number on the icon, as applications set it before iOS 17.
extension UIApplication {
  /// The number on the icon, 0 for none; setting it needs permission since iOS 8.
  @available(
    *, deprecated, message: "Call setBadgeCount(_:) of UNUserNotificationCenter since iOS 17."
  )
  public var applicationIconBadgeNumber: Int {
    get { device.userNotifications.badge }
    set {
      guard device.userNotifications.setBadge(newValue) != nil else { return }
      ApplicationMessage.badgeNotAllowed.report(on: device)
    }
  }
}
