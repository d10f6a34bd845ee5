/// A view that shows one wheel of choices per component.
///
/// A picker view stores no data. It asks its ``dataSource`` how many components and rows there
/// are, and its ``delegate`` what each row looks like. It remembers the numbers until it is told
/// to reload, and asks for the looks of a row when the row comes into sight.
///
///      component 0   component 1
///     ┌─────────────┬─────────────┐
///     │    Apple    │   Noodles   │   row 0
///     │  › Pear ‹   │  › Rice ‹   │   row 1, selected
///     └─────────────┴─────────────┘
///
/// - Shape: Components count from 0, left to right. Rows count from 0, top to bottom, and every
///   component has its own count.
/// - Units: Points for sizes. A picker of no size is 320 wide and 216 high, rows are 32 high.
/// - Errors: A component that does not exist stops the program with a message that names it. A
///   row that does not exist is brought to the nearest one that does, and the console says so.
/// - Differs: A turned wheel comes to rest when the finger is lifted, without spinning on. Views
///   that went out of sight are offered for reuse, as Apple documents; systems since iOS 7 are
///   reported to offer nil every time.
/// - Unconfirmed: A row shows "?" when there is no delegate, or one without a method about titles
///   or views (seen on devices; Apple's pages do not say so). A title of nil leaves the row blank.
///   A wheel that a person turned and brought back to where it was stays silent.
///   All rows are as high as the highest answer (one report, iOS 9.3). Setting a data source or
///   a delegate asks nothing yet; the first to need an answer has all of them asked for. A
///   selection outlives a reload and a new data source; where its row is gone, the last row is
///   selected. A row out of range is brought to the nearest one. Touches on a row's view turn
///   the wheel, whatever the view would do with them.
/// - Source: Apple, UIKit, "UIPickerView" and its header. The "?": hackiftekhar/IQKeyboardManager,
///   issue 28.
/// - Asked: D25, D84, D85, D86, D87, D88, D89, D90.
open class UIPickerView: UIView {
  /// The object that says how much there is to show.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { becomeStale() } }
  }

  /// The object that says what rows look like and hears about selections.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { becomeStale() } }
  }

  /// Has no effect since iOS 7: the selected row is always marked.
  @available(*, deprecated, message: "The selected row is always marked since iOS 7.")
  open var showsSelectionIndicator: Bool {
    get { false }
    set {}
  }

  /// The size of a picker that is given none, in points.
  static let naturalSize = CGSize(width: 320, height: 216)

  /// The height of rows when the delegate does not say, in points.
  static let naturalRowHeight: CGFloat = 32

  /// The wheels, from left to right, as the last answers described them.
  var wheels: [PickerWheel] = []

  /// Whether everything has to be asked for before the next answer.
  var isStale = true

  /// Whether the picker is asking how much there is to show.
  var isAsking = false

  /// Creates a picker with a frame; a width or a height of 0 becomes the natural one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    resizeToNaturalSize()
  }

  /// Creates the picker a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    resizeToNaturalSize()
  }

  /// The number of components the data source last reported; 0 without a data source.
  open var numberOfComponents: Int { loadedWheels.count }

  /// Returns the number of rows the data source last reported for a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component).numberOfRows
  }

  /// Returns the size of a component's rows, or zero without a data source.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadedWheels.isEmpty ? .zero : size(of: wheel(component))
  }

  /// Returns the view the delegate gave for a row, or nil if there is none in sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component).customView(forRow: row)
  }

  /// Asks the data source and the delegate for everything again.
  ///
  /// Each selection stays where it is, or moves to the last row if its row is gone.
  open func reloadAllComponents() {
    guard mayReload("reloadAllComponents()") else { return }
    becomeStale()
    askForEverything()
  }

  /// Asks for one component again, and leaves the others alone.
  open func reloadComponent(_ component: Int) {
    guard mayReload("reloadComponent(\(component))") else { return }
    let wasStale = isStale
    let wheel = wheel(component)
    if !wasStale { askAgain(about: wheel) }
  }

  /// Turns a component's wheel to a row.
  ///
  /// The program turned the wheel, so the delegate is not told. Only a person who turns it has
  /// `pickerView(_:didSelectRow:inComponent:)` called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component)
    let nearest = min(max(row, 0), wheel.numberOfRows - 1)
    if nearest != row {
      PickerMessage.noRow(
        row, component: component, count: wheel.numberOfRows, nearest: nearest
      ).report()
    }
    wheel.turn(to: nearest)
  }

  /// Returns the row in the middle of a component's wheel, or -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component).selectedRow
  }

  /// The natural size: 320 by 216 points.
  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  /// Returns the natural size, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  /// Lays out the wheels side by side, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadedWheels.forEach { $0.rowSize = size(of: $0) }
    let total = loadedWheels.reduce(0) { $0 + $1.rowSize.width }
    var x = bounds.midX - total / 2
    for wheel in loadedWheels {
      wheel.frame = CGRect(x: x, y: 0, width: wheel.rowSize.width, height: bounds.height)
      x += wheel.rowSize.width
    }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let height = loadedWheels.first?.rowSize.height else { return }
    recorder.select(
      CGRect(
        x: bounds.minX + 9, y: bounds.midY - height / 2, width: bounds.width - 18, height: height))
  }

  /// Asks the data source and the delegate for everything.
  func askForEverything() {
    isAsking = true
    isStale = false
    carry(askNumberOfComponents())
    for wheel in wheels { wheel.reload(rows: askNumberOfRows(wheel.component)) }
    for wheel in wheels { askSize(of: wheel) }
    isAsking = false
    setNeedsLayout()
  }

  /// Returns the row nearest to the middle that says something, if the picker can tell.
  package func nearestRow(inComponent component: Int, titled text: String) -> Int? { nil }

  /// Whether the row of a title is known without looking at each; dates know it.
  var hasKnownTitles: Bool { false }

  private func resizeToNaturalSize() {
    if bounds.width == 0 { frame.size.width = Self.naturalSize.width }
    if bounds.height == 0 { frame.size.height = Self.naturalSize.height }
  }

  package override var automationType: AutomationType { .picker }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIPickerView>.list([
      "dataSource": \.dataSource, "delegate": \.delegate,
      "numberOfComponents": \.numberOfComponents,
    ])
  }
}

/// The object that says how much a picker view has to show.
///
/// Both methods are required. A picker with one component has to say so too.
///
/// - Shape: Components count from 0, left to right; rows count from 0, top to bottom.
/// - Units: Components and rows.
/// - Errors: A count below 0 shows nothing, and the console says so.
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns how many wheels the picker has.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns how many rows a wheel has; components count from 0, left to right.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
