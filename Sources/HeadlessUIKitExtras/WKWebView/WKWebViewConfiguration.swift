/// What a web view is made with.
///
/// - Differs: A page runs no scripts and plays no films, so what allows them changes nothing.
/// - Source: Apple, WebKit, "WKWebViewConfiguration".
open class WKWebViewConfiguration: NSObject {
  /// What a person would choose in the settings of a browser.
  open var preferences = WKPreferences()

  /// What holds for the content of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  /// Whether films would play within the page.
  open var allowsInlineMediaPlayback = false

  /// Creates a configuration.
  public override init() { super.init() }
}

/// What a person would choose in the settings of a browser.
open class WKPreferences: NSObject {
  /// Whether scripts would run; Apple has replaced it by ``WKWebpagePreferences/allowsContentJavaScript``.
  open var javaScriptEnabled = true

  /// Creates what is chosen at first.
  public override init() { super.init() }
}

/// What holds for the content of a page.
open class WKWebpagePreferences: NSObject {
  /// Whether the scripts of a page would run.
  open var allowsContentJavaScript = true

  /// Creates what holds at first.
  public override init() { super.init() }
}
