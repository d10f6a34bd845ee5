// Alternative: The shallow copy is made empty and then given the array.

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
  let copy = Owner(name: owner.name, pets: [])
  copy.pets = owner.pets
  return copy
}

/// Makes deep copies, and remembers them.
final class Copier {
  /// The copy of each object that was copied.
  private var copies: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the copy of a pet, with a copy of its owner.
  func copy(of pet: Pet) -> Pet {
    let id = ObjectIdentifier(pet)
    if copies[id] == nil {
      copies[id] = Pet(name: pet.name)
      (copies[id] as? Pet)?.owner = pet.owner.map { self.copy(of: $0) }
    }
    return copies[id] as? Pet ?? pet
  }

  /// Returns the copy of an owner, with copies of all pets.
  func copy(of owner: Owner) -> Owner {
    if let copy = copies[ObjectIdentifier(owner)] as? Owner { return copy }
    // Kept before the pets are copied: each of them leads back to its owner.
    let copy = Owner(name: owner.name, pets: [])
    copies[ObjectIdentifier(owner)] = copy
    copy.pets = owner.pets.map(self.copy(of:))
    return copy
  }
}
