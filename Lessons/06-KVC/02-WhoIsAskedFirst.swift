//: # Who is asked first?
//:
//: A key is not the name of a variable. It is a question, put to the object in
//: one form after another, until it knows one of them. Here you hear every
//: question.

import HeadlessUIKit
import Stage

//: ## Where a dog can live
//:
//: For the key `fido` methods are asked first: `getFido`, `fido`, `isFido`, and
//: two old spellings with an underscore. Methods for lists follow, such as
//: `countOfFido`. Then come variables: `_fido`, `_isFido`, `fido`, `isFido`.
//: Only the first letter becomes a capital: `bestFriend` asks for
//: `getBestFriend`. (A text that lists two or three is right, and incomplete.)

//: Open Home.swift: it could have all of them. Each class below says which it
//: has, with the names Objective-C would give them. An `Accessor` is a method
//: that KVC may call; a variable is handed over by its key path.

final class Kennel: Home {
  override class var keys: Keys {
    Keys(
      methods: ["fido": Accessor(Home.answer)],
      stored: ["_fido": \Home._fido])
  }
}

final class Garden: Home {
  override class var keys: Keys { Keys(stored: ["fido": \Home.fido]) }
}

final class Basket: Home {
  override class var keys: Keys {
    Keys(stored: ["fido": \Home.fido, "_fido": \Home._fido])
  }
}

//: A class may keep KVC away from its variables. This one has the very
//: variable, and does not let it be seen.

final class Safe: Home {
  override class var accessInstanceVariablesDirectly: Bool { false }
  override class var keys: Keys { Keys(stored: ["fido": \Home.fido]) }
}

//: Open HomeView.swift for how a home is drawn. On its wall it says what it
//: answers to the key.

func answer(of home: Home) -> HomeView {
  HomeView(home, plate: "\(home.value(forKey: "fido") ?? "nil")")
}

func whoIsAskedFirst(on stage: Stage) {
  //: ## A method before any variable
  //:
  //: The kennel has a method and a variable. The second question finds the
  //: method, and no variable is asked for.

  stage.present(answer(of: Kennel()))
  stage.show("The method answers")

  //: ## A variable
  //:
  //: The garden knows none of the methods. So the class is asked whether its
  //: variables may be used, and then for them.

  stage.present(answer(of: Garden()))
  stage.show("The third variable answers")

  //: The basket has two of them. The underscore wins, whatever was declared
  //: first.

  let basket = Basket()
  stage.present(answer(of: basket))
  stage.show("The underscore wins")

  //: ## Nil is an answer
  //:
  //: The basket's `_fido` is empty, and a dog sleeps in `fido`. KVC looks for
  //: the first place there *is*, not for the first that holds something.

  basket._fido = nil
  stage.present(answer(of: basket))
  stage.show("An empty place ends the search")

  //: ## Nobody
  //:
  //: The safe refuses, and so nobody is left. The object itself is asked what
  //: to do, and its default is to raise an **exception**: a device ends the
  //: program. `stage.exception` gives us the words instead.

  let safe = Safe()
  stage.present(HomeView(safe))
  let words = stage.exception {
    _ = safe.value(forKey: "fido")
  }
  stage.show("The safe does not tell")

  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<Safe> valueForUndefinedKey:]: this class is not key value coding-compliant for the key fido."

  //: A view finds `isHidden` under the key `hidden`: the third question is for
  //: properties that are true or false.

  stage.print(UIView().value(forKey: "hidden") ?? "nil")
  // Prints "false"
}

//: ## Your turn
//:
//: Exercises/06-KVC/01-FindTheValue.swift has you ask the questions yourself.
