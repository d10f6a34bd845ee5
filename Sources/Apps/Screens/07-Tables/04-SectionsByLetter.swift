import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let book = AddressBookViewController(style: .plain)
  book.names = [
    "Mia", "Carl", "Zoe", "bill", "Ada", "Ben", "Alan", "7 Dwarfs", "Cleo", "Dora", "Émile",
    "Amir", "Nina", "Olga", "Paul", "Quinn", "Rosa", "Sam", "Tom", "Uma",
  ]
  return book
}
