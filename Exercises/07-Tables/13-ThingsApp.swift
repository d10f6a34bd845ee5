// # Exercise 13: Things (project)
//
// The last app for Anna's family is a list of all that it owns. It uses what the others taught:
// wheels (lesson 1), a date picker as a keyboard (lesson 2), fields (lesson 4), and a list that a
// person changes (exercise 10).
//
// Build the whole app. `makeThingsApp` returns its first screen, ready to be shown, with
// everything it needs around it. The app keeps its things in the file it is given.
//
// The list:
// - It has the title Things. Things stand in sections: Kitchen, Music and Outdoors, in this order,
//   with these headers. A section without a thing is not there. New things come last in theirs.
// - Without a thing a person reads "No things yet".
// - A swipe to the left and a tap on Delete delete a thing.
// - A tap on a thing leads to its detail, and a button of the bar back again.
// - Two things may have the same name. Each is deleted and changed by itself.
// - With large letters the rows are higher. VoiceOver reads a row as its name and, if the day is
//   known, as its name and its value "bought 2015-08-29".
//
// The form, brought by the button Add at the right of the bar:
// - Its title is New thing. It has three text fields with the placeholders Name, Category and Day
//   bought, and in its bar the buttons Cancel, at the left, and Save, at the right.
// - The category is Kitchen at first. Its keyboard is a wheel with the three categories.
// - The day is empty at first. Its keyboard is a date picker with wheels that begins with today
//   and takes no later day. A turn of it writes the day, as 2015-08-29 on each phone.
// - While the name has nothing but spaces, Save cannot be tapped. Spaces at both ends go.
// - Save and Cancel end the form. Cancel changes nothing.
//
// The detail:
// - Its title is the name. It says the category, and "Bought 2015-08-29" or "Day unknown".
// - The button Edit brings the form, filled with the thing. After Save the detail and the list
//   show the thing as it is now, also in its new section.
//
// The file:
// - Each change is saved at once: when the app is made again with the same file, all is there.
// - A file that cannot be read is never written over. Then a person reads "The things could not
//   be read." instead of a list, and Add cannot be tapped.
//
//     swift run course check ThingsApp

import HeadlessUIKit

/// Returns the first screen of the app, which keeps its things in a file.
func makeThingsApp(file: URL) -> UIViewController {
  // TODO 1: The list, the form that adds a thing, and the file in which each change is saved.
  // TODO 2: The detail of a thing, and the form that changes it.
  UIViewController()
}
