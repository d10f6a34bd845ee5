import CourseFormat
import Testing

@Suite("The table of lessons")
struct LessonEntryTests {
  private static let manifest = """
    let lessons = [
      Lesson(
        folder: "01-Rain",
        // "00-Clouds" is gone.
        exercises: ["01-Drops" /* , "03-Ice" */, "02-Puddles"],
        imports: ["Clouds", "Wind"]),
      Lesson(folder: "02-SunAndWind", exercises: []),
      Lesson(folder: name, exercises: []),
      Lesson(folder: "03-Fog", exercises: ["01-Mist"] + others),
    ]
    """

  @Test func `entries of literals are read in their order`() {
    let entries = LessonEntry.all(in: Self.manifest).compactMap(\.self)

    #expect(entries.map(\.folder) == ["01-Rain", "02-SunAndWind"])
    #expect(entries.map(\.exercises) == [["01-Drops", "02-Puddles"], []])
    #expect(entries.map(\.imports) == [["Clouds", "Wind"], []])
  }

  @Test func `an entry that cannot be read is counted all the same`() {
    #expect(LessonEntry.all(in: Self.manifest).map { $0 == nil } == [false, false, true, true])
  }

  @Test(arguments: [
    ("01-Pickers", 1, "Pickers", "pickers"), ("12-DatePicker", 12, "DatePicker", "date-picker"),
    ("06-KVC", 6, "KVC", "kvc"), ("Weather", 0, "Weather", "weather"),
  ])
  func `the names of a lesson follow from its folder`(
    folder: String, number: Int, module: String, product: String
  ) {
    let name = LessonEntry(folder: folder)

    #expect(name.number == number)
    #expect(name.module == module)
    #expect(name.product == product)
  }
}
