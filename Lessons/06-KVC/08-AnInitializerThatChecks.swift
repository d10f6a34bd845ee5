//: # An initializer that checks its dictionary
//:
//: After this chapter you can make a model from a dictionary without KVC, with
//: an error for each value that is missing or wrong.

import HeadlessUIKit
import Stage

//: ## What setValuesForKeys does not tell you
//:
//: The model of chapter 7 is made from any dictionary. Its properties may be
//: nil afterwards, and nobody says why. Often that is not what you want: an app
//: without a name cannot be shown. Then check the dictionary when the model is
//: made. This needs no KVC, and so it works with a structure.

//: Two things can be wrong with a value. Each is a case of this error, with the
//: key.

/// What is wrong with the dictionary of a city.
enum CityError: Error {
  case missing(String)
  case notANumber(String)
}

//: ## An initializer that throws
//:
//: `number` reads one key. `dictionary[key]` returns `Any?`, because a
//: dictionary from a file holds values of all types. The first `guard` asks:
//: is there a value? It throws if the key is missing, or if the value is an
//: `NSNull`. (`is` asks for the type of a value.) The second `guard` asks: is
//: the value a whole number? `as? Int` is nil if it is not.
//:
//: When an initializer throws, no city is made. The error tells the caller
//: which key was wrong.

struct City {
  let population: Int

  init(dictionary: [String: Any]) throws {
    population = try Self.number("population", in: dictionary)
  }

  private static func number(
    _ key: String, in dictionary: [String: Any]
  ) throws -> Int {
    guard let value = dictionary[key], !(value is NSNull) else {
      throw CityError.missing(key)
    }
    guard let number = value as? Int else {
      throw CityError.notANumber(key)
    }
    return number
  }
}

//: Why is `number` static? In the initializer the city is not complete yet, so
//: you cannot call a method of the city. A static method belongs to the type,
//: and is called on it: `City.number`, or `Self.number`. `Self`, with a capital
//: letter, means "this type". In a structure this is always the structure, here
//: `City`. In a class it can be a subclass (chapter 9).
//:
//: The screen shows the result of each dictionary as a text: the number, or the
//: error.

/// Returns what comes of a dictionary, as a text.
func result(of dictionary: [String: Any]) -> String {
  do {
    return "\(try City(dictionary: dictionary).population)"
  } catch {
    return "\(error)"
  }
}

func anInitializerThatChecks(on stage: Stage) {
  //: ## Five dictionaries
  //:
  //: The first is right. The second has a key too many, which is no problem
  //: here. The others are errors with the name of the key.

  let dictionaries: [(String, [String: Any])] = [
    ("a number", ["population": 640]),
    ("one key more", ["population": 640, "mayor": "Mei"]),
    ("nothing", [:]),
    ("NSNull", ["population": NSNull()]),
    ("a text", ["population": "many"]),
  ]
  stage.present(
    AnswerTable(
      ["dictionary", "result"], widths: [112, 200],
      rows: dictionaries.map { [$0.0, result(of: $0.1)] }))
  stage.show("One model, and three errors")
}

//: ## Remember
//:
//: - Check what comes from outside where the model is made.
//: - `as?` and `guard` find a wrong type. Never use `as!` here: it ends the
//:   program if the type is wrong.
//: - Put the key into the error.
//:
//: > Question: `dictionary["name"] as? String ?? ""` compiles and never fails.
//: > What is wrong with it?
//: > Answer: A missing name and a wrong type become an empty text. Nobody
//: > learns of the mistake in the file.

//: ## Your turn
//:
//: Exercise 6 is Exercises/06-KVC/06-AppFromADictionary.swift. You make an app
//: from a dictionary, or throw an error with the key.
//:
//:     swift run course check AppFromADictionary
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/error>
//: - <https://developer.apple.com/documentation/foundation/nsnull>
