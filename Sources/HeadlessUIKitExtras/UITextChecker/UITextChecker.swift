import Synchronization

/// Finds words that are misspelled, and says how they may be spelled.
///
///     let checker = UITextChecker()
///     let all = NSRange(location: 0, length: text.utf16.count)
///     let range = checker.rangeOfMisspelledWord(
///       in: text, range: all, startingAt: 0, wrap: false, language: "en")
///     let isReal = range.location == NSNotFound
///
/// - Shape: A word is letters and apostrophes. Capitals make no difference.
/// - Units: Ranges count UTF-16 code units, as `NSString` does.
/// - Errors: A range beyond the text is taken for the part of it that is there. In a language that is not
///   English no word is misspelled.
/// - Differs: It knows about three thousand English words and what common endings make of them; a device
///   knows many more. The same list answers on every machine.
/// - Source: Apple, UIKit, "UITextChecker".
nonisolated open class UITextChecker: NSObject {
  private static var learned: LearnedWords { SharedDeviceState.current.only { LearnedWords() } }

  /// The languages that words are known of.
  open class var availableLanguages: [String] { ["en", "en_US", "en_GB"] }

  /// The words that are taken for right, for this text.
  open var ignoredWords: [String]?

  /// Creates a checker.
  public override init() { super.init() }

  /// Returns where the first misspelled word stands, or a range at `NSNotFound` if there is none.
  ///
  /// The search begins at an offset; with `wrap` it goes on at the beginning of the range.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    guard Self.isEnglish(language) else { return nothing }
    let wrong = Self.words(in: stringToCheck, range).filter { !isKnown($0.word) }.map(\.range)
    let later = wrong.first { $0.location >= startingOffset }
    return later ?? (wrapFlag ? wrong.first : nil) ?? nothing
  }

  /// Returns words that the one in a range may be meant to be, the likeliest first; nil if there are none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard Self.isEnglish(language), let word = Self.words(in: string, range).first?.word else {
      return nil
    }
    let found = Self.neighbours(of: word).filter { isKnown($0) }
    return found.isEmpty ? nil : found
  }

  /// Returns words that begin with the letters in a range, in the order of the alphabet; nil if there are
  /// none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard Self.isEnglish(language), let part = Self.words(in: string, range).first?.word else {
      return nil
    }
    let found = KnownWords.all.union(Self.learned.all).filter { $0.hasPrefix(part) }.sorted()
    return found.isEmpty ? nil : found
  }

  /// Takes a word for right, for this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Takes a word for right, for every checker.
  open class func learnWord(_ word: String) { learned.add(word.lowercased()) }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.all.contains(word.lowercased()) }

  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learned.remove(word.lowercased()) }

  private func isKnown(_ word: String) -> Bool {
    if ignoredWords?.contains(where: { $0.lowercased() == word }) == true { return true }
    return Self.stems(of: word).contains {
      KnownWords.all.contains($0) || Self.learned.all.contains($0)
    }
  }

  /// The words of which a word may be a form, the word itself first.
  ///
  /// `baked` may be one of `bake`, `stopping` of `stop`, `cities` of `city`.
  static func stems(of word: String) -> [String] {
    var stems = [word]
    if word.hasSuffix("'s") { stems.append(String(word.dropLast(2))) }
    for ending in ["s", "es", "ed", "d", "ing", "er", "est", "ly", "r", "st", "y", "ness", "ful"]
    where word.hasSuffix(ending) && word.count > ending.count + 2 {
      let stem = String(word.dropLast(ending.count))
      stems.append(stem)
      guard ["ed", "ing", "er", "est", "y"].contains(ending) else { continue }
      stems.append(stem + "e")
      if let last = stem.last, stem.dropLast().last == last {
        stems.append(String(stem.dropLast()))
      }
    }
    for ending in ["ies", "ied", "ier", "iest", "ily"]
    where word.hasSuffix(ending) && word.count > ending.count + 1 {
      stems.append(word.dropLast(ending.count) + "y")
    }
    return stems
  }

  /// The words that differ from a word in one letter, or in the order of two.
  private static func neighbours(of word: String) -> [String] {
    let letters = Array(word)
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    var found: [String] = []
    for index in letters.indices.dropLast() {
      var other = letters
      other.swapAt(index, index + 1)
      found.append(String(other))
    }
    for index in letters.indices {
      var other = letters
      other.remove(at: index)
      found.append(String(other))
      for letter in alphabet where letter != letters[index] {
        other = letters
        other[index] = letter
        found.append(String(other))
      }
    }
    for index in 0...letters.count {
      for letter in alphabet {
        var other = letters
        other.insert(letter, at: index)
        found.append(String(other))
      }
    }
    var known: Set<String> = [word]
    return found.filter { known.insert($0).inserted }
  }

  private static func isEnglish(_ language: String) -> Bool {
    language == "en" || language.hasPrefix("en_") || language.hasPrefix("en-")
  }

  /// The words in a range, in small letters, and where they stand.
  private static func words(in text: String, _ range: NSRange) -> [(word: String, range: NSRange)] {
    let units = Array(text.utf16)
    let start = min(max(range.location, 0), units.count)
    let (sum, isTooLarge) = range.location.addingReportingOverflow(range.length)
    let end = isTooLarge ? units.count : min(max(sum, start), units.count)
    var words: [(word: String, range: NSRange)] = []
    var first = start
    while first < end {
      var last = first
      while last < end, isPart(units[last]) { last += 1 }
      if last > first {
        let word = String(decoding: units[first..<last], as: UTF16.self)
        words.append((word.lowercased(), NSRange(location: first, length: last - first)))
      }
      first = max(last, first + 1)
    }
    return words
  }

  private static func isPart(_ unit: UInt16) -> Bool {
    guard let scalar = UnicodeScalar(unit) else { return false }
    return scalar.properties.isAlphabetic || scalar == "'"
  }
}

/// The words that programs have taught a phone.
nonisolated private final class LearnedWords: Sendable {
  private let words = Mutex<Set<String>>([])

  var all: Set<String> { words.withLock { $0 } }
  func add(_ word: String) { words.withLock { _ = $0.insert(word) } }
  func remove(_ word: String) { words.withLock { _ = $0.remove(word) } }
}
