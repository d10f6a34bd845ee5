/// The object that is asked about pages, and told how they come.
///
/// Every method may be left out; a page that nobody is asked about comes.
///
/// - Differs: Nobody is asked about what a server answers, about passwords and about downloads. Put the
///   conformance on the class that implements the methods.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Asks whether a page may come; the handler takes the answer, once.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)

  /// Asks whether a page may come, as Xcode 16 writes it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)

  /// Returns whether a page may come.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Tells the delegate that a page was asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Tells the delegate that a page begins to come, and that the one before is gone.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Tells the delegate that a page is whole.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Tells the delegate that the rest of a page does not come.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Tells the delegate that a page does not come.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  /// Says that the method is not implemented.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    notImplemented(WebMethod.decidePolicy)
  }

  /// Says that the method is not implemented.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    notImplemented(WebMethod.decidePolicyOnMainActor)
  }

  /// Says that the method is not implemented: the page may come.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    notImplemented(WebMethod.decidePolicyAsync, answer: .allow)
  }

  /// Says that the method is not implemented.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {
    notImplemented(WebMethod.didStartProvisionalNavigation)
  }

  /// Says that the method is not implemented.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    notImplemented(WebMethod.didCommit)
  }

  /// Says that the method is not implemented.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    notImplemented(WebMethod.didFinish)
  }

  /// Says that the method is not implemented.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    notImplemented(WebMethod.didFail)
  }

  /// Says that the method is not implemented.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    notImplemented(WebMethod.didFailProvisionalNavigation)
  }
}

/// The object that opens windows for a page.
///
/// - Differs: A page runs no scripts and opens no windows, so it is asked nothing.
@MainActor public protocol WKUIDelegate: NSObjectProtocol {}

/// The methods of a web view's delegate, as the conversation names them.
nonisolated enum WebMethod: String, DelegateMethod {
  static let speaker = "webView"

  case decidePolicy, decidePolicyOnMainActor, decidePolicyAsync, didStartProvisionalNavigation,
    didCommit, didFinish, didFail, didFailProvisionalNavigation
}

/// A question whether a page may come, which has to be answered once.
final class PolicyQuestion {
  var decide: ((WKNavigationActionPolicy) -> Void)?

  init(_ decide: @escaping (WKNavigationActionPolicy) -> Void) { self.decide = decide }

  nonisolated func answer(_ policy: WKNavigationActionPolicy) {
    MainQueue.perform {
      guard let decide = self.decide else { return PolicyError.answeredTwice.raise() }
      self.decide = nil
      decide(policy)
    }
  }

  isolated deinit { if decide != nil { PolicyError.unanswered.raise() } }
}

/// A mistake with the question whether a page may come, which raises an exception.
enum PolicyError: ExceptionCase {
  case answeredTwice
  case unanswered

  var exception: Exception {
    .inconsistency(
      "Completion handler passed to webView:decidePolicyForNavigationAction:decisionHandler: was "
        + (self == .unanswered ? "not called" : "called more than once"),
      help: "Call decisionHandler(.allow) or decisionHandler(.cancel) once on each way through the "
        + "method, and return after it.")
  }
}
