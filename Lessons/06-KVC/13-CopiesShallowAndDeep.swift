//: # Shallow and deep copies
//:
//: After this chapter you can say whether two lists share their elements, and
//: make a copy that stays as it is.

import HeadlessUIKit
import Stage

//: ## A backup that changes too
//:
//: An album is a list of songs. Before a person edits the album, you keep a
//: copy of it, so that the person can go back:
//:
//:     let backup = album
//:
//: Then the person gives a song another title. In the backup the song has the
//: new title, too. The backup is worth nothing. Why? A song is an object:

final class Song {
  var title: String

  init(_ title: String) {
    self.title = title
  }
}

//: ## Values and references
//:
//: Types are of two kinds:
//:
//: - A structure is a **value type**: a variable holds the value itself. An
//:   assignment copies the value. Numbers, strings and Swift arrays are value
//:   types, too.
//: - A class is a **reference type**: a variable holds a reference, which says
//:   where the object lies. An assignment copies the reference. Then two
//:   variables lead to one object.
//:
//: So `let backup = album` copies the array, and with it the references to the
//: songs. The songs are not copied.
//:
//: - A **shallow copy** is a new list with the same elements.
//: - A **deep copy** is a new list with copies of the elements.
//:
//:     a shallow copy                    a deep copy
//:
//:     album ──▶ [ ● , ● ]               album ──▶ [ ● , ● ]
//:                 │   │                             │   │
//:                 ▼   ▼                             ▼   ▼
//:               Rain  Wind                        Rain  Wind
//:                 ▲   ▲
//:                 │   │                           Rain  Wind
//:                 │   │                             ▲   ▲
//:                 │   │                             │   │
//:     backup ─▶ [ ● , ● ]               backup ─▶ [ ● , ● ]

func copiesShallowAndDeep(on stage: Stage) {
  //: ## A shallow copy
  //:
  //: The first song gets another title. The picture shows the album and its
  //: backup side by side: both have the new title.

  let album = [Song("Rain"), Song("Wind")]
  let backup = album
  album[0].title = "Thunder"
  stage.present(AnswerTable(album: album, backup: backup))
  stage.show("Two lists share their songs")

  //: `===` says whether two references lead to the same object. "true" means:
  //: there is one song in both lists.

  stage.print(album[0] === backup[0])
  // Prints "true"

  //: ## A deep copy
  //:
  //: `map` makes a new song for each song of the album. Now only the album
  //: changes.

  let deepBackup = album.map { Song($0.title) }
  album[0].title = "Hail"
  stage.present(AnswerTable(album: album, backup: deepBackup))
  stage.show("Each list has its own songs")

  stage.print(album[0] === deepBackup[0])
  // Prints "false"

  //: If the song were a structure, `let backup = album` would be enough: the
  //: songs would be copied with the array.

  //: ## A property that keeps a copy
  //:
  //: The same can happen to one object. Somebody gives your property a text,
  //: and changes the text later. Then your property has changed, too. This is
  //: possible with `NSMutableString`, a subclass of `NSString`, the text of
  //: Objective-C. Write `@NSCopying` before the property: at each assignment it
  //: keeps a copy.

  // The class is not final: in a final class Swift 6.3 on Linux ignores
  // @NSCopying.
  class Caption {
    var kept = NSString()
    @NSCopying var copied = NSString()
  }

  //: Both properties are given the same text, the letter q. Then a z is added
  //: to the text. `kept` leads to this text, so it is "qz". `copied` has its
  //: own.

  let text = NSMutableString(string: "q")
  let caption = Caption()
  caption.kept = text
  caption.copied = text
  text.append("z")
  stage.print(caption.kept, caption.copied)
  // Prints "qz q"

  //: A `String` of Swift is a value, so nobody else can change it. Prefer
  //: `String`, and you need no `@NSCopying`.
  //:
  //: > On a device: An `init` of the class gives the property its first value.
  //: > `@NSCopying` makes no copy of this value. In the `init` you make it:
  //: > `copied = text.copy() as? NSString ?? ""`.
  //:
  //: > Then: Many methods of Apple have lists of Foundation, `NSArray` and
  //: > `NSMutableArray`. They are classes. `mutableCopy()` makes a new list
  //: > with the same objects, so it is shallow. `copy()` of an `NSArray`
  //: > returns the same list, because it cannot change. The initializer
  //: > `NSArray(array:copyItems:)` is deep by one level: it calls `copy` on
  //: > each element. The class of the elements has to conform to `NSCopying`.
  //: >
  //: > Old texts call the copy of an `NSArray` or an `NSString` a "pointer
  //: > copy", and count references with `retainCount` to prove it. Apple says
  //: > not to use that number. Compare with `===` instead.
  //:
  //: > Then: Old texts explain copies with two areas of memory. The **heap**
  //: > holds the objects. The **stack** holds the local variables of the
  //: > functions that are running: values, and references to objects. A number
  //: > that is a property of an object lies inside the object, on the heap.
  //: > Objective-C marks a reference with an asterisk: `NSString *name`. A
  //: > number has none: `CGFloat margin`.
}

//: ## Remember
//:
//: - `let backup = album` is a shallow copy if the songs are objects: both
//:   lists have the same songs. If the songs are values, each list has its own.
//: - `album.map { Song($0.title) }` is a deep copy.
//: - `@NSCopying` keeps a copy of a text that others can change.
//:
//: > Question: You copy an array of songs, `let backup = songs`, and then add a
//: > song to `songs`. Is the new song in `backup`?
//: > Answer: No. The array is a value, and `backup` is another array. Only the
//: > songs that were in both are shared.

//: ## Your turn
//:
//: Write `let deepBackup = album` in place of the line with `map`. Say first
//: which titles the second picture shows. Then run it:
//:
//:     swift run kvc --chapter 13
//:
//: `git checkout Lessons` puts the file back. The exercise about copies comes
//: after chapter 14.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/nscopying>
//: - <https://developer.apple.com/documentation/foundation/nsarray>
//: - Choosing Between Structures and Classes,
//:   <https://developer.apple.com/documentation/swift/choosing-between-structures-and-classes>
