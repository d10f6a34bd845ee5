import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 1: TwoQuestions", .exercise, .serialized)
struct TwoQuestionsTests {
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
  let list = SongList(songs: [
    Song(title: "Hurt", artist: "Johnny Cash"),
    Song(title: "Changes", artist: "David Bowie"),
    Song(title: "Blackbird", artist: "The Beatles"),
  ])
  let stage: Stage

  init() {
    stage = Stage(showing: table)
  }

  @Test(.todo(1))
  func `the table asks the list`() {
    list.serve(table)

    #expect(
      table.dataSource === list,
      "The table has no data source, so it asks nobody. Set its dataSource to the list.")
  }

  @Test(.todo(1))
  func `the table has a cell for the identifier`() {
    list.serve(table)

    #expect(
      table.dequeueReusableCell(withIdentifier: "song") != nil,
      "The table knows no cell for the identifier song. Register a class for it.")
  }

  @Test(.todo(2))
  func `there are as many rows as songs`() {
    let rows = [0, 1, 2, 3].map { count in
      SongList(songs: Array(list.songs.prefix(count)))
        .tableView(table, numberOfRowsInSection: 0)
    }

    #expect(rows == [0, 1, 2, 3], "Lists of 0, 1, 2 and 3 songs have as many rows. Count them.")
  }

  @Test(.todo(3))
  func `each row shows the title of its song`() throws {
    try serve()

    let titles = table.firstTexts
    #expect(
      titles == ["Hurt", "Changes", "Blackbird"],
      """
      \(titles == ["Blackbird", "Changes", "Hurt"]
        ? "The titles are in another order than in the array. Leave the songs in their order."
        : "A row shows something else, or nothing. Give the configuration back to the cell.")
      """)
  }

  @Test(.todo(3))
  func `the artist stands below the title`() throws {
    try serve()

    #expect(
      table.texts(1) == ["Changes", "David Bowie"],
      "Row 1 shows the title, and the artist in a second line. Set secondaryText.")
    #expect(
      table.texts(2) == ["Blackbird", "The Beatles"],
      "Row 2 has another artist than row 1. Take the song of the row that is asked for.")
  }

  @Test(.todo(3))
  func `few cells serve a long list`() throws {
    list.songs = (1...200).map { Song(title: "Song \($0)", artist: "Artist \($0)") }
    try serve()
    var cells: Set<ObjectIdentifier> = []
    for row in 0..<200 {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
      cells.formUnion(table.visibleCells.map(ObjectIdentifier.init))
    }

    #expect(
      cells.count < 40,
      "200 rows made \(cells.count) cells. Get each cell with dequeueReusableCell.")
    #expect(
      table.texts(199) == ["Song 200", "Artist 200"],
      "The last row shows another song. Fill a cell that is used again, too.")
  }

  @Test(.todo(3))
  func `a reload shows the new songs`() throws {
    try serve()

    list.songs = [Song(title: "Imagine", artist: "John Lennon")]
    table.reloadData()

    #expect(
      table.firstTexts == ["Imagine"],
      "The array has one other song by now. Read it each time the table asks.")
  }

  /// Shows the list, and looks whether somebody filled the rows yet.
  private func serve() throws {
    list.serve(table)
    try #require(table.dataSource === list, .needed("Let the table ask the list first."))
    try #require(
      table.dequeueReusableCell(withIdentifier: "song") != nil,
      .needed("Register a cell for the identifier song first."))
    table.reloadData()
    try #require(
      table.numberOfRows(inSection: 0) == list.songs.count,
      .needed("The table has to have as many rows as there are songs first."))
    table.layoutIfNeeded()
  }
}

extension TwoQuestionsTests: ExerciseScene {
  static let advice = "Scroll through the songs. Each row has a title and an artist."

  var opening: SceneOpening {
    list.songs += (1...30).map { Song(title: "Song \($0)", artist: "Artist \($0)") }
    list.serve(table)
    table.reloadData()
    return .phone(stage, keeping: list)
  }
}
