// # Exercise 7: Tell the list
//
// A table lists players. A row shows the name, and below it the points as "3 points".
//
// - A tap on a row pushes a detail of that player. The title of the detail is the name, and its
//   label shows the points, as the row does.
// - The button of the detail adds a point. The label shows it at once, and the array `players` of
//   the list has it at once, too. The row shows it when the person is back: reload this row alone,
//   or the whole table.
// - The detail does not know the list. It tells `onChange`.
// - While the detail is open, the list may get other players above this one, also of the same name.
//   So the list finds the player by the number `id`. If that player is gone, nothing changes.
// - A detail that was left is freed: it does not stay in memory.
//
//     swift run course check TellTheList

import HeadlessUIKit

/// Somebody who plays; no two have the same number.
struct Player: Equatable {
  let id: Int
  var name: String
  var points: Int
}

/// The detail of a player.
final class PlayerViewController: UIViewController {
  private(set) var player: Player

  /// Hears of each change of the player.
  var onChange: (Player) -> Void = { _ in }

  let pointsLabel = UILabel(frame: CGRect(x: 20, y: 120, width: 280, height: 30))
  let addButton = UIButton(type: .system)

  init(player: Player) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addButton.frame = CGRect(x: 20, y: 170, width: 280, height: 44)
    addButton.setTitle("Add a point", for: .normal)
    view.addSubview(pointsLabel)
    view.addSubview(addButton)
    // TODO 1: The title and the label show the player, and the button adds a point.
  }

  /// Adds a point to the player.
  func addPoint() {
    // TODO 2: One point more, in the label too, and onChange hears of it.
  }
}

/// The list of players.
final class PlayerListViewController: UITableViewController {
  var players: [Player] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Players"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    players.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let player = players[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = player.name
    content.secondaryText = "\(player.points) points"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // TODO 3: A detail of this player is pushed, and tells the list.
  }

  /// Takes a player as he or she is now.
  func update(_ player: Player) {
    // TODO 4: The player of the same number is replaced, and the row shows the new one.
  }
}
