import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 11: DeepOrShallow", .exercise, .serialized)
struct DeepOrShallowTests {
  let owner: Owner

  init() {
    owner = Owner(name: "Mei", pets: [Pet(name: "Rex"), Pet(name: "Tom")])
    for pet in owner.pets { pet.owner = owner }
  }

  @Test(.todo(1))
  func `a shallow copy is another owner`() {
    let copy = shallowCopy(of: owner)
    let names = [copy.name] + copy.pets.map(\.name)

    copy.name = "Li"
    copy.pets.removeLast()

    #expect(copy !== owner && owner.name == "Mei", "Renaming the copy must not rename Mei.")
    #expect(names == ["Mei", "Rex", "Tom"], "The copy begins with the name and the pets of Mei.")
    #expect(owner.pets.count == 2, "The copy has an array of its own to take pets from.")
  }

  @Test(.todo(1))
  func `a shallow copy shares the pets`() throws {
    let copy = shallowCopy(of: owner)
    try #require(copy !== owner, .needed("Make another owner first."))

    #expect(
      zip(copy.pets, owner.pets).allSatisfy { $0 === $1 } && copy.pets.count == 2,
      "An array that is copied leads to the same objects. Make no new pets.")
    #expect(
      owner.pets.allSatisfy { $0.owner === owner },
      "The pets are shared, and still belong to Mei. Change nothing in them.")
  }

  @Test(.todo(3))
  func `a deep copy has pets of its own`() throws {
    let copy = Copier().copy(of: owner)
    try #require(copy !== owner, .needed("Make another owner first."))

    copy.pets.first?.name = "Max"

    #expect(
      copy.name == "Mei" && copy.pets.map(\.name) == ["Max", "Tom"],
      "The copy says what the original says, in its order.")
    #expect(
      owner.pets.map(\.name) == ["Rex", "Tom"],
      "A pet of the copy was renamed, and Mei's own changed. Copy each pet.")
  }

  @Test(.todo(3))
  func `one pet under two names stays one pet`() throws {
    owner.pets += [owner.pets[0], owner.pets[0]]

    let copy = Copier().copy(of: owner)

    try #require(
      copy !== owner && !copy.pets.isEmpty, .needed("Copy the owner and all pets first."))
    try #require(
      copy.pets.map(\.name) == ["Rex", "Tom", "Rex", "Rex"],
      "Rex is in the list three times. The list of the copy has as many places.")
    #expect(
      copy.pets[0] === copy.pets[2] && copy.pets[0] === copy.pets[3]
        && copy.pets[0] !== owner.pets[0],
      "Rex is in the list three times, and he is one pet. Look whether you have copied him already."
    )
  }

  @Test(.todo(3))
  func `two pets of one name stay two pets`() throws {
    let other = Pet(name: "Rex")
    other.owner = owner
    owner.pets.append(other)

    let copy = Copier().copy(of: owner)

    try #require(
      copy !== owner && copy.pets.count == 3, .needed("Copy the owner and all pets first."))
    #expect(
      copy.pets[0] !== copy.pets[2],
      "Two pets are called Rex. A name does not stand for one object; an ObjectIdentifier does.")
  }

  @Test(.todo(2))
  func `a pet of the copy belongs to the copy`() throws {
    let copier = Copier()
    let copy = copier.copy(of: owner)
    let pet = copier.copy(of: owner.pets[0])

    try #require(pet !== owner.pets[0], .needed("Make another pet first."))
    try #require(
      pet.owner !== owner && copy !== owner,
      "The owner of the copied pet is the new owner, not the old one.")
    #expect(
      pet.owner === copy,
      "The copied pet has no owner, or a second copy of it. Remember a copy before its pets are copied."
    )
    #expect(copy.pets.first === pet, "One copier has one copy of Rex.")
    let owners = copy.pets.map { $0.owner === copy }
    #expect(
      owners == [true, true], "Each pet of the copy belongs to the copy, the second one as well.")
  }

  @Test(.todo(3))
  func `the pet of somebody else belongs to the copy of that person`() throws {
    let friend = Owner(name: "Li", pets: [Pet(name: "Max")])
    friend.pets[0].owner = friend
    let stray = Pet(name: "Tiger")
    owner.pets += [friend.pets[0], stray]
    let copier = Copier()

    let copy = copier.copy(of: owner)

    try #require(
      copy !== owner && copy.pets.count == 4, .needed("Copy the owner and all pets first."))
    let isOfTheCopiedFriend = copy.pets[2].owner === copier.copy(of: friend)
    #expect(
      isOfTheCopiedFriend && copy.pets[2].owner !== copy && copy.pets[2].owner !== friend,
      "Max stays with Mei, and belongs to Li. The owner of his copy is the copy of Li.")
    #expect(
      copy.pets[3].owner == nil, "Tiger stays with Mei, and belongs to nobody. So does his copy.")
  }

  @Test(.todo(2))
  func `a pet alone brings a copy of its owner`() throws {
    let copier = Copier()
    let pet = copier.copy(of: owner.pets[1])
    let (other, stray) = (pet.owner, copier.copy(of: Pet(name: "Tiger")))

    try #require(pet !== owner.pets[1], .needed("Make another pet first."))
    #expect(
      pet.name == "Tom" && other != nil && other !== owner,
      "Copying a pet copies its owner too.")
    #expect(
      other?.name == "Mei" && other?.pets.map(\.name) == ["Rex", "Tom"]
        && other?.pets.last === pet,
      "The copy of the owner has her name and copies of all her pets. One of them is this pet.")
    #expect(stray.name == "Tiger" && stray.owner == nil, "A stray has no owner to copy.")
  }

  @Test(.todo(3))
  func `a copier copies an owner once`() throws {
    let copier = Copier()
    let copy = copier.copy(of: owner)
    try #require(copy !== owner, .needed("Make another owner first."))

    #expect(
      copier.copy(of: owner) === copy,
      "Asked again, the copier has the copy already. Remember it before you copy the pets.")
  }
}

extension DeepOrShallowTests: ExerciseScene {
  static let advice = "Mei has the pets Rex and Tom. What do her copies share with her?"

  var opening: SceneOpening {
    let copier = Copier()
    let copies = [shallowCopy(of: owner), copier.copy(of: owner)]
    let questions: [(String, (Owner) -> Bool)] = [
      ("the owner is a new object", { $0 !== owner }),
      ("the pets are new objects", { $0.pets.first !== owner.pets.first }),
      ("the names are the same", { $0.pets.map(\.name) == owner.pets.map(\.name) }),
      ("the owner of Rex is the copy", { $0.pets.first?.owner === $0 }),
    ]
    return .table(
      ["question", "shallow copy", "deep copy"],
      rows: questions.map { words, answer in [words] + copies.map { answer($0) ? "yes" : "no" } })
  }
}
