import Grading
import HeadlessUIKit
import Stage
import TerminalIO
import Testing

@Suite("Pictures of a picker", .isolated)
struct PickerPictureTests {
  @Test func `a picker looks like a picker`() {
    let picture = picture(style: .plain)

    #expect(
      picture == """
        ╭────────────────────────────────────────╮
        │                                        │
        │                                        │
        │                              白羊座    │
        │                                        │
        │     全部         不限        金牛座    │
        │                                        │
        │ ›   美食         今天        双子座  ‹ │
        │                                        │
        │     电影         明天        巨蟹座    │
        │                                        │
        │     酒店        本周末       狮子座    │
        │     KTV                      处女座    │
        │                                        │
        │                                        │
        │                                        │
        │               [ Random ]               │
        │                                        │
        ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
        """)
  }

  @Test func `a picker looks like a picker in ASCII`() {
    let picture = picture(style: .ascii)

    #expect(
      picture == """
        +----------------------------------------+
        |                                        |
        |                                        |
        |                              白羊座    |
        |                                        |
        |     全部         不限        金牛座    |
        |                                        |
        | >   美食         今天        双子座  < |
        |                                        |
        |     电影         明天        巨蟹座    |
        |                                        |
        |     酒店        本周末       狮子座    |
        |     KTV                      处女座    |
        |                                        |
        |                                        |
        |                                        |
        |               [ Random ]               |
        |                                        |
        +- - - - - - - - - - - - - - - - - - - - +
        """)
  }

  @Test func `in a low window the cells hold more points`() {
    let canvas = TerminalCanvas(style: .plain).fitting(stage().display, columns: 34, rows: 23)
    let lines = canvas.lines(for: stage().display)

    #expect(canvas.pointsPerRow == 27)
    #expect(lines.count == 23)
    #expect(Set(lines.map(\.cellWidth)) == [34])
    #expect(lines[5] == "│ › 美食       今天    双子座  ‹ │")
  }

  @Test func `no two rows of a wheel share a row of cells, however large these are`() {
    for points in stride(from: 10.0, through: 28, by: 0.5) {
      var canvas = TerminalCanvas(style: .plain)
      canvas.pointsPerRow = points
      let lines = canvas.lines(for: stage().display)
      for name in ["全部", "美食", "电影", "酒店", "KTV", "白羊座", "双子座", "处女座"] {
        #expect(
          lines.count { $0.contains(name) } == 1, "\(name) is missing at \(points) points a row.")
      }
    }
  }

  private func picture(style: TerminalStyle) -> String {
    var canvas = TerminalCanvas(style: style)
    canvas.trimsEmptyBottom = true
    return canvas.lines(for: stage().display).joined(separator: "\n")
  }

  private let columns = Columns([
    ["全部", "美食", "电影", "酒店", "KTV"], ["不限", "今天", "明天", "本周末"],
    ["白羊座", "金牛座", "双子座", "巨蟹座", "狮子座", "处女座"],
  ])

  private func stage() -> Stage {
    let picker = UIPickerView()
    picker.dataSource = columns
    picker.delegate = columns
    for (component, row) in [1, 1, 2].enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
    let button = UIButton(type: .system)
    button.setTitle("Random", for: .normal)
    button.frame = CGRect(x: 100, y: 232, width: 120, height: 34)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    view.addSubview(picker)
    view.addSubview(button)
    return Stage(showing: view)
  }
}

/// Feeds a picker with columns of titles.
private final class Columns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let titles: [[String]]

  init(_ titles: [[String]]) {
    self.titles = titles
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles[component][row]
  }
}
