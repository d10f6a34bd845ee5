import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("UIRefreshControl", .isolated)
struct UIRefreshControlTests {
  let controller = UITableViewController(style: .plain)
  let control = UIRefreshControl()
  let log = Log()
  let stage = Stage()
  let rest: CGFloat

  init() {
    stage.present(controller)
    stage.clock.advance(by: 0.1)
    rest = controller.tableView.contentOffset.y
    controller.refreshControl = control
    control.addAction(UIAction { [log] _ in log.note("pulled") }, for: .valueChanged)
    stage.clock.advance(by: 1)
  }

  private func pull(by distance: CGFloat, lifts: Bool = true) {
    let finger = Touches(on: CGPoint(x: 100, y: 100), in: stage.window)
    finger.drag(by: CGPoint(x: 0, y: distance))
    if lifts { finger.lift() }
    stage.clock.advance(by: 1)
  }

  @Test func `B530: a control belongs to the list and is out of sight at first`() {
    #expect(controller.tableView.refreshControl === control)
    #expect(control.superview === controller.tableView && control.isHidden)
    #expect(!control.isRefreshing)
  }

  @Test func `B531: a pull that is far enough is heard once, and the control stays in sight`() {
    pull(by: 300)

    #expect(log.lines == ["pulled"] && control.isRefreshing && !control.isHidden)
    #expect(controller.tableView.contentOffset.y == rest - 60)
    pull(by: 300)
    #expect(log.lines == ["pulled"])
  }

  @Test func `a short pull is not heard, and the list springs back`() {
    pull(by: 40)

    #expect(log.lines.isEmpty && !control.isRefreshing && control.isHidden)
    #expect(controller.tableView.contentOffset.y == rest)
  }

  @Test func `B532: ending hides the control and brings the list back`() {
    pull(by: 300)
    control.endRefreshing()
    stage.clock.advance(by: 1)

    #expect(!control.isRefreshing && control.isHidden)
    #expect(
      controller.tableView.contentOffset.y == rest && controller.tableView.contentInset.top == 0)
    pull(by: 300)
    #expect(log.lines == ["pulled", "pulled"])
  }

  @Test func `B533: the program's own beginning is heard by nobody`() {
    control.beginRefreshing()
    control.beginRefreshing()

    #expect(control.isRefreshing && log.lines.isEmpty)
    #expect(controller.tableView.contentInset.top == 60)
  }

  @Test func `another control takes the place of the first`() {
    let other = UIRefreshControl()
    controller.refreshControl = other

    #expect(control.superview == nil && other.superview === controller.tableView)
    controller.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test func `a document gives a table controller its control`() throws {
    let controller = try object(
      """
      <tableViewController id="a"><tableView key="view" id="b"/>\
      <refreshControl key="refreshControl" opaque="NO" id="c"/></tableViewController>
      """, as: UITableViewController.self)

    #expect(controller.refreshControl?.superview === controller.tableView)
  }

  @Test func `a control that refreshes before it has a list leaves the list where it was`() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let early = UIRefreshControl()
    early.beginRefreshing()
    list.refreshControl = early
    #expect(list.contentInset.top == 60)
    early.endRefreshing()
    #expect(list.contentInset.top == 0)
  }

  @Test func `a list whose control is taken away is as it was`() {
    control.beginRefreshing()
    controller.tableView.refreshControl = nil
    #expect(controller.tableView.contentInset.top == 0)
    control.endRefreshing()
    #expect(controller.tableView.contentInset.top == 0)
  }

  @Test func `an inset that the program sets meanwhile stays`() {
    control.beginRefreshing()
    controller.tableView.contentInset.top = 10
    control.endRefreshing()
    #expect(controller.tableView.contentInset.top == 10)
  }

  @Test func `a control that is given again is heard once`() {
    controller.tableView.refreshControl = nil
    controller.tableView.refreshControl = control
    pull(by: 300)
    #expect(log.lines == ["pulled"])
  }
}
