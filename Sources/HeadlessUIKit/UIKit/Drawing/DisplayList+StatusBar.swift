extension DisplayList.Recorder {
  /// Draws the status bar: what time it is, and how full the battery is.
  ///
  /// It is always 9:41, as on every picture of a phone.
  package mutating func draw(_ bar: StatusBar) {
    guard !bar.frame.isEmpty else { return }
    let color = bar.style == .lightContent ? UIColor.white : UIColor.black
    let time = DisplayList.Run(
      string: "9:41", fontSize: 12, isBold: true, color: color.components)
    write([time], in: bar.frame, .center, .text)
    let battery = CGRect(x: bar.frame.maxX - 30, y: bar.frame.midY - 5, width: 22, height: 10)
    fill(battery, color, cornerRadius: 2.5)
    let knob = CGRect(x: battery.maxX + 1, y: bar.frame.midY - 2, width: 1.5, height: 4)
    fill(knob, color, cornerRadius: 0.75)
  }
}
