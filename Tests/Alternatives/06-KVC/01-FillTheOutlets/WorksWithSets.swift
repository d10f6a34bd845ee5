// Alternative: Sets hold the names, and the pairs of key and object are made first.

import HeadlessUIKit

/// An entry of a nib: the name of a property, and the identifier of an object.
struct Connection {
  let property: String
  let destination: String
}

/// A nib whose objects have been made.
struct Nib {
  /// The objects by their identifiers.
  let objects: [String: NSObject]
  let connections: [Connection]
}

/// A screen with the station and the song that a radio plays.
final class RadioViewController: UIViewController {
  weak var stationLabel: UILabel?
  weak var songLabel: UILabel?
  weak var playButton: UIButton?

  override class var keys: Keys {
    Keys([
      "playButton": \RadioViewController.playButton,
      "songLabel": \RadioViewController.songLabel,
      "stationLabel": \RadioViewController.stationLabel,
    ])
  }
}

/// Fills the outlets of the owner of a nib.
func connect(_ nib: Nib, to owner: UIViewController) {
  for (key, object) in pairs(of: nib) { owner.setValue(object, forKey: key) }
}

/// Returns the names that a nib has and a class does not.
func staleConnections(of nib: Nib, outlets: [String]) -> [String] {
  let known = Set(outlets).union(["view"])
  return nib.connections.compactMap { known.contains($0.property) ? nil : $0.property }
}

/// Returns the outlets of a class that are nil after the nib was loaded.
func emptyOutlets(of nib: Nib, outlets: [String]) -> [String] {
  let filled = Set(pairs(of: nib).map(\.key))
  return outlets.filter { !filled.contains($0) }
}

private func pairs(of nib: Nib) -> [(key: String, object: NSObject)] {
  nib.connections.compactMap { connection in
    nib.objects[connection.destination].map { (connection.property, $0) }
  }
}
