// # Exercise 9: A birthday form (project)
//
// Build a whole form, 320 by 568 points: a text field with the placeholder "Birthday" and one
// with "City". A tap on the first brings wheels of days, from the day 120 years ago to today, a
// tap on the second two wheels: the `provinces`, and the cities of the province in the middle,
// from the first one on. On top lies a toolbar with Previous, Next and Done, as in exercise 5. A
// turn writes the day, as 2000-08-29 on every phone, in its time zone, or the city, as "Hainan
// Sanya" with two spaces. The city is also written when its field is left without a turn; a
// birthday is not. A province without cities is written alone, and without provinces nothing is.
// Nobody can type or paste. The fields lie above the toolbar, and are at least 160 by 24 points.
// A screen that was left is freed.
//
//     swift run course check BirthdayForm

import HeadlessUIKit

/// The form in which a person chooses a birthday and a city.
final class BirthdayFormViewController: UIViewController {
  /// The provinces with their cities, set by whoever makes the screen, before it opens.
  var provinces = [
    (name: "Guangdong", cities: ["Guangzhou", "Shenzhen", "Zhuhai"]),
    (name: "Hainan", cities: ["Haikou", "Sanya"]),
    (name: "Macao", cities: ["Macao"]),
  ]

  // TODO 1: Add the field "Birthday", with wheels of days. A turn writes the day.
  // TODO 2: Add the field "City", with two wheels. A turn writes the city, and so does leaving.
  // TODO 3: Add the toolbar with Previous, Next and Done on top of both.
}
