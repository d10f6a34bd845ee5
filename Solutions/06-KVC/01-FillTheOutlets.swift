// # Exercise 1: Fill the outlets
//
// You write the second step of loading a nib. And you find out, without running the app, which
// names in a nib end the program, and which outlets stay nil.
//
// - `keys` lists the three outlets of the radio, each under its own name.
// - `connect` goes through the connections in their order. It gives the owner, under the
//   name of the property, the object that the connection leads to. If the nib has no object
//   with this identifier, nothing is given, and the next connection follows.
// - `staleConnections` are the names in the nib that end the program: no outlet of the class
//   has such a name. They stand in the order of the nib. `view` is an outlet of every view
//   controller, also if the class does not list it.
// - `emptyOutlets` are the outlets of the class that no connection fills, in the order of the
//   class. A connection to an object that is not in the nib fills none.
//
//     swift run course check FillTheOutlets

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
    // continue, not return: the connections after this one are filled as well.
    guard let object = nib.objects[connection.destination] else { continue }
    owner.setValue(object, forKey: connection.property)
  }
}

/// Returns the names that a nib has and a class does not.
func staleConnections(of nib: Nib, outlets: [String]) -> [String] {
  nib.connections.map(\.property).filter { $0 != "view" && !outlets.contains($0) }
}

/// Returns the outlets of a class that are nil after the nib was loaded.
func emptyOutlets(of nib: Nib, outlets: [String]) -> [String] {
  let filled = nib.connections.filter { nib.objects[$0.destination] != nil }.map(\.property)
  return outlets.filter { !filled.contains($0) }
}
