/// A view that shows pages of the web, as text.
///
/// What lies at an address comes from where ``URLSession`` has it: a folder of answers, or a file.
///
///     decidePolicyFor → didStartProvisionalNavigation → didCommit → didFinish
///                                    └→ didFailProvisionalNavigation  └→ didFail
///
/// - Shape: ``url``, ``title``, ``isLoading``, ``estimatedProgress``, ``canGoBack`` and ``canGoForward`` can
///   be observed. A page that was loaded out of a string is not gone back to.
/// - Units: ``estimatedProgress`` goes from 0 to 1. A page of the web comes after two tenths of a second of
///   the phone's clock and is whole after another.
/// - Errors: Without a folder of answers the navigation fails with `URLError.notConnectedToInternet`, and the
///   console says so. A navigation that another one or ``stopLoading()`` ends fails with `URLError.cancelled`.
/// - Differs: This is no browser. A page is its text: headings, paragraphs, lists, and links to other pages,
///   which can be touched. There are no styles, pictures, tables, forms and scripts. Of a page are read a
///   million bytes, and of these 50,000 characters are shown, with 500 links. To observe is there for a web
///   view alone, and the observer is a responder.
/// - Unconfirmed: ``reload()`` shows a string again, and does nothing where nothing could be loaded.
/// - Not asked: It takes an application.
/// - Source: Apple, WebKit, "WKWebView" and "WKNavigationDelegate".
open class WKWebView: UIView, OuterView, OuterElement, OuterKeyed {
  /// The object that is asked about each page, and told how it comes.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// The object that would open windows for a page.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// What the view was made with.
  public let configuration: WKWebViewConfiguration

  /// The view in which the page scrolls.
  public let scrollView = UIScrollView()

  /// The address of the page, or of the one that was asked for.
  public private(set) var url: URL? { didSet { tell(\.url, oldValue) } }

  /// The title of the page.
  public private(set) var title: String? { didSet { tell(\.title, oldValue) } }

  /// Whether a page is on its way.
  public private(set) var isLoading = false { didSet { tell(\.isLoading, oldValue) } }

  /// How much of a page has come, from 0 to 1.
  public private(set) var estimatedProgress = 0.0 { didSet { tell(\.estimatedProgress, oldValue) } }

  /// Whether there is a page to go back to.
  public private(set) var canGoBack = false { didSet { tell(\.canGoBack, oldValue) } }

  /// Whether there is a page to go forward to.
  public private(set) var canGoForward = false { didSet { tell(\.canGoForward, oldValue) } }

  /// The pages that were seen.
  public let backForwardList = WKBackForwardList()

  /// Whether a finger that comes from the left or the right edge goes back or forward.
  open var allowsBackForwardNavigationGestures = false {
    didSet { for edge in edges { edge.isEnabled = allowsBackForwardNavigationGestures } }
  }

  var observers: [WebObserver] = []
  /// The page that the delegate is asked about, the one on its way, and the one that is shown.
  private var (asked, loading, shown): (PageLoad?, PageLoad?, PageLoad?)
  private var blocks: [PageBlock] = []
  private let edges = [UIScreenEdgePanGestureRecognizer(), UIScreenEdgePanGestureRecognizer()]

