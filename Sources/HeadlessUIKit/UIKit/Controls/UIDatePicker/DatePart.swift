/// One of the words of a compact date picker, which a person taps to change it.
struct DatePart {
  /// What the wheels show after a tap.
  let mode: UIDatePicker.Mode

  /// What a person takes for a button.
  let button: ControlPart
}
