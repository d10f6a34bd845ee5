/// One page that is on its way: a delegate is told of it again and again.
public final class WKNavigation: NSObject {}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
  /// A link was touched.
  case linkActivated
  /// A form was sent.
  case formSubmitted
  /// The list of pages was gone through.
  case backForward
  /// The page is loaded anew.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// Something else, as a program that loads a page.
  case other = -1
}

/// Whether a page may come.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
}

/// A page that a delegate is asked about.
public final class WKNavigationAction: NSObject {
  /// What leads to the page.
  public let navigationType: WKNavigationType

  /// What is asked for.
  public let request: URLRequest

  /// Where the page will be shown.
  public let targetFrame: WKFrameInfo? = WKFrameInfo()

  init(_ load: PageLoad) { (request, navigationType) = (load.request, load.type) }
}

/// A part of a view that shows a page; here it is the whole view.
public final class WKFrameInfo: NSObject {
  /// Whether the part is the whole view.
  public let isMainFrame = true
}

/// The pages that a view has shown.
public final class WKBackForwardList: NSObject {
  /// The pages before the one that is shown, the last one last.
  public private(set) var backList: [WKBackForwardListItem] = []

  /// The page that is shown.
  public private(set) var currentItem: WKBackForwardListItem?

  /// The pages that were gone back from, the next one first.
  public private(set) var forwardList: [WKBackForwardListItem] = []

  /// The page before.
  public var backItem: WKBackForwardListItem? { backList.last }

  /// The page that was gone back from.
  public var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// Notes that a page is shown: one of the list, or else a new one.
  func commit(_ load: PageLoad) {
    let seen = backList + (currentItem.map { [$0] } ?? [])
    let all = seen + forwardList
    if let item = load.item, let place = all.firstIndex(of: item) {
      (backList, currentItem) = (Array(all[..<place]), item)
      forwardList = Array(all[(place + 1)...])
    } else {
      load.item = WKBackForwardListItem(load)
      (backList, currentItem, forwardList) = (seen, load.item, [])
    }
  }
}

/// A page that was seen.
public final class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL

  /// The title.
  public let title: String?

  init(_ load: PageLoad) { (url, title) = (load.url, load.title) }
}

/// A page from the question to its end.
final class PageLoad {
  let navigation = WKNavigation()
  let request: URLRequest
  /// The page, if it is written in a string.
  let text: String?
  let type: WKNavigationType
  var item: WKBackForwardListItem?
  /// The title, once the page is shown.
  var title: String?
  var progress = 0.1

  init(
    _ request: URLRequest, text: String? = nil, _ type: WKNavigationType = .other,
    item: WKBackForwardListItem? = nil
  ) {
    (self.request, self.text, self.type, self.item) = (request, text, type, item)
  }

  var url: URL { request.url ?? URL(fileURLWithPath: "/") }

  /// How many seconds the page takes to come.
  var delay: TimeInterval { text == nil && !url.isFileURL ? NetworkAnswer.delay : 0 }
}
