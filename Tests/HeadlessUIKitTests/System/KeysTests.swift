import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The keys of the keyboard", .isolated)
struct KeysTests {
  let stage = Stage()
  let form = Form()
  let field: UITextField

  init() {
    stage.present(form)
    field = form.name
  }

  @Test func `keys type, delete and return as the person's own`() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    form.referee.heard = []

    for key in ["h", "e", "y", "delete", "space", "return"] { stage.keys[key].tap() }

    #expect(field.text == "he ")
    #expect(form.referee.heard.first == "shouldChange {0, 0} to \"h\" Name")
    #expect(form.referee.heard.last == "shouldReturn Name")
  }

  @Test func `figures are on the other page`() {
    field.becomeFirstResponder()
    #expect(!stage.keys["7"].exists)

    stage.keys["123"].tap()
    stage.keys["7"].tap()
    #expect(!stage.keys["Q"].exists && !stage.keys["q"].exists)

    stage.keys["ABC"].tap()
    #expect(stage.keys["q"].exists && field.text == "7")
  }

  @Test(
    arguments: [
      (UITextAutocapitalizationType.none, "ab. c"), (.words, "Ab. C"), (.sentences, "Ab. C"),
      (.allCharacters, "AB. C"),
    ])
  func `capitals come as the field asks for them`(
    _ type: UITextAutocapitalizationType, _ message: String
  ) {
    field.autocapitalizationType = type
    field.becomeFirstResponder()

    for letter in ["a", "b"] { tapLetter(letter) }
    stage.typeText(".")
    stage.keys["space"].tap()
    tapLetter("c")

    #expect(field.text == message)
  }

  @Test func `capitals begin words and not sentences, if the field asks for words`() {
    field.autocapitalizationType = .words
    field.becomeFirstResponder()
    stage.typeText("new ")
    #expect(stage.keys["Y"].exists)

    field.autocapitalizationType = .sentences
    stage.typeText("x ")
    #expect(stage.keys["y"].exists)
  }

  @Test func `shift makes one capital`() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()

    stage.keys["shift"].tap()
    stage.keys["A"].tap()
    stage.keys["b"].tap()

    #expect(field.text == "Ab")
  }

  @Test func `the return key says what the field wants`() {
    field.returnKeyType = .search
    field.becomeFirstResponder()
    #expect(stage.keys["search"].exists && !stage.keys["return"].exists)

    form.city.returnKeyType = .done
    form.city.becomeFirstResponder()
    #expect(stage.keys["done"].exists)
  }

  @Test func `a return key that waits for words cannot be pressed without`() {
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    #expect(!stage.keys["return"].isHittable)

    stage.typeText("a")
    #expect(stage.keys["return"].isHittable)
  }

  @Test(
    arguments: [
      (UIKeyboardType.numberPad, ["7"], ["q", ".", "return"]),
      (.decimalPad, ["7", "."], ["return"]), (.phonePad, ["+", "0"], ["return"]),
      (.emailAddress, ["@", ".", "space"], ["/"]), (.URL, ["/", ".", "-"], ["space"]),
      (.numbersAndPunctuation, ["7", "?", "return"], ["q"]), (.twitter, ["@", "#"], ["/"]),
      (.webSearch, [".", "space"], ["@"]), (.asciiCapable, ["q", "return"], ["@"]),
    ])
  func `each kind of keyboard has the keys it is named for`(
    _ type: UIKeyboardType, _ present: [String], _ absent: [String]
  ) {
    field.autocapitalizationType = .none
    field.keyboardType = type
    field.becomeFirstResponder()

    #expect(present.filter { !stage.keys[$0].isHittable }.isEmpty)
    #expect(absent.filter { stage.keys[$0].exists }.isEmpty)
  }

  @Test func `a kind changed while editing waits for reloadInputViews`() {
    field.becomeFirstResponder()
    field.keyboardType = .numberPad
    #expect(!stage.keys["7"].exists)

    field.reloadInputViews()
    #expect(stage.keys["7"].exists)
  }

  @Test func `the keyboard of a dark field is dark`() {
    field.becomeFirstResponder()
    let light = "\(stage.display)"
    field.keyboardAppearance = .dark
    field.reloadInputViews()

    #expect("\(stage.display)" != light)
    #expect("\(stage.display)".contains("fill (0 352 320 216) #2b2b2b"))
  }

  @Test func `a finger that slides off a key presses nothing`() {
    field.becomeFirstResponder()
    let finger = Touches(on: stage.keys["Q"].middleOnScreen, in: stage.keyboardWindow)

    finger.move(to: CGPoint(x: 200, y: 100))
    finger.lift()

    #expect(field.text == "")
  }

  private func tapLetter(_ letter: String) {
    let capital = stage.keys[letter.uppercased()]
    (capital.exists ? capital : stage.keys[letter]).tap()
  }
}

extension Element {
  fileprivate var middleOnScreen: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

extension Stage {
  fileprivate var keyboardWindow: UIWindow {
    Device.current.windows.onScreen.first { $0 is KeyboardWindow } ?? window
  }
}
