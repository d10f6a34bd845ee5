import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Pulling content down to load it anew", .isolated)
struct UIRefreshControlTests {
  let stage = Stage()
  let list = News()
  var refresh: UIRefreshControl { list.refresh }
  var table: UITableView { list.tableView }
  var screen: Digitizer { Device.current.digitizer }

  init() {
    stage.present(list)
  }

  /// Drags the finger down from the middle, and leaves it there.
  private func pull(_ distance: CGFloat) -> [UITouch] {
    let start = CGPoint(x: 100, y: 150)
    let touches = screen.begin(at: [start])
    for step in 1...10 {
      stage.clock.advance(by: 0.02)
      let point = CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10)
      screen.move([(touch: touches[0], point: point)])
    }
    stage.clock.advance(by: 0.2)
    return touches
  }

  private var isWheelSeen: Bool {
    refresh.subviews.contains { $0 is UIActivityIndicatorView && !$0.isHidden }
  }

  private func wheelColor(_ control: UIRefreshControl) -> UIColor? {
    control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first?.color
  }

  @Test func `a person who pulls far enough begins a refresh with the finger still down`() {
    let touches = pull(350)

    #expect(list.loads == 1 && refresh.isRefreshing && table.isDragging)
    #expect(stage.activityIndicators["In progress"].exists)

    screen.end(touches)
    stage.clock.advance(by: 1)

    #expect(table.contentOffset.y == -60 && table.adjustedContentInset.top == 60)
    #expect(table.contentInset == .zero)
    #expect(stage.cells["Row 0"].frame.minY == 60)
    #expect(list.loads == 1)
  }

  @Test func `rows go back when the refresh is over`() {
    screen.end(pull(350))
    refresh.endRefreshing()
    stage.clock.advance(by: 1)

    #expect(!refresh.isRefreshing && table.contentOffset.y == 0)
    #expect(table.adjustedContentInset.top == 0 && !isWheelSeen)

    screen.end(pull(350))
    #expect(list.loads == 2)
  }

  @Test func `a person who pulls too little sees the wheel and refreshes nothing`() {
    let touches = pull(60)
    #expect(isWheelSeen && stage.activityIndicators["Progress halted"].exists)

    screen.end(touches)
    stage.clock.advance(by: 1)

    #expect(list.loads == 0 && !refresh.isRefreshing && table.contentOffset.y == 0)
    #expect(!isWheelSeen)
  }

  @Test func `what is over at once refreshes once in a drag`() {
    list.isQuick = true
    let touches = pull(350)
    #expect(list.loads == 1 && !refresh.isRefreshing)

    screen.end(touches)
    stage.clock.advance(by: 1)

    #expect(list.loads == 1 && table.contentOffset.y == 0)
  }

  @Test func `a second drag while a refresh goes on begins no other`() {
    screen.end(pull(350))
    let touches = pull(350)
    #expect(list.loads == 1)

    refresh.endRefreshing()
    #expect(table.adjustedContentInset.top == 60, "The finger holds the rows.")
    screen.end(touches)
    stage.clock.advance(by: 1)
    #expect(table.contentOffset.y == 0 && table.adjustedContentInset.top == 0)
  }

  @Test func `a refresh that the program begins sends nothing and moves nothing`() {
    refresh.beginRefreshing()
    stage.clock.advance(by: 1)

    #expect(refresh.isRefreshing && list.loads == 0 && table.contentOffset.y == 0)
    #expect(table.adjustedContentInset.top == 60)

    table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    #expect(stage.activityIndicators["In progress"].exists)
    refresh.endRefreshing()
    #expect(table.contentOffset.y == 0)
  }

  @Test func `rows below a bar are pulled as far`() {
    let list = News()
    let stack = UINavigationController(rootViewController: list)
    stage.present(stack)
    let top = list.tableView.contentOffset.y

    screen.end(pull(350))
    stage.clock.advance(by: 1)
    #expect(list.loads == 1 && list.tableView.contentOffset.y == top - 60)

    list.refresh.endRefreshing()
    #expect(list.tableView.contentOffset.y == top)
  }

  @Test func `a finger on the control drags the rows, and the control has their width`() {
    screen.end(pull(350))
    stage.clock.advance(by: 1)
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: table.bounds.width, height: 60))

    var heard = 0
    refresh.addAction(UIAction { _ in heard += 1 }, for: .allTouchEvents)
    let touches = screen.begin(at: [CGPoint(x: 100, y: 30)])
    stage.clock.advance(by: 1)
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 10))])
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 0))])
    #expect(table.isDragging && heard == 0)
  }

  @Test func `the text stands below the wheel`() {
    refresh.attributedTitle = NSAttributedString(string: "Loading the news")
    let touches = pull(350)
    #expect(stage.staticTexts["Loading the news"].exists)
    #expect(
      stage.staticTexts["Loading the news"].frame.minY
        >= stage.activityIndicators.firstMatch.frame.maxY)
    screen.end(touches)
  }

  @Test func `any scroll view can have one, and gives it up for another`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    scrollView.alwaysBounceVertical = true
    let (first, second) = (UIRefreshControl(), UIRefreshControl())
    var heard = 0
    second.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    scrollView.refreshControl = first
    scrollView.refreshControl = second
    #expect(first.superview == nil && scrollView.subviews == [second])
    stage.present(scrollView)

    screen.end(pull(350))
    #expect(heard == 1 && second.isRefreshing && !first.isRefreshing)

    scrollView.refreshControl = nil
    #expect(scrollView.subviews.isEmpty && scrollView.adjustedContentInset.top == 0)
  }

  @Test func `a control that another scroll view is given leaves the one it had`() {
    screen.end(pull(350))
    let other = UIScrollView()

    other.refreshControl = refresh

    #expect(refresh.superview === other && other.refreshControl === refresh)
    #expect(table.refreshControl == nil && table.adjustedContentInset.top == 0)
  }

  @Test func `rows go back when the control is taken away during a refresh`() {
    screen.end(pull(350))
    stage.clock.advance(by: 1)
    #expect(table.contentOffset.y == -60)

    table.refreshControl = nil

    #expect(table.contentOffset.y == 0 && table.adjustedContentInset.top == 0)
  }

  @Test func `a control that was taken away in a drag begins a refresh in the next one`() {
    let touches = pull(350)
    table.refreshControl = nil
    refresh.endRefreshing()
    screen.end(touches)
    stage.clock.advance(by: 1)
    table.refreshControl = refresh

    screen.end(pull(350))

    #expect(list.loads == 2)
  }

  @Test func `the control of a table controller is that of its table`() {
    #expect(list.refreshControl === refresh)
    table.refreshControl = nil
    #expect(list.refreshControl == nil)

    let other = UIRefreshControl()
    table.refreshControl = other
    #expect(list.refreshControl === other)

    let late = UITableViewController(style: .plain)
    late.refreshControl = other
    #expect(late.refreshControl === other && !late.isViewLoaded)
    late.tableView = UITableView()
    #expect(late.refreshControl === other && late.tableView.refreshControl === other)
    let early = UITableViewController(style: .plain)
    early.refreshControl = refresh
    #expect(early.tableView.refreshControl === refresh)
  }
}

/// A list of rows that can be loaded anew.
final class News: UITableViewController {
  let refresh = UIRefreshControl()
  var isQuick = false
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh.addTarget(self, action: News.load, for: .valueChanged)
    refreshControl = refresh
  }

  func load() {
    loads += 1
    if isQuick { refresh.endRefreshing() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
