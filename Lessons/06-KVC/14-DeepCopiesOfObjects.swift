//: # Deep copies of objects that lead to each other
//:
//: After this chapter you can copy objects that refer to each other, without
//: copying one of them twice and without an endless loop.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: In a tennis club each player may have a partner, who is a player too. The
//: reference to the partner is weak, so that two players do not keep each other
//: alive (lesson 1). Ann and Ben are partners. Ann is in the list twice.
//:
//:     list  ──▶  [ 0 , 1 , 2 ]
//:                  │   │   │
//:                  ▼   │   │
//:         ┌─────▶ Ann ◀┼───┘
//:         │        │   │
//:     partner   partner│
//:         │        │   │
//:         │        ▼   ▼
//:         └─────── Ben
//:
//: A copy has to keep this shape: two new players, and Ann twice in the list. A
//: simple way copies a player each time it meets one. Then Ann becomes two
//: players. And if it copies the partner with each player, it goes from Ann to
//: Ben, from Ben to Ann, and so on without end.

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
//: Before it copies a player, it looks in the memo.
//:
//: The key of the memo has to stand for one object. The name is no such key,
//: because two players may have the same name. `ObjectIdentifier(player)` is
//: made from the reference: two identifiers are equal only if they come from
//: the same object. An identifier does not keep its object alive, and it means
//: something only as long as the object lives.
//:
//: The order of the lines matters. The new player is put into the memo *before*
//: the partner is copied. When Ben then asks for the copy of Ann, the memo has
//: it, and the circle ends.

final class PlayerCopier {
  private var copies: [ObjectIdentifier: Player] = [:]

  func copy(of player: Player) -> Player {
    let id = ObjectIdentifier(player)
    if let copy = copies[id] { return copy }
    let copy = Player(name: player.name)
    copies[id] = copy
    if let partner = player.partner {
      copy.partner = self.copy(of: partner)
    }
    return copy
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
  //: One copier copies all players of the list. The first and the third player
  //: of the copy are one object, and it is not the Ann of the old list.

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

  //: ## Who keeps the copies
  //:
  //: A copier keeps all its copies in the memo, as long as it lives itself.
  //: Here a new copier is gone at the end of the line. The copy of Ann has only
  //: a weak reference to the copy of Ben, so Ben is gone too.

  let lonely = PlayerCopier().copy(of: ann)
  stage.print(lonely.name, lonely.partner == nil)
  // Prints "Ann true"

  //: ## Objects of two classes in one memo
  //:
  //: `AnyObject` is any object of a class. A memo for objects of several
  //: classes has this type for its values, and `as?` gives a copy its type
  //: back.

  let field = UITextField()
  var memo: [ObjectIdentifier: AnyObject] = [:]
  memo[ObjectIdentifier(ann)] = copy[0]
  memo[ObjectIdentifier(field)] = UITextField()
  let found = memo[ObjectIdentifier(ann)] as? Player
  stage.print(found?.name ?? "no player")
  // Prints "Ann"
}

//: ## Remember
//:
//: - A memo from `ObjectIdentifier` to the copy finds what was copied already.
//: - Put the new object into the memo before you copy what it leads to.
//:
//: > Question: Your copier copies a list of friends. Each friend has a list of
//: > friends, and the program never ends. What is missing?
//: > Answer: The copy of a friend is not in the memo when the friends of this
//: > friend are copied. Put it there first.

//: ## Your turn
//:
//: Exercise 11 is Exercises/06-KVC/11-DeepOrShallow.swift. You write a shallow
//: and a deep copy of an owner with pets.
//:
//:     swift run course check DeepOrShallow
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/objectidentifier>
//: - <https://developer.apple.com/documentation/swift/anyobject>
