#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What the questions ask with: views, delegates and sources of data that write down what they hear.

/// A view that constraints hold at a size.
func sized(_ width: Double, _ height: Double) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
  view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
  return view
}

/// A date picker of a mode whose days begin in Greenwich, and whose settings are those of no person.
func greenwich(_ mode: UIDatePicker.Mode) -> UIDatePicker {
  let picker = UIDatePicker()
  picker.preferredDatePickerStyle = .wheels
  picker.locale = Locale(identifier: "en_GB")
  picker.timeZone = TimeZone(secondsFromGMT: 0)
  picker.datePickerMode = mode
  return picker
}

/// Feeds a picker with wheels of so many rows.
final class TellingRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int]
  let diary = Diary()

  init(counts: [Int]) { self.counts = counts }

  func serve(_ picker: UIPickerView) {
    picker.dataSource = self
    picker.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    diary.note("components")
    return counts.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    diary.note("rows")
    return counts[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    diary.note("didSelect")
  }
}

/// Feeds a table with rows of one section.
final class ListedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var title: String?
  let diary = Diary()

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.note("didSelect")
  }
}

/// Writes down what a text view tells.
final class TellingTextDelegate: NSObject, UITextViewDelegate {
  let diary = Diary()

  func textViewDidChange(_ textView: UITextView) { diary.note("didChange") }

  func textViewDidChangeSelection(_ textView: UITextView) { diary.note("didChangeSelection") }
}

/// Writes down what a scroll view tells.
final class TellingScrollDelegate: NSObject, UIScrollViewDelegate {
  let diary = Diary()

  func scrollViewDidScroll(_ scrollView: UIScrollView) { diary.note("didScroll") }
}

/// A controller that writes down how it comes to a parent.
final class ChildController: UIViewController {
  let diary = Diary()

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.note(parent == nil ? "willMove to none" : "willMove to parent")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.note(parent == nil ? "didMove to none" : "didMove to parent")
  }
}

/// A view that can be the first responder, and writes down what it is asked.
final class AskedView: UIView {
  var diary: Diary?
  var name = "view"

  override var canBecomeFirstResponder: Bool {
    diary?.note("\(name) canBecome")
    return true
  }

  override func resignFirstResponder() -> Bool {
    diary?.note("\(name) resigns")
    return super.resignFirstResponder()
  }
}
