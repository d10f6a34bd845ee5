// Alternative: the labels `textLabel` and `detailTextLabel` of the cell are filled directly. Code
// from before iOS 14 is written like this.

// # Exercise 1: Two questions
//
// A table lists songs. Each row shows the title of a song, and the artist in a second line.
// The songs stand in the order of the array. The cells come from the table, for the
// identifier "song", so that few cells serve a long list. When the array changes and the
// table reloads, it shows the new songs.
//
//     swift run course check TwoQuestions

import HeadlessUIKit

/// A song of a list.
struct Song {
  let title: String
  let artist: String
}

/// Answers the questions of a table about songs.
final class SongList: NSObject, UITableViewDataSource {
  var songs: [Song]

  init(songs: [Song]) {
    self.songs = songs
  }

  /// Has a table ask this list.
  func serve(_ table: UITableView) {
    table.register(SongCell.self, forCellReuseIdentifier: "song")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row].title
    cell.detailTextLabel?.text = songs[indexPath.row].artist
    return cell
  }
}

/// A cell of the style with two lines.
private final class SongCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
