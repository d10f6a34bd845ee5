import Grading
import HeadlessUIKitExtras
import Stage
import Testing

/// Notes what a web view says, and answers whether a page may come.
private class Witness: UIViewController, WKNavigationDelegate {
  let log = Log()
  var policy: WKNavigationActionPolicy? = .allow
  var answers = 1

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let address = navigationAction.request.url?.absoluteString ?? "nil"
    log.note("\(navigationAction.navigationType) \(address)")
    #expect(navigationAction.targetFrame?.isMainFrame == true)
    guard let policy else { return }
    for _ in 0..<answers { decisionHandler(policy) }
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    log.note("start")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.note("commit") }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log.note("finish \(webView.title ?? "nil")")
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    log.note("fail \((error as? URLError)?.code.rawValue ?? 0)")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    log.note("failed to come \((error as? URLError)?.code.rawValue ?? 0)")
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let former = change?[.oldKey].map { "\($0) → " } ?? ""
    log.note("\(keyPath ?? "nil") \(former)\(change?[.newKey] ?? "nil")")
  }
}

private final class AsyncWitness: NSObject, WKNavigationDelegate {
  let log = Log()

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    log.note("\(navigationAction.request.url?.host ?? "nil")")
    return navigationAction.request.url?.host == "a.org" ? .allow : .cancel
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.note("finish") }
}

private final class MainActorWitness: NSObject, WKNavigationDelegate {
  let log = Log()

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    log.note("asked")
    decisionHandler(.allow)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.note("finish") }
}

/// Stops each page of which something is on its way.
private final class Stopper: UIResponder {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let webView = object as? WKWebView, webView.estimatedProgress < 1 { webView.stopLoading() }
  }
}

