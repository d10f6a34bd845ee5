import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 8: RowFromANib", .exercise, .serialized)
struct RowFromANibTests {
  let stage = Stage()
  let picker = UIPickerView()
  let departures = [
    Departure(line: "S1", place: "Harbour", track: "3"),
    Departure(line: "S4", place: "Airport", track: nil),
    Departure(line: "R7", place: "Lakeside", track: "12"),
  ]

  @Test(.todo(1))
  func `each label of the nib is in its outlet`() throws {
    let view = try drawn()

    #expect(
      places(of: view) == [8, 68, 216],
      "An outlet has no label, or the one of another name. Look at the key path behind each name.")
  }

  @Test(.todo(1))
  func `the outlets keep no label alive`() throws {
    let view = try drawn()
    try #require(
      places(of: view) == [8, 68, 216],
      .needed("The outlets have to have the labels Line, Place and Track first."))

    for label in view.subviews { label.removeFromSuperview() }

    #expect(
      texts(of: view) == [nil, nil, nil],
      "The labels left the view, and an outlet still has one. Its superview keeps a label: make the outlets weak."
    )
  }

  @Test(.todo(2))
  func `a view shows its departure`() throws {
    let view = try drawn()

    view.departure = departures[0]

    #expect(
      texts(of: view) == ["S1", "Harbour", "3"],
      "The departure is S1 to Harbour, from track 3. Show each text in the label of its name, and look at `keys`, too."
    )
  }

  @Test(.todo(2))
  func `a track that is not known is empty`() throws {
    let view = try drawn()
    view.departure = departures[0]
    try #require(
      texts(of: view)[1] == "Harbour", .needed("The label of the place has to say Harbour first."))

    view.departure = departures[1]

    #expect(
      words(on: view) == ["S4", "Airport", ""],
      "The track of S4 is nil, and track 3 was the one of S1. Set the text of the label each time.")
  }

  @Test(.todo(2))
  func `a view without a departure is empty`() throws {
    let view = try drawn()
    view.departure = departures[0]
    try #require(
      texts(of: view)[1] == "Harbour", .needed("The label of the place has to say Harbour first."))

    view.departure = nil

    #expect(
      words(on: view) == ["", "", ""],
      "The view has no departure any more. Set all three texts, also when there is none.")
  }

  @Test(.todo(3))
  func `the view of a nib is found`() throws {
    #expect(
      try made("Departure") != nil,
      "Departure.xib describes one departure view. Load the nib from the bundle, and return it.")
  }

  @Test(.todo(3))
  func `an object after the view does not matter`() throws {
    #expect(
      try made("DepartureThenHeader") != nil,
      "This nib has a label after the departure view. Look for the view by its type.")
  }

  @Test(.todo(3))
  func `an object before the view does not matter`() throws {
    #expect(
      try made("HeaderThenDeparture") != nil,
      "This nib has a label before the departure view. Look for the view by its type.")
  }

  @Test(.todo(3))
  func `a nib without such a view gives nil`() async throws {
    try #require(try made("Departure") != nil, .needed("Find the view of a nib first."))
    try await #require(
      processExitsWith: .success,
      "Header.xib has a label and no departure view, and the program stopped. Return nil."
    ) {
      await MainActor.run { _ = DepartureView.make(fromNib: "Header", in: .module) }
    }

    #expect(
      try made("Header") == nil,
      "Header.xib has a label and no departure view. Load the nib with the name you are given.")
  }

  @Test(.todo(3))
  func `each call makes another view`() throws {
    let first = try #require(try made("Departure"), .needed("Find the view of a nib first."))

    #expect(
      try made("Departure") !== first,
      "A view has one place on the screen, and a wheel needs many. Load the nib each time.")
  }

  @Test(.todo(4))
  func `every row in sight comes from the nib`() throws {
    try showBoard()

    #expect(
      rows.count == 2 && rows.allSatisfy { $0.subviews.count == 3 },
      "The labels of a row are those of the nib. Make its view with make(fromNib:in:).")
  }

  @Test(.todo(4))
  func `every row shows its own departure`() throws {
    try showBoard()

    #expect(
      rows.map { words(on: $0) } == [["S1", "Harbour", "3"], ["S4", "Airport", ""]],
      "Row 0 is the first departure and row 1 the second. Give each view the one of its row.")

    let again = picker.delegate?.pickerView(
      picker, viewForRow: 1, forComponent: 0, reusing: rows.first)
    let row = try #require(again as? DepartureView, "Return a departure view for row 1.")
    let shown = words(on: row)
    #expect(
      shown == ["S4", "Airport", ""],
      "A picker may hand back the view of an old row. It showed S1, and it is row 1 now: give it the departure of this row, or make a new view."
    )
  }

  @Test(.todo(4))
  func `a board uses the nib it was given`() throws {
    try showBoard("HeaderThenDeparture")
    try #require(
      rows.count == 2 && rows.allSatisfy { $0.subviews.count == 3 },
      "HeaderThenDeparture.xib has a departure view, too. Show it in the rows.")
    // Another picker: this one may offer the views of the rows that it has shown.
    let other = UIPickerView()

    try showBoard("Header", in: other)

    let views = (0...1).map { other.view(forRow: $0, forComponent: 0) }
    #expect(
      views.allSatisfy { $0?.subviews.isEmpty == true },
      "Header.xib has no departure view. Use the nib of the board, and return an empty UIView.")
  }

  /// The departure views that the first two rows show.
  private var rows: [DepartureView] {
    (0...1).compactMap { picker.view(forRow: $0, forComponent: 0) as? DepartureView }
  }

  private func board(_ name: String) -> DepartureBoard {
    DepartureBoard(departures: departures, nibName: name, bundle: .module)
  }

  /// Returns the view of Departure.xib, with what the nib gave to its outlets.
  private func drawn() throws -> DepartureView {
    try connected {
      (Bundle.module.loadNibNamed("Departure", owner: nil) ?? [])
        .compactMap { $0 as? DepartureView }.first
    }
  }

  private func made(_ name: String) throws -> DepartureView? {
    try connected { .some(DepartureView.make(fromNib: name, in: .module)) }
  }

  /// Runs what loads a nib, and stops the check if an outlet is missing.
  private func connected<View>(_ load: () -> View?) throws -> View {
    var view: View?
    let words = stage.exception { view = load() }
    try #require(
      words == nil,
      "To load the nib ends the program. List lineLabel, placeLabel and trackLabel in `keys`, and use the bundle you are given."
    )
    return try #require(view)
  }

  /// Shows a wheel with the departures.
  private func showBoard(_ name: String = "Departure", in picker: UIPickerView? = nil) throws {
    let picker = picker ?? self.picker
    let board = board(name)
    boards.all.append(board)
    try connected {
      picker.dataSource = board
      picker.delegate = board
      stage.present(picker)
      return ()
    }
  }

  /// The boards that are shown: a picker keeps none of them.
  private let boards = Boards()

  private final class Boards {
    var all: [DepartureBoard] = []
  }

  private func texts(of view: DepartureView) -> [String?] {
    labels(of: view).map { $0?.text }
  }

  /// Where the labels of the outlets begin: that says which they are, whatever they show.
  private func places(of view: DepartureView) -> [CGFloat?] {
    labels(of: view).map { $0?.frame.minX }
  }

  private func labels(of view: DepartureView) -> [UILabel?] {
    ["lineLabel", "placeLabel", "trackLabel"].map { key in
      var label: UILabel?
      _ = stage.exception { label = view.value(forKey: key) as? UILabel }
      return label
    }
  }

  private func words(on view: DepartureView) -> [String] {
    texts(of: view).map { $0 ?? "" }
  }
}

extension RowFromANibTests: ExerciseScene {
  static let advice = "Turn the wheel. Each row has the line, the place and the track of a train."

  var opening: SceneOpening {
    try? showBoard()
    return .phone(stage, keeping: boards)
  }
}
