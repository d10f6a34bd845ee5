import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let list = SongList(songs: [
    Song(title: "Hurt", artist: "Johnny Cash"),
    Song(title: "Changes", artist: "David Bowie"),
    Song(title: "Blackbird", artist: "The Beatles"),
  ])

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
    list.songs += (1...30).map { Song(title: "Song \($0)", artist: "Artist \($0)") }
    list.serve(table)
    view.addSubview(table)
  }
}
