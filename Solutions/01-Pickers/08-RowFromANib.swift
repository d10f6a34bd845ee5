// # Exercise 8: Rows from a nib
//
// A wheel shows the departures of a station. Each row is a view that was drawn in a nib, with
// three labels.
//
// - A nib gives its labels to the outlets `lineLabel`, `placeLabel` and `trackLabel`. They are
//   weak, and `keys` lists each of them under its own name.
// - When `departure` is set, the labels show its line, its place and its track. If the track is
//   not known, `trackLabel` is empty. Without a departure, all three are empty.
// - `make(fromNib:in:)` loads the nib of this name from the bundle that it is given, at each call.
//   It returns the departure view of the nib, whatever other objects the nib has. If there is
//   none, it returns nil.
// - Each row of the wheel shows its departure in a departure view from the nib of the board. No
//   two rows share a view. A departure view that the picker offers may be used again.
// - If the nib of the board has no departure view, each row is an empty view.
//
//     swift run course check RowFromANib

import HeadlessUIKit

/// A train that leaves a station.
struct Departure {
  let line: String
  let place: String
  /// The track, or nil as long as nobody knows it.
  let track: String?
}

/// A row of the wheel, as a nib describes it.
final class DepartureView: UIView {
  private(set) weak var lineLabel: UILabel?
  private(set) weak var placeLabel: UILabel?
  private(set) weak var trackLabel: UILabel?

  override class var keys: Keys {
    [
      "lineLabel": \DepartureView.lineLabel,
      "placeLabel": \DepartureView.placeLabel,
      "trackLabel": \DepartureView.trackLabel,
    ]
  }

  /// The departure the row shows.
  var departure: Departure? {
    didSet {
      // All three are set each time, so that nothing of an earlier departure stays.
      lineLabel?.text = departure?.line
      placeLabel?.text = departure?.place
      trackLabel?.text = departure?.track
    }
  }

  /// Returns the departure view of a nib, or nil if it has none.
  static func make(fromNib name: String, in bundle: Bundle) -> DepartureView? {
    let objects = bundle.loadNibNamed(name, owner: nil) ?? []
    // By its type and not by its place: somebody may add an object to the nib.
    return objects.compactMap { $0 as? DepartureView }.first
  }
}

/// Feeds a picker view with one wheel of departures.
final class DepartureBoard: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let departures: [Departure]
  let nibName: String
  let bundle: Bundle

  init(departures: [Departure], nibName: String, bundle: Bundle) {
    self.departures = departures
    self.nibName = nibName
    self.bundle = bundle
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    departures.count
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    44
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    guard let rowView = DepartureView.make(fromNib: nibName, in: bundle) else { return UIView() }
    // The labels are there as soon as the nib has been loaded.
    rowView.departure = departures[row]
    return rowView
  }
}
