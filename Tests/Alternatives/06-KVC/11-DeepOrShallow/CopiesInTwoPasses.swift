// Alternative: the first loop makes an empty copy of each object. The second loop connects the
// copies.

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
  Owner(name: owner.name, pets: owner.pets)
}

/// Makes deep copies, and remembers them.
final class Copier {
  /// The copy of each object that was copied.
  private var copies: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the copy of a pet, with a copy of its owner.
  func copy(of pet: Pet) -> Pet {
    // What was copied already is found again, so two ways to one pet end at one copy.
    if let copy = copies[ObjectIdentifier(pet)] as? Pet { return copy }
    let copy = Pet(name: pet.name)
    copies[ObjectIdentifier(pet)] = copy
    if let owner = pet.owner { copy.owner = self.copy(of: owner) }
    return copy
  }

  /// Returns the copy of an owner, with copies of all pets.
  func copy(of owner: Owner) -> Owner {
    if let copy = copies[ObjectIdentifier(owner)] as? Owner { return copy }
    let copy = Owner(name: owner.name, pets: [])
    copies[ObjectIdentifier(owner)] = copy
    for pet in owner.pets where copies[ObjectIdentifier(pet)] == nil {
      copies[ObjectIdentifier(pet)] = Pet(name: pet.name)
    }
    for pet in owner.pets {
      guard let other = copies[ObjectIdentifier(pet)] as? Pet else { continue }
      other.owner = pet.owner.map(self.copy(of:))
      copy.pets.append(other)
    }
    return copy
  }
}
