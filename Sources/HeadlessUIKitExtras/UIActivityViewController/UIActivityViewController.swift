/// A sheet that shares something: it lists what is shared, and to whom and how.
///
///     ┌──────────────────────────────┐
///     │ Share                  Close │
///     │  "Soup of the day"           │
///     │  Picture, 320 × 200          │
///     ├──────────────────────────────┤
///     │  Anna     (by Messages)      │
///     │  Mail                        │
///     │  Copy                        │
///     └──────────────────────────────┘
///
/// Present it as any controller. A person who chooses a row sends it away.
///
/// - Shape: ``completionWithItemsHandler`` is called once, when the sheet has gone: with the service
///   that was chosen and true, or with nil and false if a person closes the sheet.
/// - Differs: Nothing leaves the phone. The console says what was sent to whom. The people are three
///   that every phone has here. A picture that is saved lies in the library of
///   ``UIImagePickerController`` until the application ends.
/// - Unconfirmed: The services of the application stand below the system's of their category.
/// - Not asked: Only the screen shows it.
/// - Source: Apple, UIKit, "UIActivityViewController" and "completionWithItemsHandler".
open class UIActivityViewController: UIViewController {
  /// What is called when the sheet has gone: the service, whether it was performed, what it gave back,
  /// and what went wrong.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Is called when the sheet has gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The services that are not listed.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  let items: [Any]
  private let ownActivities: [UIActivity]
  private var choice: (type: UIActivity.ActivityType?, completed: Bool)?
  private var chosen: ActivityService?
  private var list: ActivityList?

  /// Creates a sheet that shares objects: texts, addresses, pictures and others.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, ownActivities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Answers nil: a document holds no such sheet.
  public required init?(coder: NSCoder) { nil }

  /// Makes the list.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: .grouped)
    let list = ActivityList(of: self, services: services)
    table.dataSource = list
    table.delegate = list
    table.tableHeaderView = list.header(width: table.bounds.width)
    self.list = list
    view = table
  }

  /// Calls the handler if the sheet has gone, also where a person dragged it away.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingViewController == nil else { return }
    let (type, completed) = choice ?? (nil, false)
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }

  /// What can be done with what is shared.
  private var services: [ActivityService] {
    let system = ActivityService.ofSystem.filter {
      !(excludedActivityTypes ?? []).contains($0.type) && $0.suits(items)
    }
    let own = ownActivities.filter { $0.canPerform(withActivityItems: items) }
    let all = system + own.map { ActivityService(of: $0) }
    return all.filter(\.shares) + all.filter { !$0.shares }
  }

  func choose(_ service: ActivityService) {
    guard choice == nil, chosen == nil else { return }
    chosen = service
    if let activity = service.activity {
      activity.sheet = self
      activity.prepare(withActivityItems: items)
      return activity.perform()
    }
    service.perform(with: items)
    finish(service.type, true)
  }

  func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    choice = (type, completed)
    dismiss(animated: true)
  }
}

/// One row of the sheet: a person or a service.
struct ActivityService {
  let type: UIActivity.ActivityType
  let title: String
  var detail: String?
  var activity: UIActivity?

  /// Whether it sends to others what is shared; those are listed first.
  var shares: Bool {
    activity.map { Swift.type(of: $0).activityCategory == .share }
      ?? [.message, .mail].contains(type)
  }

  init(_ type: UIActivity.ActivityType, _ title: String, _ detail: String? = nil) {
    (self.type, self.title, self.detail) = (type, title, detail)
  }

  init(of activity: UIActivity) {
    self.init(activity.activityType ?? UIActivity.ActivityType(""), activity.activityTitle ?? "")
    self.activity = activity
  }

  static let ofSystem = [
    ActivityService(.message, "Anna", "Messages"), ActivityService(.message, "Ben", "Messages"),
    ActivityService(.message, "Chen", "Messages"), ActivityService(.mail, "Mail"),
    ActivityService(.copyToPasteboard, "Copy"),
    ActivityService(.saveToCameraRoll, "Save Image"),
  ]

  func suits(_ items: [Any]) -> Bool {
    type != .saveToCameraRoll || items.contains { SharedItem($0).image != nil }
  }

  func perform(with items: [Any]) {
    let shared = items.map { SharedItem($0) }
    switch type {
    case .copyToPasteboard:
      if let text = shared.lazy.compactMap(\.text).first { UIPasteboard.general.string = text }
    case .saveToCameraRoll:
      for image in shared.compactMap(\.image) { PhotoLibrary.current.add(image) }
    default: break
    }
    ActivityMessage.sent(title: title, detail, shared.map(\.description)).report()
  }
}

/// Something that is shared, as a person reads it.
struct SharedItem {
  let text: String?
  let image: UIImage?
  let description: String

  init(_ item: Any) {
    var (text, image): (String?, UIImage?) = (nil, nil)
    switch item {
    case let string as String:
      text = string
      description = "\"\(string)\""
    case let url as URL:
      text = url.absoluteString
      description = url.absoluteString
    case let picture as UIImage:
      image = picture
      description = Self.describe(picture)
    case let data as Data:
      image = UIImage(data: data)
      description = image.map(Self.describe) ?? "\(data.count) bytes"
    default: description = "\(item)"
    }
    (self.text, self.image) = (text, image)
  }

  private static func describe(_ image: UIImage) -> String {
    let lengths = [image.size.width, image.size.height].map { "\(Int($0.finite))" }
    return "Picture, \(lengths.joined(separator: " × "))"
  }
}

/// The rows of the sheet.
final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
  private weak var sheet: UIActivityViewController?
  private let services: [ActivityService]

  init(of sheet: UIActivityViewController, services: [ActivityService]) {
    (self.sheet, self.services) = (sheet, services)
    super.init()
  }

  /// The title of the sheet, and the button that closes it.
  func header(width: CGFloat) -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 52))
    let title = UILabel(frame: CGRect(x: 16, y: 14, width: width / 2, height: 24))
    title.text = "Share"
    title.font = .boldSystemFont(ofSize: 20)
    title.accessibilityTraits = .header
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.frame = CGRect(x: width - 80, y: 8, width: 72, height: 36)
    close.autoresizingMask = .flexibleLeftMargin
    close.addTarget(self, action: ActivityList.close, for: .touchUpInside)
    header.addSubview(title)
    header.addSubview(close)
    return header
  }

  private func close() { sheet?.dismiss(animated: true) }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? sheet?.items.count ?? 0 : services.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "What is shared" : "To whom"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if indexPath.section == 0 {
      let item = SharedItem(sheet?.items[indexPath.row] ?? "")
      cell.textLabel?.text = item.description
      cell.imageView?.image = item.image
      cell.selectionStyle = .none
    } else {
      cell.textLabel?.text = services[indexPath.row].title
      cell.detailTextLabel?.text = services[indexPath.row].detail
      cell.imageView?.image = services[indexPath.row].activity?.activityImage
    }
    return cell
  }

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath.section == 0 ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sheet?.choose(services[indexPath.row])
  }
}

/// What the console says of what was shared.
enum ActivityMessage: ConsoleMessage {
  case sent(title: String, String?, [String])

  var text: String {
    switch self {
    case .sent(let title, let detail, let items):
      "\(title)\(detail.map { " (\($0))" } ?? "") was chosen to share: "
        + "\(items.joined(separator: "; ")). Nothing leaves this phone."
    }
  }
}
