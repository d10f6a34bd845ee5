import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 13: ShelfByKeys", .exercise, .serialized)
struct ShelfByKeysTests {
  let stage = Stage()

  init() {
    Device.current.bundle = .module
  }

  @Test(.todo(1))
  func `each app has its picture, and its name below it`() throws {
    present([app("Time", icon: "clock", size: 24), app("Kings", icon: "chess", size: 8)])
    try requireThatItIsRead()

    for (name, icon) in [("Time", "clock"), ("Kings", "chess")] {
      let (picture, label) = (stage.images[icon], stage.staticTexts[name])
      try #require(
        picture.exists, "The picture of \(name) is missing. Its name is the value of `icon`.")
      try #require(label.exists, "No label says \(name).")
      #expect(
        picture.frame.maxY <= label.frame.minY && picture.frame.minX < label.frame.maxX
          && label.frame.minX < picture.frame.maxX,
        "The label of \(name) lies below the picture.")
    }
  }

  @Test(.todo(1))
  func `apps stand three in a row, in the order of the list`() throws {
    present(apps(nine))
    try requireThatItIsRead()
    let frames = try nine.map { name in
      let label = stage.staticTexts[name]
      try #require(label.exists, "No label says \(name). The list has nine apps.")
      return label.frame
    }

    for row in 0..<3 {
      let three = frames[3 * row..<3 * row + 3]
      let names = nine[3 * row..<3 * row + 3].joined(separator: ", ")
      #expect(
        zip(three, three.dropFirst()).allSatisfy { $0.isBeside($1) && $0.midX < $1.midX },
        "\(names) stand side by side, from left to right: three apps are a row.")
    }
    #expect(
      !frames[0].isBeside(frames[3]) && frames[0].minY < frames[3].minY
        && !frames[3].isBeside(frames[6]) && frames[3].minY < frames[6].minY,
      "\(nine[3]) begins the second row, below \(nine[0]), and \(nine[6]) the third.")
  }

  @Test(.todo(1))
  func `a missing name is none`() throws {
    present([
      app("Time", icon: "clock"), app(nil, icon: "chess"), app("Maps", icon: nil),
      app(nil, icon: nil, size: 5),
    ])
    try #require(stage.staticTexts["Time"].exists, .needed("A label has to say Time first."))

    #expect(
      labels(among: ["Time", "none", "Maps"]) == ["Time", "none", "Maps", "none"],
      "The second app and the last one have no name, so their labels say none.")
    #expect(stage.images["chess"].exists, "An app without a name still has its picture.")
  }

  @Test(.todo(1))
  func `other keys of the list do not matter`() async throws {
    try await #require(
      processExitsWith: .success,
      "The list has a key `price`, which the app does not have. Ignore such keys."
    ) {
      await MainActor.run {
        let shelf = AppShelfViewController()
        shelf.list = plist("<dict><key>name</key><string>Time</string>\(price)</dict>")
        Stage().present(shelf)
      }
    }

    present(["<dict><key>name</key><string>Time</string>\(price)</dict>"])

    #expect(stage.staticTexts["Time"].exists, "The app has a name and one key more. Show it.")
  }

  @Test(.todo(2))
  func `a typed key is shown for each app`() throws {
    present([app("Time", icon: "clock", size: 24), app("Kings", icon: "chess", size: 8)])

    try type("size", return: false)
    let before = labels(among: ["24", "8", "none", "Time", "Kings"])
    stage.typeText("\n")

    #expect(
      before == ["Time", "Kings"], "A person is still typing. Wait for Return, then show the key.")
    #expect(
      labels(among: ["24", "8", "Time", "Kings"]) == ["24", "8"],
      "A person typed size. Each label says the size of its app, and the name no more.")
  }

  @Test(.todo(2))
  func `one key can be typed after another`() throws {
    present([app("Time", icon: "clock", size: 24), app("Kings", icon: "chess", size: 8)])

    try type("size")
    try type("icon")
    #expect(
      labels(among: ["24", "8", "clock", "chess"]) == ["clock", "chess"],
      "A person typed size, and then icon. The labels say the icons now.")

    try type("name")
    #expect(
      labels(among: ["clock", "chess", "Time", "Kings"]) == ["Time", "Kings"],
      "A person typed name last. The labels say the names again.")
    #expect(
      stage.images["clock"].exists && stage.images["chess"].exists, "The pictures stay.")
  }

  @Test(.todo(2))
  func `an app without a value says none`() throws {
    present([
      app("Time", icon: "clock"), app("Kings", icon: "chess", size: 8),
      app("Maps", icon: "maps", size: 0), app("Boat", icon: "clock", size: 70_000),
    ])

    try type("size")

    #expect(
      labels(among: ["none", "8", "0", "70000"]) == ["none", "8", "0", "70000"],
      "The first app has no size, so its label says none. The others are 8, 0 and 70000, whole.")
  }

  @Test(.todo(2))
  func `a key that no app has is none`() async throws {
    try await #require(
      processExitsWith: .success,
      "A person may type any key. Say what a key gives that an app does not have."
    ) {
      await MainActor.run {
        let (stage, shelf) = (Stage(), AppShelfViewController())
        shelf.list = plist("<dict><key>name</key><string>Time</string>\(price)</dict>")
        stage.present(shelf)
        guard stage.textFields.firstMatch.exists else { return }
        stage.textFields.firstMatch.tap()
        stage.typeText("price\n")
      }
    }
    present([app("Time", icon: "clock", size: 24), app("Kings", icon: "chess", size: 8)])

    try type("nmae")

    #expect(
      labels(among: ["none", "Time", "Kings"]) == ["none", "none"],
      "An app has the keys name, icon and size. Every other key is none.")

    try type("Size")

    #expect(
      labels(among: ["none", "24", "8"]) == ["none", "none"],
      "Size has a capital letter, so it is another key than size. Leave the typed key as it is.")

    present(["<dict><key>name</key><string>Time</string>\(price)</dict>"])
    try type("price")

    #expect(
      labels(among: ["none", "Time", "3"]) == ["none"],
      "price is in the list, and it is no key of an app. So it is none.")
  }

  @Test(.todo(2))
  func `the keyboard begins with small letters`() throws {
    present([app("Time", icon: "clock", size: 24)])
    try #require(stage.textFields.firstMatch.exists, .needed("Add a text field first."))

    stage.textFields.firstMatch.tap()

    #expect(
      stage.keys["s"].exists,
      "The first letter is a capital, and Size is another key than size. Look at autocapitalizationType."
    )
  }

  @Test(.todo(2))
  func `the text field is heard as Key, also with a text`() throws {
    present([app("Time", icon: "clock", size: 24)])

    try type("size", return: false)

    #expect(
      stage.readScreenAloud().contains { $0.hasPrefix("Key, size") },
      "Nobody hears what the text field is for. Set its accessibilityLabel: a placeholder goes.")
  }

  @Test(.todo(2))
  func `the keyboard is gone after Return`() throws {
    present([app("Time", icon: "clock", size: 24)])

    try type("size")

    #expect(
      !stage.keyboards.firstMatch.exists,
      "The keyboard covers the apps. resignFirstResponder takes it away.")

    present([app("Time", icon: "clock", size: 24)])
    try type("")

    #expect(
      !stage.keyboards.firstMatch.exists,
      "Return was pressed and nothing typed, and the keyboard stays. It goes after each Return.")
  }

  @Test(.todo(2))
  func `field, pictures and labels do not cover each other`() throws {
    let shelf = present(apps(nine))
    try #require(stage.textFields.firstMatch.exists, .needed("Add the text field first."))
    let field = stage.textFields.firstMatch.frame
    let labels = nine.map { stage.staticTexts[$0].frame }
    let pictures = (0..<stage.images.count).map { stage.images[$0].frame }
    let all =
      [("the text field", field)] + zip(nine, labels).map { ("the label of \($0)", $1) }
      + pictures.map { ("a picture", $0) }
    // Half a point more, because a third of 320 points is rounded.
    let screen = CGRect(x: 0, y: 0, width: 320, height: 568).insetBy(dx: -0.5, dy: -0.5)

    try #require(pictures.count >= 9, .needed("There have to be nine pictures first."))
    for (name, frame) in all {
      #expect(
        screen.contains(frame) && !frame.isEmpty,
        "The screen is 320 by 568 points, and \(name) lies in \(frame.numbers): give it a size, and a place inside."
      )
    }
    let covered = CoveredPart.first(of: all, tolerance: 0.5)
    #expect(covered == nil, "\(covered ?? "") Give each a place of its own.")
    #expect(
      (labels + pictures).allSatisfy { field.maxY <= $0.minY }, "The text field is above the apps.")
    let unseen = nine.compactMap { stage.staticTexts[$0].whyUnseen }.first
    #expect(unseen == nil, "Nobody sees a label. \(unseen ?? "")")
    for label in shelf.view.descendants(of: UILabel.self) where nine.contains(label.text ?? "") {
      #expect(
        label.adjustsFontSizeToFitWidth
          || label.bounds.width + 1 > label.intrinsicContentSize.width,
        "The label of \(label.text ?? "") is narrower than the name. Make it wider.")
    }
  }

  @Test(.todo(2))
  func `a screen that was left is freed`() throws {
    weak var screen: AppShelfViewController?
    do {
      let controller = AppShelfViewController()
      controller.list = plist(app("Time", icon: "clock", size: 24))
      screen = controller
      stage.present(controller)
    }
    try type("size")

    stage.present(UIViewController())

    #expect(
      screen == nil,
      "The screen was left, and is still there. The closure of a view, an action of the text field for example, keeps it: write [weak self]."
    )
  }

  @Test(.todo(3))
  func `a list that cannot be read is named on the screen`() throws {
    let good = app("Time", icon: "clock")
    for (data, reason) in [
      (Data("no property list".utf8), "This data is no property list."),
      (plist(good, array: false), "This list is one dictionary, and no array."),
      (plist("\(good)<string>Maps</string>"), "One entry of this list is text."),
    ] {
      let shelf = AppShelfViewController()
      shelf.list = data
      stage.present(shelf)

      #expect(
        stage.staticTexts["The list cannot be read"].exists,
        "\(reason) A label says: The list cannot be read")
      #expect(
        !stage.staticTexts["Time"].exists && !stage.staticTexts["none"].exists,
        "\(reason) Show no apps then.")
    }
  }

  @Test(.todo(3))
  func `what is said about a bad list can be read`() throws {
    let shelf = AppShelfViewController()
    shelf.list = Data("no property list".utf8)
    stage.present(shelf)
    let text = "The list cannot be read"
    try #require(
      stage.staticTexts[text].exists, .needed("A label has to say The list cannot be read first."))
    let frame = stage.staticTexts[text].frame
    let field = stage.textFields.firstMatch

    #expect(
      CGRect(x: 0, y: 0, width: 320, height: 568).contains(frame),
      "The label lies in \(frame.numbers), and the screen has 320 by 568 points. Place it inside.")
    let covered = CoveredPart.first(
      of: (field.exists ? [("the text field", field.frame)] : []) + [("the label", frame)],
      tolerance: 0.5)
    #expect(covered == nil, "\(covered ?? "") Place the label elsewhere.")
    for label in shelf.view.descendants(of: UILabel.self) where label.text == text {
      // A line has a little room above its letters and below them.
      let needed = label.sizeThatFits(label.bounds.size)
      #expect(
        (label.adjustsFontSizeToFitWidth && label.bounds.width > 80
          || label.bounds.width + 1 > needed.width) && label.bounds.height + 4 > needed.height,
        "The label has \(Int(label.bounds.width)) by \(Int(label.bounds.height)) points, and its words need \(Int(needed.width.rounded(.up))) by \(Int(needed.height.rounded(.up))). Give it a larger frame."
      )
    }
  }

  @Test(.todo(3))
  func `an empty list can be read`() throws {
    let shelf = AppShelfViewController()
    shelf.list = Data("no property list".utf8)
    stage.present(shelf)
    try #require(
      stage.staticTexts["The list cannot be read"].exists,
      .needed("A label has to say The list cannot be read first."))

    present([])

    #expect(
      !stage.staticTexts["The list cannot be read"].exists,
      "An array without apps is a list. It shows no app and no error.")
  }

  private func requireThatItIsRead() throws {
    try #require(
      !stage.staticTexts["The list cannot be read"].exists,
      "The list is an array of dictionaries, and the screen says that it cannot be read. The size of an app is a number."
    )
  }

  private let nine = ["Time", "Kings", "Maps", "Tea", "Rain", "Calendar", "Bus", "Tram", "Boat"]

  private func apps(_ names: [String]) -> [String] {
    let icons = ["clock", "chess", "maps"]
    return names.enumerated().map { app($1, icon: icons[$0 % 3], size: $0) }
  }

  @discardableResult
  private func present(_ entries: [String]) -> AppShelfViewController {
    let shelf = AppShelfViewController()
    shelf.list = plist(entries.joined())
    stage.present(shelf)
    return shelf
  }

  /// Taps the field, types a key in place of what is there, and presses Return.
  private func type(_ key: String, return hasReturn: Bool = true) throws {
    let field = stage.textFields.firstMatch
    try #require(field.exists, .needed("Add a text field first."))
    field.tap()
    stage.typeKey("a", modifierFlags: .command)
    stage.typeText(hasReturn ? "\(key)\n" : key)
  }

  /// The labels that say one of these words, in rows from left to right.
  private func labels(among words: Set<String>) -> [String] {
    (0..<stage.staticTexts.count).map { stage.staticTexts[$0] }
      .filter { words.contains($0.label) }
      .sorted { first, second in
        let (first, second) = (first.frame, second.frame)
        return first.isBeside(second) ? first.midX < second.midX : first.minY < second.minY
      }
      .map(\.label)
  }
}

extension CGRect {
  /// Whether a rectangle stands in the same row as another one.
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    midY > other.minY && midY < other.maxY || other.midY > minY && other.midY < maxY
  }
}

/// A key that the statement does not name.
private let price = "<key>price</key><integer>3</integer>"

/// An entry of a list; what is nil is left out.
private func app(_ name: String?, icon: String?, size: Int? = nil) -> String {
  let values = [
    name.map { "<key>name</key><string>\($0)</string>" },
    icon.map { "<key>icon</key><string>\($0)</string>" },
    size.map { "<key>size</key><integer>\($0)</integer>" },
  ]
  return "<dict>\(values.compactMap { $0 }.joined())</dict>"
}

private func plist(_ content: String, array: Bool = true) -> Data {
  let list = array ? "<array>\(content)</array>" : content
  return Data("<?xml version=\"1.0\"?><plist version=\"1.0\">\(list)</plist>".utf8)
}

extension ShelfByKeysTests: ExerciseScene {
  static let advice =
    "Tap the field, type size and press Return. Then try icon, and a key that does not exist."

  var opening: SceneOpening {
    present(apps(nine))
    return .phone(stage)
  }
}