  /// Creates a view that shows no page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view that shows no page.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates the view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
    for (edge, side) in zip(edges, [UIRectEdge.left, .right]) {
      edge.edges = side
      edge.isEnabled = false
      edge.addTarget(self, action: WKWebView.swipe)
      addGestureRecognizer(edge)
    }
  }

  private func swipe(_ edge: UIScreenEdgePanGestureRecognizer) {
    if edge.state == .ended { _ = edge === edges[0] ? goBack() : goForward() }
  }

  // MARK: - Loading

  /// Loads what a request asks for.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(PageLoad(request)) }

  /// Shows a page that is written in a string.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let url = baseURL ?? URL(string: "about:blank") else { return nil }
    return begin(PageLoad(URLRequest(url: url), text: string))
  }

  /// Shows a page that lies in a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Loads the page anew.
  @discardableResult
  open func reload() -> WKNavigation? {
    shown.flatMap { begin(PageLoad($0.request, text: $0.text, .reload, item: $0.item)) }
  }

  /// Goes back to the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

  /// Goes forward to the page that was gone back from.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

  /// Goes to a page of the list.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(PageLoad(URLRequest(url: item.url), .backForward, item: item))
  }

  /// Gives up what is on its way.
  open func stopLoading() {
    asked = nil
    if let loading { fail(loading, URLError(.cancelled)) }
    update()
  }

  /// Says on the console that no page runs scripts, and hands over an error.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    WebMessage.noScripts(javaScriptString).report()
    let error = NSError(domain: "WKErrorDomain", code: 4)
    DispatchQueue.main.async { completionHandler?(nil, error) }
  }

  // MARK: - From the question to the page

  private func begin(_ load: PageLoad) -> WKNavigation {
    asked = load
    update()
    DispatchQueue.main.async { [weak self] in self?.ask(about: load) }
    return load.navigation
  }

  /// Asks the delegate in the ways in which its method may be written; unless it says no, the page comes.
  private func ask(about load: PageLoad) {
    guard asked === load else { return }
    let action = WKNavigationAction(load)
    let decide: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, asked === load else { return }
      asked = nil
      if policy == .allow { start(load) }
      update()
    }
    let question = PolicyQuestion(decide)
    let answer: (WKNavigationActionPolicy) -> Void = { question.answer($0) }
    let answerOnMain: @MainActor (WKNavigationActionPolicy) -> Void = { question.answer($0) }
    let isAsked =
      tell(.decidePolicy, load) {
        $0.webView(self, decidePolicyFor: action, decisionHandler: answer)
      }
      || tell(.decidePolicyOnMainActor, load) {
        $0.webView(self, decidePolicyFor: action, decisionHandler: answerOnMain)
      }
    guard !isAsked else { return }
    question.decide = nil
    guard navigationDelegate != nil else { return decide(.allow) }
    tell(.decidePolicyAsync, load) { delegate in
      // It runs at once, as far as the delegate waits for nothing.
      Task.immediate { decide(await delegate.webView(self, decidePolicyFor: action)) }
    }
  }

  private func start(_ load: PageLoad) {
    if let loading { fail(loading, URLError(.cancelled)) }
    loading = load
    update()
    tell(.didStartProvisionalNavigation, load) {
      $0.webView(self, didStartProvisionalNavigation: load.navigation)
    }
    after(load.delay, load) { $0.receive(load) }
  }

  private func receive(_ load: PageLoad) {
    var page = HTMLPage(base: load.url)
    if let text = load.text ?? (load.url.absoluteString == "about:blank" ? "" : nil) {
      page.read(text)
    } else {
      let answer = NetworkAnswer(to: load.request, ending: "html")
      guard let data = answer.data else { return fail(load, answer.error ?? URLError(.unknown)) }
      page.read(data, kind: answer.response?.mimeType)
    }
    (load.title, load.progress, shown) = (page.title ?? "", 0.5, load)
    if load.text == nil { backForwardList.commit(load) }
    show(page)
    update()
    tell(.didCommit, load) { $0.webView(self, didCommit: load.navigation) }
    after(load.delay / 2, load) { view in
      view.loading = nil
      view.update()
      view.tell(.didFinish, load) { $0.webView(view, didFinish: load.navigation) }
    }
  }

  private func fail(_ load: PageLoad, _ error: any Error) {
    loading = nil
    update()
    if load.title != nil {
      tell(.didFail, load) { $0.webView(self, didFail: load.navigation, withError: error) }
    } else {
      tell(.didFailProvisionalNavigation, load) {
        $0.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
      }
    }
  }

  private func after(
    _ seconds: TimeInterval, _ load: PageLoad, _ work: @escaping (WKWebView) -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      if let self, loading === load { work(self) }
    }
  }

  /// Works out what can be observed.
  private func update() {
    // A link that the delegate is asked about is not on its way yet. An observer may load and stop.
    let next = { [self] in asked.flatMap { $0.type == .linkActivated ? nil : $0 } ?? loading }
    url = (next() ?? shown)?.url
    title = shown?.title
    canGoBack = !backForwardList.backList.isEmpty
    canGoForward = !backForwardList.forwardList.isEmpty
    estimatedProgress = next()?.progress ?? (isLoading ? 1 : estimatedProgress)
    isLoading = next() != nil
  }

  @discardableResult
  private func tell(
    _ method: WebMethod, _ load: PageLoad, _ message: (any WKNavigationDelegate) -> Void
  ) -> Bool {
    Device.current.conversation.tell(
      navigationDelegate, method, load.url.absoluteString, message)
  }

  // MARK: - The page

  private func show(_ page: HTMLPage) {
    for block in blocks { block.removeFromSuperview() }
    blocks = page.blocks.map { text in
      PageBlock(text) { [weak self] url in
        _ = self?.begin(PageLoad(URLRequest(url: url), .linkActivated))
      }
    }
    for block in blocks { scrollView.addSubview(block) }
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    setNeedsLayout()
  }

  /// Places the paragraphs of the page below each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let margin: CGFloat = 8
    let width = max(bounds.width - 2 * margin, 0)
    var top = margin
    for block in blocks {
      let height = block.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      block.frame = CGRect(x: margin, y: top, width: width, height: height)
      top += height + margin
    }
    let size = CGSize(width: bounds.width, height: top)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  // MARK: - What the library asks of a view

  package func configureOuter(from decoder: NibDecoder) {
    allowsBackForwardNavigationGestures =
      decoder.flag("allowsBackForwardNavigationGestures") ?? false
  }

  /// The methods that a bar button calls by their names.
  open override class var actions: [Selector: IBAction] {
    [
      "goBack": IBAction { (view: WKWebView) in { _ = view.goBack() } },
      "goForward": IBAction { (view: WKWebView) in { _ = view.goForward() } },
      "reload": IBAction { (view: WKWebView) in { _ = view.reload() } },
      "stopLoading": IBAction(WKWebView.stopLoading),
    ]
  }

  package var outerAutomationType: AutomationType { .webView }

  package class var outerKeys: BuiltInKeys {
    KeysOf<WKWebView>.list([
      "allowsBackForwardNavigationGestures": \.allowsBackForwardNavigationGestures,
      "navigationDelegate": \.navigationDelegate, "scrollView": \.scrollView, "title": \.title,
      "uiDelegate": \.uiDelegate,
    ])
  }
}

/// What the console says of a page.
enum WebMessage: ConsoleMessage {
  case noScripts(String)
  case notObserved(String)

  var text: String {
    switch self {
    case .noScripts(let script):
      "WKWebView shows the text of a page here, and runs no scripts: \(script.prefix(80))"
    case .notObserved(let key):
      "WKWebView tells nobody of \(key). Observe url, title, isLoading, estimatedProgress, canGoBack or "
        + "canGoForward."
    }
  }
}
