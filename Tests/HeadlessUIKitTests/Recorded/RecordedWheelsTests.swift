import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// What the projects kif-framework/KIF and google/EarlGrey have tests for that they run with Apple's
/// UIKit: pickers, and date pickers in all their modes.
///
/// Each part names the files there: of KIF below `Tests/KIFTests`, of EarlGrey below
/// `Tests/FunctionalTests/Sources`.
@Suite("Recorded: wheels", .isolated)
struct RecordedWheelsTests {
  private let stage = Stage()
  private let picker = UIDatePicker()
  private let ear = Ear()

  /// Hears of a date picker's changes.
  private final class Ear: NSObject {
    var dates: [Date] = []
    var durations: [TimeInterval] = []

    func hear(_ picker: UIDatePicker) {
      dates.append(picker.date)
      durations.append(picker.countDownDuration)
    }
  }

  /// Shows the date picker with wheels, and turns each to what it is to say.
  private func choose(_ titles: [String], in mode: UIDatePicker.Mode, from start: Date? = nil) {
    show(mode, from: start)
    turn(to: titles)
  }

  private func show(_ mode: UIDatePicker.Mode, from start: Date? = nil) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: "en_US")
    if let start { picker.date = start }
    picker.addTarget(ear, action: Ear.hear, for: .valueChanged)
    stage.present(picker)
  }

  private func turn(to titles: [String]) {
    for (wheel, title) in titles.enumerated() {
      stage.pickerWheels[wheel].adjust(toPickerWheelValue: title)
    }
  }

  private func words(_ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateFormat = format
    return formatter.string(from: picker.date)
  }

  // MARK: - KIF PickerTests.m

  @Test(arguments: [
    (["June", "17", "1965"], "Jun 17, 1965"), (["December", "31", "2030"], "Dec 31, 2030"),
  ])
  func `a date is chosen in the past and in the future`(titles: [String], date: String) {
    choose(titles, in: .date)

    #expect(words("MMM d, yyyy") == date)
    #expect(ear.dates.last == picker.date)
  }

  @Test func `one wheel is turned, and the others keep what they say`() {
    choose(["December", "31", "2030"], in: .date)
    stage.pickerWheels[1].adjust(toPickerWheelValue: "17")

    #expect(words("MMM d, yyyy") == "Dec 17, 2030")
    #expect((0..<3).map { stage.pickerWheels[$0].value } == ["December", "17", "2030"])
  }

  @Test func `a day and a time are chosen on four wheels`() {
    choose(["Wed Jun 17", "6", "43", "AM"], in: .dateAndTime)

    #expect(words("MMM d, hh:mm a") == "Jun 17, 06:43 AM")
    #expect(stage.pickerWheels.count == 4)
  }

  @Test func `a day and a time are chosen in another time zone`() {
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    stage.timeZone = TimeZone(secondsFromGMT: 3600) ?? .current
    choose(["Wed Jun 17", "6", "43", "AM"], in: .dateAndTime)

    #expect(words("MMM d, hh:mm a Z") == "Jun 17, 07:43 AM +0100")
  }

  @Test func `a day and a time are chosen between limits`() {
    picker.minimumDate = Date() - 31_622_400
    picker.maximumDate = Date() + 31_622_400
    choose(["Wed Jun 17", "6", "43", "AM"], in: .dateAndTime)

    #expect(words("MMM d, hh:mm a") == "Jun 17, 06:43 AM")
  }

  @Test(arguments: [
    (["Today", "11", "54", "PM"], "11:54 PM"), (["Today", "12", "00", "PM"], "12:00 PM"),
  ])
  func `the present day has a word for its date`(titles: [String], time: String) {
    choose(titles, in: .dateAndTime)

    #expect(words("MMM d, hh:mm a") == "Aug 29, " + time)
    #expect(stage.pickerWheels[0].value == "Today")
  }

  @Test func `a time is chosen on three wheels`() {
    choose(["7", "44", "AM"], in: .time)

    #expect(words("h:mm a") == "7:44 AM")
    #expect(stage.pickerWheels.count == 3)
  }

  @Test func `a duration of four hours and ten minutes is 15,000 seconds`() {
    choose(["4 hours", "10 min"], in: .countDownTimer)

    #expect(picker.countDownDuration == 15_000)
    #expect(ear.durations.last == 15_000)
  }

  /// The words of the alphabet of spelling, and a name of its wheel.
  private final class Spelling: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate
  {
    let words = [
      "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliet",
      "Kilo", "Lima", "Mike", "N8117U",
    ]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      words.count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { words[row] }

    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { "Call Sign" }
  }

  @Test func `a wheel has the label of its delegate and the value of its row`() {
    let (picker, spelling) = (UIPickerView(), Spelling())
    (picker.dataSource, picker.delegate) = (spelling, spelling)
    stage.present(picker)

    for word in ["Echo", "Golf", "Alpha", "N8117U"] {
      stage.pickerWheels["Call Sign"].adjust(toPickerWheelValue: word)
      #expect(stage.pickerWheels[0].value == word && stage.pickerWheels[0].label == "Call Sign")
      #expect(spelling.words[picker.selectedRow(inComponent: 0)] == word)
    }
  }

  // MARK: - KIF CustomPickerTests.m

  /// Three wheels of a hundred rows, and what they say together when one was turned.
  private class Numbers: NSObject, UIPickerViewDataSource {
    var heard: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      100
    }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      heard.append((0..<3).map { "\(pickerView.selectedRow(inComponent: $0))" }.joined())
    }
  }

  private final class Titles: Numbers, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
  }

  private final class ColoredTitles: Numbers, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      NSAttributedString(string: "\(row)", attributes: [.foregroundColor: UIColor.red])
    }
  }

  private final class Labels: Numbers, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row)"
      label.textAlignment = .center
      return label
    }
  }

  @Test(arguments: ["labels", "coloured titles", "titles"])
  func `a person chooses rows whatever shows them, and the delegate hears each turn`(kind: String) {
    let numbers: Numbers & UIPickerViewDelegate =
      switch kind {
      case "labels": Labels()
      case "titles": Titles()
      default: ColoredTitles()
      }
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (numbers, numbers)
    stage.present(picker)

    turn(to: ["12", "11", "93"])

    #expect(numbers.heard == ["1200", "12110", "121193"])
    #expect((0..<3).map { stage.pickerWheels[$0].value } == ["12", "11", "93"])
  }

  // MARK: - EarlGrey FTRPickerViewInteractionTest.m

  @Test func `a date of 1986 is chosen, and choosing it again tells nobody`() {
    choose(["December", "26", "1986"], in: .date)
    #expect(words("yyyy/MM/dd") == "1986/12/26" && !ear.dates.isEmpty)

    ear.dates = []
    turn(to: ["December", "26", "1986"])
    #expect(words("yyyy/MM/dd") == "1986/12/26" && ear.dates.isEmpty)
  }

  @Test func `half past seven in the evening is chosen`() {
    choose(["7", "30", "PM"], in: .time)
    #expect(words("HH:mm:ss") == "19:30:00")
  }

  @Test func `a day of 1986 and a time are chosen`() {
    choose(["Fri Dec 26", "7", "30", "PM"], in: .dateAndTime, from: noon(1986, 12, 20))
    #expect(words("yyyy/MM/dd HH:mm:ss") == "1986/12/26 19:30:00")
  }

  @Test func `twelve hours and a half are chosen`() {
    choose(["12 hours", "30 min"], in: .countDownTimer)
    #expect(picker.countDownDuration == 45_000)
  }

  /// Two wheels of colours and numbers; the picker hides itself at the last colour.
  private class Colors: NSObject, UIPickerViewDataSource {
    let rows = [["Red", "Green", "Blue", "Hidden"], ["1", "2", "3", "4", "5"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      if component == 0, row == 3 { pickerView.isHidden = true }
    }
  }

  private final class TitledColors: Colors, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }
  }

  /// Has an attributed title that is nil, and a plain one.
  private final class HalfAttributedColors: Colors, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }

    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
  }

  private final class AttributedColors: Colors, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }

    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: rows[component][row]) }
  }

  private final class LabelledColors: Colors, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = UILabel(frame: CGRect(x: 35, y: 0, width: 160, height: 216))
      label.text = rows[component][row]
      label.textAlignment = .center
      return label
    }
  }

  private func show(_ colors: Colors & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (colors, colors)
    stage.present(picker)
    return picker
  }

  @Test(arguments: ["titles", "attributed", "no attributed", "labels"])
  func `two wheels say the rows that were chosen`(kind: String) {
    let colors: Colors & UIPickerViewDelegate =
      switch kind {
      case "titles": TitledColors()
      case "attributed": AttributedColors()
      case "no attributed": HalfAttributedColors()
      default: LabelledColors()
      }
    let picker = show(colors)
    #expect(stage.pickerWheels[0].value == "Red" && stage.pickerWheels[1].value == "1")

    for (color, number) in [("Green", "4"), ("Blue", "5")] {
      turn(to: [color, number])
      #expect(stage.pickerWheels[0].value == color && stage.pickerWheels[1].value == number)
      #expect(colors.rows[0][picker.selectedRow(inComponent: 0)] == color)
      #expect(colors.rows[1][picker.selectedRow(inComponent: 1)] == number)
    }
  }

  @Test func `the delegate hears of a row, and may hide the picker then`() {
    let colors = TitledColors()
    let picker = show(colors)
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Hidden")
    #expect(picker.isHidden)
  }

  @Test func `a picker that takes no touches keeps its row`() {
    let colors = TitledColors()
    let picker = show(colors)
    picker.isUserInteractionEnabled = false
    #expect(!stage.pickerWheels[0].isHittable)

    let middle = CGPoint(x: picker.frame.width / 4, y: picker.frame.midY)
    let finger = Touches(on: middle, in: stage.window)
    finger.move(up: 40)
    finger.lift()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }
}
