//: # Written by name
//:
//: Writing asks fewer questions than reading: for a setter, and then for the
//: variables. It follows that the *name* of a setter is a promise. Break it,
//: and you are lucky if the program stops.

import HeadlessUIKit
import Stage

//: ## Three homes with a plate
//:
//: `setFido:` is asked for first, then `_setFido:`, then the same variables as
//: in reading. A cottage has getter and setter. Its setter writes the plate at
//: the door, too.

final class Cottage: Home {
  override class var keys: Keys {
    Keys(methods: [
      "fido": Accessor(Home.answer), "setFido:": Accessor(Home.moveIn),
    ])
  }
}

//: In the next two somebody has called the setter `putFido:`. One has a
//: variable as well.

final class Pound: Home {
  override class var keys: Keys {
    Keys(methods: ["putFido:": Accessor(Home.moveIn)])
  }
}

final class Nursery: Home {
  override class var keys: Keys {
    Keys(
      methods: ["putFido:": Accessor(Home.moveIn)],
      stored: ["_fido": \Home._fido])
  }
}

//: A home is given Rex by name. Which place has changed?

extension Home {
  func placeOfRex(on stage: Stage) -> String {
    let words = stage.exception { setValue("Rex", forKey: "fido") }
    if words != nil { return "exception" }
    if plate.text != nil { return "setFido:" }
    return _fido as? String == "Rex" ? "_fido" : "fido"
  }
}

//: ## When nil cannot be
//:
//: A number cannot be nil. KVC asks the object what to do, and a fader chooses
//: 0, which makes it invisible.

final class Fader: UILabel {
  override func setNilValueForKey(_ key: String) {
    setValue(0, forKey: key)
  }
}

func writtenByName(on stage: Stage) {
  //: ## The setter
  //:
  //: The cottage is asked one question, and its plate says who lives there.

  let cottage = Cottage()
  stage.present(HomeView(cottage))
  cottage.setValue("Rex", forKey: "fido")
  stage.show("A setter with the right name")

  //: ## A setter with the wrong name
  //:
  //: Nobody asks for `putFido:`. The pound has nothing else, and KVC gives up
  //: with a sentence. That is the lucky case.

  let pound = Pound()
  stage.present(HomeView(pound))
  let words = stage.exception {
    pound.setValue("Rex", forKey: "fido")
  }
  stage.show("Nobody asks for putFido:")

  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<Pound> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key fido."

  //: The nursery has a variable. KVC writes it, past the setter, and reports
  //: nothing: Rex has moved in, and the plate still says Fido.

  let nursery = Nursery()
  stage.present(HomeView(nursery, plate: "Fido"))
  nursery.setValue("Rex", forKey: "fido")
  stage.show("Rex is in, and the plate was not told")

  stage.print(nursery._fido ?? "nil")
  // Prints "Rex"

  //: ## The homes of the last chapter
  //:
  //: The kennel has a getter and no setter: reading asks the method, and
  //: writing goes to the variable. The others are written where they are read,
  //: and the safe lets nobody write.

  let homes: [Home] = [Kennel(), Basket(), Garden(), Safe()]
  stage.present(
    AnswerTable(
      ["home", "Rex went to"], widths: [96, 160],
      rows: homes.map { ["\(type(of: $0))", $0.placeOfRex(on: stage)] }))
  stage.show("Where Rex went")

  //: ## Nil
  //:
  //: `alpha` is a number. A view raises an exception; the fader has overridden
  //: the method that would.

  let refusal = stage.exception {
    UIView().setValue(nil, forKey: "alpha")
  }
  stage.print(refusal ?? "no exception")
  // Prints "NSInvalidArgumentException: [<UIView> setNilValueForKey]: could not set nil as the value for the key alpha."

  let fader = Fader()
  fader.setValue(nil, forKey: "alpha")
  stage.print(fader.alpha)
  // Prints "0.0"
}

//: ## Your turn
//:
//: Exercises/06-KVC/02-SetTheValue.swift has you write by name, and refuse.
