/// Why a command could not do what it was asked: a sentence, and where to look.
nonisolated struct Complaint: Error, Equatable {
  let sentence: String
  let status: Int32

  init(_ sentence: String, status: Int32 = 1) {
    self.sentence = sentence
    self.status = status
  }

  /// A complaint about how the program was called.
  static func usage(_ sentence: String) -> Complaint {
    Complaint(sentence, status: Companion.usageStatus)
  }
}
