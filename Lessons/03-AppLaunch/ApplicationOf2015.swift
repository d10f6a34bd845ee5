import HeadlessUIKit

/// What programs of 2015 asked the application for.
///
/// The calls are outdated, and the compiler says so wherever they stand,
/// except in an extension that is marked outdated itself.
protocol ApplicationOf2015: AnyObject {
  var badge: Int { get set }
  var showsNetwork: Bool { get set }
  func lightenStatusBar()
  func openAsBefore(_ url: URL) -> Bool
}

extension UIApplication: ApplicationOf2015 {
  @available(*, deprecated)
  var badge: Int {
    get { applicationIconBadgeNumber }
    set { applicationIconBadgeNumber = newValue }
  }

  @available(*, deprecated)
  var showsNetwork: Bool {
    get { isNetworkActivityIndicatorVisible }
    set { isNetworkActivityIndicatorVisible = newValue }
  }

  @available(*, deprecated)
  func lightenStatusBar() {
    setStatusBarStyle(.lightContent, animated: false)
  }

  @available(*, deprecated)
  func openAsBefore(_ url: URL) -> Bool { openURL(url) }
}
