//: # Deep copies of objects that lead to each other
//:
//: After this chapter you can copy objects that refer to each other, without
//: copying one of them twice, and without a copier that calls itself until the
//: program crashes.

import HeadlessUIKit
import Stage

//: ## A copy without end
//:
//: Ann and Ben play tennis. Each is the partner of the other. A deep copy of
//: Ann has to copy her partner, Ben. To copy Ben, it has to copy his partner,
//: Ann. And so on: the function calls itself until the program crashes.
//:
//:              partner
//:      ┌─────────────────────┐
//:      │                     ▼
//:     Ann                   Ben
//:      ▲                     │
//:      └─────────────────────┘
//:              partner
//:
//: There is a second problem. Ann is in the list of players twice:
//:
//:     list[0] ──▶ Ann
//:     list[1] ──▶ Ben
//:     list[2] ──▶ Ann, the same object as in list[0]
//:
//: If you copy a player each time you meet one, Ann becomes two players. But
//: the copy should look like the list: two new players, and the new Ann twice.
//:
//: The reference to the partner is weak. So two players do not keep each other
//: alive (lesson 1).

final class Player {
  let name: String
  weak var partner: Player?

  init(name: String) {
    self.name = name
  }
}

//: ## Remembering what was copied
//:
//: The copier keeps a **memo**: a dictionary from each old object to its copy.
//: Before it copies a player, it looks in the memo. So each player is copied
//: once.
//:
//: What can be the key of the memo? The name cannot, because two players may
//: have the same name. `ObjectIdentifier(player)` stands for one object: two
//: identifiers are equal only if they come from the same object.
//:
//: The order of the lines matters. The new Ann is put into the memo *before*
//: her partner is copied. Then Ben is copied, and asks for the copy of Ann. The
//: memo has it, and the circle ends.
//:
//: The partner is weak, so the new Ann does not keep the new Ben. The memo
//: keeps him until the list has him.

final class PlayerCopier {
  private var copies: [ObjectIdentifier: Player] = [:]

  func copy(of player: Player) -> Player {
    let id = ObjectIdentifier(player)
    if let copy = copies[id] { return copy }
    let newPlayer = Player(name: player.name)
    copies[id] = newPlayer
    if let partner = player.partner {
      newPlayer.partner = copy(of: partner)
    }
    return newPlayer
  }
}

func deepCopiesOfObjects(on stage: Stage) {
  //: ## Equal names, different objects
  //:
  //: Two players with the same name have different identifiers. One player who
  //: is in a list twice has one identifier.

  let ann = Player(name: "Ann")
  let otherAnn = Player(name: "Ann")
  stage.print(ObjectIdentifier(ann) == ObjectIdentifier(otherAnn))
  // Prints "false"

  let ben = Player(name: "Ben")
  ann.partner = ben
  ben.partner = ann
  let list = [ann, ben, ann]
  stage.print(ObjectIdentifier(list[0]) == ObjectIdentifier(list[2]))
  // Prints "true"

  //: ## A copy with the same shape
  //:
  //: One copier copies all players of the list. `copy[0]` and `copy[2]` are one
  //: object, the new Ann. The second row says that she is not the old Ann. The
  //: last two rows say that the new players are partners of each other.

  let copier = PlayerCopier()
  let copy = list.map { copier.copy(of: $0) }
  let questions = [
    ("copy[0] === copy[2]", copy[0] === copy[2]),
    ("copy[0] === list[0]", copy[0] === list[0]),
    ("copy[0].partner === copy[1]", copy[0].partner === copy[1]),
    ("copy[1].partner === copy[0]", copy[1].partner === copy[0]),
  ]
  stage.present(
    AnswerTable(
      ["the same object?", "answer"], widths: [240, 72],
      rows: questions.map { [$0.0, $0.1 ? "yes" : "no"] }))
  stage.show("A copy of two players in a list of three")

  stage.print(copy.map(\.name))
  // Prints "["Ann", "Ben", "Ann"]"
}

//: ## Remember
//:
//: - A memo from `ObjectIdentifier` to the copy finds what was copied already.
//: - Put the new object into the memo before you copy what it leads to.
//:
//: > Question: Your copier copies a list of friends. Each friend has a list of
//: > friends. The copier calls itself until the program crashes. What is
//: > missing?
//: > Answer: The copy of a friend is not in the memo when the friends of this
//: > friend are copied. Put it there first.

//: ## Your turn
//:
//: Exercise 11 is Exercises/06-KVC/11-DeepOrShallow.swift. You write a shallow
//: and a deep copy of an owner with pets. There one memo holds copies of both
//: classes, so its values have the type `AnyObject`: any object. When you take
//: a copy out, `as?` gives it its type back: `copies[id] as? Owner`.
//:
//:     swift run course check DeepOrShallow
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/objectidentifier>
//: - <https://developer.apple.com/documentation/swift/anyobject>