@Suite("WKWebView", .isolated)
struct WKWebViewTests {
  private let witness = Witness()
  private let console = ConsoleLog()
  private let webView = WKWebView()
  private let stage: Stage
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "pages-\(UUID())")

  init() throws {
    webView.navigationDelegate = witness
    witness.view = webView
    stage = Stage()
    stage.present(witness)
    for (name, text) in [
      "a.org/index.html": "<title>A</title><p>Go to <a href='/two'>the second page</a> now.",
      "a.org/two.html": "<title>Two</title><h1>The second</h1>",
      "b.org/index.html": "<title>B</title>",
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    Device.current.folders["answers"] = folder
  }

  private func load(_ address: String, wait: Double = 1) throws {
    webView.load(URLRequest(url: try #require(URL(string: address))))
    stage.clock.advance(by: wait)
  }

  @Test func `B620: a page is asked about, and told from the start to the end`() throws {
    try load("https://a.org")

    #expect(witness.log.lines == ["other https://a.org", "start", "commit", "finish A"])
    #expect(webView.url?.absoluteString == "https://a.org" && webView.title == "A")
    #expect(!webView.isLoading && webView.estimatedProgress == 1)
    #expect(stage.webViews.staticTexts["Go to the second page now."].exists)
    #expect(
      Device.current.conversation.messages.map(\.line).filter { $0.hasPrefix("webView") } == [
        "webView → delegate: decidePolicy https://a.org",
        "webView → delegate: didStartProvisionalNavigation https://a.org",
        "webView → delegate: didCommit https://a.org",
        "webView → delegate: didFinish https://a.org",
      ])
  }

  @Test func `B621: a page that may not come is not told of, and the other one stays`() throws {
    try load("https://a.org")
    witness.policy = .cancel
    try load("https://b.org")

    #expect(witness.log.lines.suffix(2) == ["finish A", "other https://b.org"])
    #expect(webView.url?.host == "a.org" && webView.title == "A" && !webView.isLoading)
    #expect(!webView.canGoBack && webView.estimatedProgress == 1)
  }

  @Test func `B622: the answer may come from an async method, and on the main actor`() throws {
    let (later, main) = (AsyncWitness(), MainActorWitness())
    webView.navigationDelegate = later
    try load("https://a.org")
    try load("https://b.org")
    #expect(later.log.lines == ["a.org", "finish", "b.org"])

    webView.navigationDelegate = main
    try load("https://b.org")
    #expect(main.log.lines == ["asked", "finish"])

    webView.navigationDelegate = nil
    try load("https://a.org")
    #expect(webView.title == "A")
  }

  @Test func `B623: a question is answered once, or raises an exception`() {
    witness.answers = 2
    let twice = Exception.catching { try? load("https://a.org") }
    witness.policy = nil
    let never = Exception.catching { try? load("https://b.org") }

    let words =
      "Completion handler passed to webView:decidePolicyForNavigationAction:decisionHandler: was "
    #expect(twice.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(twice.map(\.reason) == [words + "called more than once"])
    #expect(never.map(\.reason) == [words + "not called"])
    #expect(webView.url?.host == "b.org" && webView.isLoading)
  }

  @Test func `B624: a page that does not come fails, and so does one that is given up`() throws {
    Device.current.folders["answers"] = nil
    try load("https://a.org/two")
    #expect(witness.log.lines.last == "failed to come -1009")
    #expect(console.lines.count == 1 && console.lines[0].contains("ANSWERS/a.org/two.html, in"))
    #expect(webView.url == nil && webView.title == nil && !webView.isLoading)

    Device.current.folders["answers"] = folder
    try load("https://a.org", wait: 0.1)
    webView.stopLoading()
    #expect(witness.log.lines.last == "failed to come -999")
    try load("https://a.org", wait: 0.25)
    #expect(witness.log.lines.last == "commit" && webView.estimatedProgress == 0.5)
    try load("https://b.org")
    #expect(
      witness.log.lines.suffix(5) == [
        "other https://b.org", "fail -999", "start", "commit", "finish B",
      ])
  }

  @Test func `an asked page that another one follows is told nothing`() throws {
    webView.load(URLRequest(url: try #require(URL(string: "https://a.org"))))
    try load("https://b.org")

    #expect(witness.log.lines == ["other https://b.org", "start", "commit", "finish B"])
  }

  @Test func `B625: the progress and its like are observed by their names`() throws {
    webView.navigationDelegate = nil
    let names = ["estimatedProgress", "title", "loading"]
    for name in names {
      webView.addObserver(witness, forKeyPath: name, options: [.new, .old], context: nil)
    }
    webView.addObserver(witness, forKeyPath: "canGoBack", options: .initial, context: nil)
    try load("https://a.org")
    #expect(
      witness.log.lines == [
        "canGoBack nil", "estimatedProgress 0.0 → 0.1", "loading false → true",
        "title nil → Optional(\"A\")", "estimatedProgress 0.1 → 0.5", "estimatedProgress 0.5 → 1.0",
        "loading true → false",
      ])
    for name in names + ["canGoBack"] { webView.removeObserver(witness, forKeyPath: name) }
    try load("https://b.org")
    #expect(witness.log.lines.count == 7)

    webView.addObserver(witness, forKeyPath: "colour", context: nil)
    #expect(console.lines.last?.hasPrefix("WKWebView tells nobody of colour.") == true)
  }

  @Test func `B626: a person goes back, forward, and loads the page anew`() throws {
    for address in ["https://a.org", "https://a.org/two", "https://b.org"] { try load(address) }
    #expect(webView.canGoBack && !webView.canGoForward)
    #expect(webView.backForwardList.backList.map(\.title) == ["A", "Two"])
    for move in [webView.goBack, webView.goBack, webView.goBack, webView.goForward, webView.reload]
    {
      _ = move()
      stage.clock.advance(by: 1)
    }

    #expect(
      witness.log.lines.filter { $0.contains("https") }.dropFirst(3) == [
        "backForward https://a.org/two", "backForward https://a.org",
        "backForward https://a.org/two", "reload https://a.org/two",
      ])
    #expect(webView.title == "Two" && webView.canGoBack && webView.canGoForward)
    #expect(webView.backForwardList.forwardItem?.url.host == "b.org")
    try load("https://a.org")
    #expect(!webView.canGoForward && webView.backForwardList.backList.count == 2)
    Selector("goBack").perform(on: webView, from: nil, for: nil)
    stage.clock.advance(by: 1)
    #expect(webView.title == "Two")
  }

  @Test func `B627: a string is shown at once, and not gone back to`() throws {
    webView.loadHTMLString("<title> A  B </title><h2>Tea &amp; milk</h2>", baseURL: nil)
    stage.clock.advance(by: 0.1)

    #expect(webView.title == "A B" && webView.url?.absoluteString == "about:blank")
    #expect(stage.staticTexts["Tea & milk"].exists && console.lines.isEmpty)
    try load("https://a.org")
    #expect(!webView.canGoBack)
  }

  @Test func `B628: a link is asked about as such, and loads`() throws {
    try load("https://a.org")
    stage.links["the second page"].tap()
    stage.clock.advance(by: 1)
    #expect(witness.log.lines[4] == "linkActivated https://a.org/two" && webView.title == "Two")
    #expect(stage.staticTexts["The second"].exists && !stage.links["the second page"].exists)

    webView.goBack()
    stage.clock.advance(by: 1)
    witness.policy = .cancel
    stage.links["the second page"].tap()
    stage.clock.advance(by: 1)
    #expect(webView.title == "A" && webView.url?.absoluteString == "https://a.org")
  }

  @Test func `a link over two lines is touched in both, and heard once`() throws {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    webView.loadHTMLString(
      "<p>Some <a href=/two>\(words)</a> end", baseURL: URL(string: "https://a.org"))
    stage.clock.advance(by: 0.1)
    #expect(stage.links.count == 1)
    let frame = stage.links[0].frame
    stage.tap(at: CGPoint(x: 40, y: frame.maxY + 8))
    stage.clock.advance(by: 1)
    #expect(webView.title == "Two")
  }

  @Test func `B629: a script is not run, and the console says so`() {
    webView.evaluateJavaScript("document.title") { [witness] result, error in
      witness.log.note("\(String(describing: result)) \((error as? NSError)?.code ?? 0)")
    }
    stage.clock.advance(by: 0.1)

    #expect(witness.log.lines == ["nil 4"])
    #expect(
      console.lines == [
        "WKWebView shows the text of a page here, and runs no scripts: document.title"
      ])
  }

  @Test func `B630: a file is shown, and one that is missing fails`() {
    let file = folder.appendingPathComponent("a.org/two.html")
    webView.loadFileURL(file, allowingReadAccessTo: folder)
    stage.clock.advance(by: 0.1)
    #expect(webView.title == "Two")
    webView.loadFileURL(folder.appendingPathComponent("none.html"), allowingReadAccessTo: folder)
    stage.clock.advance(by: 0.1)
    #expect(witness.log.lines.last == "failed to come \(URLError.fileDoesNotExist.rawValue)")
    #expect(webView.title == "Two" && webView.url == file)
  }

  @Test func `B631: a finger from the edge goes back and forward, if it may`() throws {
    try load("https://a.org")
    try load("https://a.org/two")
    let width = UIScreen.main.bounds.width
    func drag(from start: CGFloat, to end: CGFloat) {
      let finger = Touches(on: CGPoint(x: start, y: 300), in: stage.window)
      finger.drag(by: CGPoint(x: end - start, y: 0))
      finger.lift()
      stage.clock.advance(by: 1)
    }
    drag(from: 2, to: width - 20)
    #expect(webView.title == "Two")
    webView.allowsBackForwardNavigationGestures = true
    drag(from: 2, to: width - 20)
    #expect(webView.title == "A")
    drag(from: width - 2, to: 20)
    #expect(webView.title == "Two")
  }

  @Test func `an empty page comes without a network, and a page may end in htm`() throws {
    Device.current.folders["answers"] = nil
    try load("about:blank")
    #expect(witness.log.lines.last == "finish " && console.lines.isEmpty)

    let file = folder.appendingPathComponent("old.htm")
    try Data("<title>Old</title>".utf8).write(to: file)
    webView.loadFileURL(file, allowingReadAccessTo: folder)
    stage.clock.advance(by: 0.1)
    #expect(webView.title == "Old" && webView.canGoBack)
  }

  @Test func `an observer that stops a page leaves nothing on its way`() throws {
    let observer = Stopper()
    webView.addObserver(observer, forKeyPath: "estimatedProgress", context: nil)
    try load("https://a.org")

    #expect(!webView.isLoading && webView.url == nil)
  }

  @Test func `a document makes a view with its configuration`() throws {
    let webView = try object(
      """
      <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" id="a">
      <rect key="frame" x="0.0" y="47" width="390" height="763"/>
      <wkWebViewConfiguration key="configuration">
      <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
      <wkPreferences key="preferences"/>
      </wkWebViewConfiguration>
      </wkWebView>
      """, as: WKWebView.self)

    #expect(webView.frame.height == 763 && webView.allowsBackForwardNavigationGestures)
    #expect(console.lines.isEmpty)
  }
}
