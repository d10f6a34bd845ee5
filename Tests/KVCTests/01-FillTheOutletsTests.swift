import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 1: FillTheOutlets", .exercise, .serialized)
struct FillTheOutletsTests {
  /// An owner that has no outlets of its own, and remembers what it is given.
  final class Recorder: UIViewController {
    private(set) var keys: [String] = []
    private(set) var values: [Any?] = []

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
      keys.append(key)
      values.append(value)
    }
  }

  let stage = Stage()
  let station = UILabel()
  let song = UILabel()
  let button = UIButton(type: .system)
  let outlets = ["stationLabel", "songLabel", "playButton"]

  /// A nib that was drawn when the label of the song was called `titleLabel`.
  var oldNib: Nib {
    nib([
      "view": "Vie-w1", "stationLabel": "Lab-s1", "titleLabel": "Lab-t1", "playButton": "But-p1",
    ])
  }

  @Test(.todo(1))
  func `each outlet is written under its own name`() {
    let radio = RadioViewController()

    let words = stage.exception {
      radio.setValue(station, forKey: "stationLabel")
      radio.setValue(song, forKey: "songLabel")
      radio.setValue(button, forKey: "playButton")
    }

    #expect(
      words == nil, "A nib fills stationLabel, songLabel and playButton. List all three in `keys`.")
    #expect(
      radio.stationLabel === station && radio.songLabel === song && radio.playButton === button,
      "An object came to another property. Look at the key path behind each name.")
  }

  @Test(.todo(2))
  func `the owner is given the object of each connection`() throws {
    let owner = try filled(nib(["songLabel": "Lab-t1", "playButton": "But-p1"]))

    #expect(
      owner.keys == ["songLabel", "playButton"],
      "There are two connections. Call setValue(_:forKey:) for each; the property is the key.")
    #expect(
      objects(of: owner) == [song, button],
      "The value is the object whose identifier the connection has. Look it up in the nib.")
  }

  @Test(.todo(2))
  func `the connections are made in their order`() throws {
    let owner = try filled(nib(["c": "Lab-t1", "a": "But-p1", "d": "Lab-s1", "b": "Lab-t1"]))

    #expect(
      owner.keys == ["c", "a", "d", "b"], "Go through the connections as they stand in the nib.")
    #expect(
      objects(of: owner) == [song, button, station, song],
      "Two connections may lead to the same object. Each is made.")
  }

  @Test(.todo(2))
  func `the view of the owner is filled as well`() throws {
    let view = UIView()
    let owner = try filled(
      Nib(
        objects: ["Vie-w1": view],
        connections: [Connection(property: "view", destination: "Vie-w1")]))

    #expect(
      owner.viewIfLoaded === view,
      "The connection `view` is one as any other: UIViewController has this key.")
  }

  @Test(.todo(2))
  func `a connection that leads nowhere gives nothing`() throws {
    let owner = try filled(nib(["songLabel": "gone", "playButton": "But-p1"]))

    #expect(
      owner.keys == ["playButton"],
      "No object of the nib is called gone. Leave this connection out, and make the next one.")
  }

  @Test(.todo(3))
  func `the old name of an outlet is stale`() {
    #expect(
      staleConnections(of: oldNib, outlets: outlets) == ["titleLabel"],
      "The class has no outlet titleLabel any more. The nib still has it, and the program ends.")
  }

  @Test(.todo(3))
  func `stale names stand in the order of the nib`() {
    let stale = staleConnections(
      of: nib(["volume": "gone", "songLabel": "Lab-t1", "antenna": "Lab-s1"]), outlets: outlets)

    #expect(
      stale == ["volume", "antenna"],
      "Two names of the nib are none of the class. What they lead to does not matter.")
  }

  @Test(.todo(3))
  func `a nib that fits the class has no stale names`() throws {
    let names = staleConnections(of: oldNib, outlets: [])
    try #require(
      names.contains("titleLabel"),
      .needed("titleLabel has to be among the stale names of a class without outlets first."))

    let stale = staleConnections(
      of: nib(["view": "Vie-w1", "songLabel": "Lab-t1"]), outlets: outlets)

    #expect(stale == [], "The class has songLabel, and every view controller has a view.")
  }

  @Test(.todo(4))
  func `the new name of an outlet is empty`() {
    #expect(
      emptyOutlets(of: oldNib, outlets: outlets) == ["songLabel"],
      "The class has an outlet songLabel, and no connection of the nib has this name.")
  }

  @Test(.todo(4))
  func `empty outlets stand in the order of the class`() {
    let drawn = nib(["playButton": "But-p1"])

    #expect(
      emptyOutlets(of: drawn, outlets: outlets) == ["stationLabel", "songLabel"],
      "The nib fills the button only. Go through the outlets of the class.")
    #expect(
      emptyOutlets(of: drawn, outlets: ["z", "playButton", "a"]) == ["z", "a"],
      "This class has other outlets. Keep the order in which they are given.")
  }

  @Test(.todo(4))
  func `a connection that leads nowhere leaves its outlet empty`() {
    let drawn = nib(["stationLabel": "Lab-s1", "songLabel": "gone", "playButton": "But-p1"])

    #expect(
      emptyOutlets(of: drawn, outlets: outlets) == ["songLabel"],
      "The nib has no object called gone, so songLabel is nil. Look whether the object is there.")

    let twice = nib(["stationLabel": "Lab-s1", "stationLabel": "gone", "playButton": "But-p1"])
    #expect(
      emptyOutlets(of: twice, outlets: outlets) == ["songLabel"],
      "stationLabel has two connections, and the first one has filled it. The second gives nothing, and takes nothing away."
    )
  }

  @Test(.todo(4))
  func `a class whose outlets are filled has no empty ones`() throws {
    let drawn = nib(["stationLabel": "Lab-s1", "songLabel": "Lab-t1", "playButton": "But-p1"])
    try #require(
      emptyOutlets(of: drawn, outlets: ["volume"]) == ["volume"],
      .needed("The outlet volume, which no connection fills, has to be empty first."))

    #expect(emptyOutlets(of: drawn, outlets: outlets) == [], "All three outlets are filled.")
  }

  /// Makes a nib with three objects and these connections.
  private func nib(_ connections: KeyValuePairs<String, String>) -> Nib {
    Nib(
      objects: ["Lab-s1": station, "Lab-t1": song, "But-p1": button],
      connections: connections.map { Connection(property: $0.key, destination: $0.value) })
  }

  /// Returns an owner that was given what a nib has for it.
  private func filled(_ nib: Nib) throws -> Recorder {
    let owner = Recorder()
    let words = stage.exception { connect(nib, to: owner) }
    try #require(
      words == nil, "To connect the nib ends the program. Look at the key and the value.")
    return owner
  }

  private func objects(of owner: Recorder) -> [NSObject?] {
    owner.values.map { $0 as? NSObject }
  }
}

extension FillTheOutletsTests: ExerciseScene {
  static let advice = "What each nib does with the radio, whose label of the song was renamed."

  var opening: SceneOpening {
    let nibs = [
      ("drawn before", oldNib),
      ("connected again", nib(["stationLabel": "Lab-s1", "songLabel": "Lab-t1"])),
      ("label deleted", nib(["stationLabel": "Lab-s1", "songLabel": "gone"])),
    ]
    return .table(
      ["nib", "given", "stale", "empty"],
      rows: nibs.map { name, nib in
        let owner = Recorder()
        let words = stage.exception { connect(nib, to: owner) }
        return [
          name, words == nil ? owner.keys.joined(separator: ", ") : "an exception",
          staleConnections(of: nib, outlets: outlets).joined(separator: ", "),
          emptyOutlets(of: nib, outlets: outlets).joined(separator: ", "),
        ]
      })
  }
}
