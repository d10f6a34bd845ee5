import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("UITextChecker", .isolated)
struct UITextCheckerTests {
  let checker = UITextChecker()

  private func wrong(
    _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en"
  ) -> String? {
    let range = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wrap, language: language)
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test func `B520: text without a mistake gives a range that is nowhere`() {
    #expect(wrong("The cat drank milk") == nil)
    #expect(wrong("") == nil)
  }

  @Test func `B521: the first misspelled word is found where it stands`() {
    #expect(wrong("The cta drnak milk") == "cta")
    #expect(wrong("The cta drnak milk", from: 5) == "drnak")
    #expect(wrong("The cta drank milk", from: 10) == nil)
    #expect(wrong("The cta drank milk", from: 10, wrap: true) == "cta")
  }

  @Test(arguments: [
    "milk", "silk", "work", "worms", "slim", "baked", "stopping", "cities", "kindly",
  ])
  func `words of a game and their forms are known`(word: String) {
    #expect(wrong(word) == nil)
  }

  @Test(arguments: ["klim", "wrok", "zzz", "mlik"])
  func `letters that are no word are not known`(word: String) {
    #expect(wrong(word) == word)
  }

  @Test func `B522: ranges count UTF-16 code units`() {
    let range = checker.rangeOfMisspelledWord(
      in: "😀 cta", range: NSRange(location: 0, length: 6), startingAt: 0, wrap: false,
      language: "en")

    #expect(range == NSRange(location: 3, length: 3))
  }

  @Test func `a range beyond the text is taken for what is there`() {
    let range = checker.rangeOfMisspelledWord(
      in: "cta", range: NSRange(location: -5, length: 900), startingAt: 0, wrap: true,
      language: "en_GB")

    #expect(range == NSRange(location: 0, length: 3))
  }

  @Test func `in another language no word is misspelled`() {
    #expect(wrong("Suppenküche", language: "de") == nil)
  }

  @Test func `B523: words that are ignored or learned are right`() {
    checker.ignoreWord("Cta")
    #expect(wrong("cta") == nil)
    #expect(UITextChecker().ignoredWords == nil)
    UITextChecker.learnWord("Drnak")
    #expect(UITextChecker.hasLearnedWord("drnak") && wrong("drnak") == nil)
    UITextChecker.unlearnWord("drnak")
    #expect(wrong("drnak") == "drnak")
  }

  @Test func `B524: guesses are words that differ in one letter or in the order of two`() {
    let guesses = checker.guesses(
      forWordRange: NSRange(location: 0, length: 4), in: "mlik", language: "en")

    #expect(guesses?.first == "milk")
    #expect(
      checker.guesses(
        forWordRange: NSRange(location: 0, length: 6), in: "zzzzzz", language: "en") == nil)
  }

  @Test func `B525: completions begin with the letters, in the order of the alphabet`() {
    let found = checker.completions(
      forPartialWordRange: NSRange(location: 0, length: 4), in: "mirr", language: "en")

    #expect(found == ["mirror"])
  }

  @Test func `ranges that nobody could count are taken for the part that is there`() {
    for range in [
      NSRange(location: NSNotFound, length: 1), NSRange(location: 0, length: .max),
      NSRange(location: .max, length: .max), NSRange(location: -5, length: 3),
    ] {
      let found = checker.rangeOfMisspelledWord(
        in: "cta", range: range, startingAt: 0, wrap: true, language: "en")
      #expect(found.location == NSNotFound || found == NSRange(location: 0, length: 3))
      _ = checker.guesses(forWordRange: range, in: "cta", language: "en")
      _ = checker.completions(forPartialWordRange: range, in: "cta", language: "en")
    }
  }

  @Test func `a word that one phone learned is not known on another`() {
    UITextChecker.learnWord("zzz")
    #expect(UITextChecker.hasLearnedWord("zzz"))
    Device.$ofTask.withValue(Device()) { #expect(!UITextChecker.hasLearnedWord("zzz")) }
    UITextChecker.unlearnWord("zzz")
  }
}
