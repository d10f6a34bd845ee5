// # Exercise 10: A birthday form (project)
//
// Anna's family counts the days to a birthday (exercise 4). This form keeps the birthday itself,
// and the city where somebody lives.
//
// Build a form, 320 by 568 points, with two text fields. Their placeholders are "Birthday" and
// "City". They are at least 160 by 24 points, and do not lie on each other.
//
// - A tap on Birthday brings wheels of days, from the day 120 years ago to today. They begin with
//   today. A turn writes the day, as 2000-08-29 on every phone, in the time zone of the phone.
// - A tap on City brings two wheels: the `provinces`, and the cities of the province in the middle.
//   Both begin with their first row. When a wheel comes to rest, the wheels show a province and one of
//   its cities, even if a finger still holds the other wheel. A turn writes "Hainan  Sanya", with two
//   spaces.
// - The city is also written when its field is left without a turn. The birthday is not.
// - A province without cities is written alone. Without provinces nothing is written.
// - Above the wheels is a toolbar with Previous, Next and Done (exercise 6). The fields lie above the
//   toolbar.
// - Nobody can type, paste or delete.
// - Who hears the screen hears the name of each field before its text: "Birthday, 2000-08-29"
//   (chapter 8).
// - A screen that was left is freed: it does not stay in memory.
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
