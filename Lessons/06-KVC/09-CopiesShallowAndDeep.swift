//: # Copies, shallow and deep
//:
//: A copy of a list is another list. Whether the things *in* it are copied too
//: is a second question, and Cocoa's collections answer it with no. Many people
//: learn this from a list that changes while nobody touches it.

import HeadlessUIKit
import Stage

//: ## What a variable holds
//:
//: A variable of a **value type**, a number, a string, any `struct`, holds the
//: thing itself. A variable of a class holds a **reference**: it says where the
//: object lies. Old texts put the first on the stack and the second's object on
//: the heap. That is the rough picture: a value inside an object lies with it.

struct Verse {
  var words: String
}

//: Objective-C wrote an asterisk for a reference, `NSString *name`, and none
//: for a number. `CGFloat *marginX` in a text of that time is a misprint, and
//: the line that was meant to mend it kept the asterisk. (`CGFloat` was a
//: `double`, or a `float` on 32 bits. In Swift it is a structure.)
//:
//: For the reference open Song.swift: a class that can copy itself.

//: Two questions are asked below, again and again. Is the copy the same list?
//: And does a new title given to the copy's song show in the original?

func compare(_ name: String, _ list: NSArray, _ copy: Any) -> [String] {
  let copy = copy as? NSArray ?? []
  (list[0] as? Song)?.title = "Rain"
  (copy[0] as? Song)?.title = "Thunder"
  let isShared = (list[0] as? Song)?.title == "Thunder"
  return [
    name, list === copy ? "same" : "another",
    isShared ? "same" : "others",
  ]
}

func copiesShallowAndDeep(on stage: Stage) {
  //: ## Shallow
  //:
  //: `mutableCopy()` gives a list of its own: a song taken off the copy stays
  //: in the original. But the lists hold references, and a reference was all
  //: that was copied. Give the copy's first song another title:

  let album = NSArray(array: [Song("Rain"), Song("Wind"), Song("Snow")])
  let shallow = album.mutableCopy() as? NSMutableArray ?? []
  shallow.removeLastObject()
  (shallow[0] as? Song)?.title = "Thunder"
  stage.present(AnswerTable(album: album, copy: shallow))
  stage.show("Two lists, one song")

  stage.print(album[0] as AnyObject === shallow[0] as AnyObject)
  // Prints "true"

  //: ## Deep, by one level
  //:
  //: `NSArray(array:copyItems:)` sends `copy` to every element. Song makes a
  //: new song, so the original keeps its title.

  let deep = NSArray(array: album as? [Song] ?? [], copyItems: true)
  (deep[0] as? Song)?.title = "Hail"
  stage.present(AnswerTable(album: album, copy: deep))
  stage.show("Two lists, two songs")

  //: One level, and no further. In a box of albums every album is copied, and
  //: what `copy` does to an album you have seen: another list, the same songs.

  let box = [NSMutableArray(array: album)]
  let copyOfBox = NSArray(array: box, copyItems: true)
  let copiedAlbum = copyOfBox[0] as? NSArray ?? []
  stage.print(
    copiedAlbum === box[0],
    copiedAlbum[0] as AnyObject === box[0][0] as AnyObject)
  // Prints "false true"

  //: ## Who copies what
  //:
  //: `copy` promises something that does not change, `mutableCopy` something
  //: that can. The table answers the two questions for both.

  let list = NSArray(array: [Song("Rain")])
  let editableList = NSMutableArray(array: [Song("Rain")])
  let deepList = NSArray(
    array: list as? [Song] ?? [], copyItems: true)
  var rows = [
    compare("NSArray copy", list, list.copy()),
    compare("NSArray mutableCopy", list, list.mutableCopy()),
    compare("NSMutableArray copy", editableList, editableList.copy()),
    compare("copyItems: true", list, deepList),
  ]

  //: Strings have no elements. One that cannot change is its own copy: why
  //: make another? This is what old texts call a copy of the pointer, "like
  //: retain", and they count references to prove it. Ask `===` instead; the
  //: counts were never promised.

  let fixed = NSString(string: "Rain")
  let editable = NSMutableString(string: "Rain")
  let strings: [(String, NSString, Any)] = [
    ("NSString copy", fixed, fixed.copy()),
    ("NSString mutableCopy", fixed, fixed.mutableCopy()),
    ("NSMutableString copy", editable, editable.copy()),
  ]
  rows += strings.map { name, word, copy in
    [name, word === copy as AnyObject ? "same" : "another", "-"]
  }

  //: And Swift's own arrays. An array is a value, so assigning it copies it. An
  //: array of structures is copied through and through; an array of references
  //: is the shallow copy again, without the word `copy` in sight.

  let verses = [Verse(words: "Rain")]
  var copiedVerses = verses
  copiedVerses[0].words = "Thunder"
  let songs = [Song("Rain")]
  let copiedSongs = songs
  copiedSongs[0].title = "Thunder"
  rows += [
    [
      "[Verse] assigned", "-",
      verses[0].words == "Rain" ? "others" : "same",
    ],
    [
      "[Song] assigned", "-",
      songs[0].title == "Rain" ? "others" : "same",
    ],
  ]
  stage.present(
    AnswerTable(
      ["what is done", "it is", "its songs"],
      widths: [160, 72, 72], rows: rows))
  stage.show("Nine ways to copy")
}

//: ## Your turn
//:
//: Exercises/06-KVC/07-DeepOrShallow.swift asks for a copy of owners and their
//: pets that is deep all the way, and keeps shared what was shared.
