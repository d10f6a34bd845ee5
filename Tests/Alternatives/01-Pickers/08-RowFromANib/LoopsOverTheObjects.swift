// Alternative: a loop with a pattern takes the first object of the type, and `??` gives the empty view.

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
    for case let view as DepartureView in bundle.loadNibNamed(name, owner: nil) ?? [] {
      return view
    }
    return nil
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
    let rowView = DepartureView.make(fromNib: nibName, in: bundle)
    rowView?.departure = departures[row]
    return rowView ?? UIView()
  }
}
