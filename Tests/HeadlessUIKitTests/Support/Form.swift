import HeadlessUIKit
import Stage

/// Two text fields on a screen, and what their delegate hears.
final class Form: UIViewController {
  let name = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  let city = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
  let referee = ConfigurableFieldDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    (name.placeholder, city.placeholder) = ("Name", "City")
    for field in [name, city] {
      field.delegate = referee
      view.addSubview(field)
    }
  }
}

/// Answers the questions of text fields as it is told to, and notes them.
final class ConfigurableFieldDelegate: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var answers: [String: Bool] = [:]
  var reactions: [String: () -> Void] = [:]

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer("shouldBegin", textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("didBegin", textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer("shouldEnd", textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note("didEnd", textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer("shouldChange {\(range.location), \(range.length)} to \"\(string)\"", textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    answer("shouldClear", textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    answer("shouldReturn", textField)
  }

  private func answer(_ question: String, _ field: UITextField) -> Bool {
    note(question, field)
    return answers["\(question) \(field.placeholder ?? "")"] ?? answers[question] ?? true
  }

  private func note(_ line: String, _ field: UITextField) {
    let line = "\(line) \(field.placeholder ?? "")"
    heard.append(line)
    reactions[line]?()
  }
}

/// Keeps the names of the notifications that are posted.
final class NotificationRecorder {
  private(set) var names: [String] = []
  private(set) var last: Notification?

  /// Listens to what is posted; from one object, or from any for nil.
  init(_ wanted: [Notification.Name], from object: AnyObject? = nil) {
    for name in wanted {
      _ = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] notification in
        self?.names.append(notification.name.rawValue)
        self?.last = notification
      }
    }
  }

  func forget() { names = [] }
}
