import HeadlessUIKit

/// Writes down under its name what it is told, in a list it shares with others.
class AppearanceRecordingController: UIViewController {
  let name: String
  let chronicle: CallLog
  var notesLayout = false
  var whenAppearing: () -> Void = {}

  init(_ name: String, _ chronicle: CallLog) {
    (self.name, self.chronicle) = (name, chronicle)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
    whenAppearing()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { note("layout") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove to \(parent == nil ? "nil" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove to \(parent == nil ? "nil" : "parent")")
  }

  func note(_ line: String) {
    chronicle.note("\(name).\(line)")
  }
}
