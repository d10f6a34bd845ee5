// Alternative: Loops collect the names, and a key path is written in the place of a key.

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
    [
      "stationLabel": \RadioViewController.stationLabel,
      "songLabel": \RadioViewController.songLabel,
      "playButton": \RadioViewController.playButton,
    ]
  }
}

/// Fills the outlets of the owner of a nib.
func connect(_ nib: Nib, to owner: UIViewController) {
  for connection in nib.connections {
    if let object = nib.objects[connection.destination] {
      owner.setValue(object, forKeyPath: connection.property)
    }
  }
}

/// Returns the names that a nib has and a class does not.
func staleConnections(of nib: Nib, outlets: [String]) -> [String] {
  var stale: [String] = []
  for connection in nib.connections {
    if connection.property == "view" { continue }
    if outlets.contains(connection.property) { continue }
    stale.append(connection.property)
  }
  return stale
}

/// Returns the outlets of a class that are nil after the nib was loaded.
func emptyOutlets(of nib: Nib, outlets: [String]) -> [String] {
  var empty: [String] = []
  for outlet in outlets {
    let fills = nib.connections.contains {
      $0.property == outlet && nib.objects.keys.contains($0.destination)
    }
    if !fills { empty.append(outlet) }
  }
  return empty
}
