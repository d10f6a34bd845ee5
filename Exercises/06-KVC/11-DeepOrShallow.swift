// # Exercise 11: Deep or shallow?
//
// - A shallow copy of an owner is a new owner with the same pets. A deep copy has new pets as
//   well, and shares no object with the original.
// - A pet that is in the list twice is one pet in the copy too.
// - The owner of a copied pet is the copy of its owner; a pet without an owner has a copy
//   without one.
// - A copier remembers what it has copied, so it copies each object once and does not run for
//   ever.
//
//     swift run course check DeepOrShallow

import HeadlessUIKit

/// A pet, and whose it is.
final class Pet {
  var name: String
  weak var owner: Owner?

  init(name: String) {
    self.name = name
  }
}

/// A person with pets; each of them knows its owner.
final class Owner {
  var name: String
  var pets: [Pet]

  init(name: String, pets: [Pet]) {
    self.name = name
    self.pets = pets
  }
}

/// Returns a new owner with the same pets.
func shallowCopy(of owner: Owner) -> Owner {
  // TODO 1: Return another owner of that name, with the same pets.
  owner
}

/// Makes deep copies, and remembers them.
final class Copier {
  /// The copy of each object that was copied.
  private var copies: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the copy of a pet, with a copy of its owner.
  func copy(of pet: Pet) -> Pet {
    // TODO 2: Make one copy for each pet. Its owner is the copy of its owner.
    pet
  }

  /// Returns the copy of an owner, with copies of all pets.
  func copy(of owner: Owner) -> Owner {
    // TODO 3: Make one copy for each owner, with the copies of the pets in their order.
    owner
  }
}
