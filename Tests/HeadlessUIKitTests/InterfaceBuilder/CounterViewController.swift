import HeadlessUIKit

/// The owner of a nib, whose actions count.
final class CounterViewController: UIViewController {
  weak var countLabel: UILabel?
  private(set) var count = 0
  private(set) var diary: [String] = []

  override class var keys: Keys { ["countLabel": \CounterViewController.countLabel] }

  override class var actions: [Selector: IBAction] {
    [
      "add": IBAction(CounterViewController.add), "clear": IBAction(CounterViewController.clear),
      "double:": IBAction(CounterViewController.double),
      "padded:": IBAction(CounterViewController.padded),
    ]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    diary.append("awakeFromNib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.append("viewDidLoad with \(countLabel?.text ?? "no label")")
  }

  func add() { show(count + 1) }
  func clear() { show(0) }
  func double(_ sender: UIBarButtonItem) { show(count * 2) }
  func padded(_ sender: UITapGestureRecognizer) { show(count + 10) }

  private func show(_ number: Int) {
    count = number
    countLabel?.text = "\(number)"
  }
}
