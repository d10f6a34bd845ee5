import HeadlessUIKit
import Processes

/// A part of a check that runs in a process of its own, and whether it came to its end.
///
/// The testing library ends the process with a call of `exit` when the part has come to its end, and
/// also when it was cancelled. An answer can call `exit`, too. From outside all of this looks the same,
/// so the process notes its end itself, and only if the testing library called `exit`.
///
/// - Source: `ExitTest.swift` of Swift Testing 6.3.
nonisolated public enum PartOfCheck {
  /// Begins a part, if this process runs one: notes that it begins, and that it ends when it does.
  ///
  /// It has to be called by the program, and not while its libraries are loaded: what a library wants
  /// done at the end is done after `exit` has gone on, and its caller cannot be found any more.
  public static func begin() {
    guard ProcessInfo.processInfo.environment["SWT_EXIT_TEST_ID"] != nil else { return }
    RunNotes.beginPart()
    atexit {
      if !Task.isCancelled, PartOfCheck.isLeftByTestingLibrary { RunNotes.endPart() }
    }
  }

  /// Whether the testing library called `exit`, if that can be told.
  ///
  /// Of the calls on the stack the innermost are those of this function, then come those of the C
  /// library, and the next one called `exit`.
  private static var isLeftByTestingLibrary: Bool {
    guard let c = library(of: "exit"), let testing = library(of: "$s7Testing4TestVMn") else {
      return true
    }
    let images = CallStack.current.map(CallStack.image)
    return images.drop { $0 != c }.first { $0 != c } == testing
  }

  /// Where the library begins that has a symbol; nil if that is the program itself, or nobody has it.
  private static func library(of symbol: String) -> UInt? {
    let found = dlsym(nil, symbol).flatMap { CallStack.image(of: UInt(bitPattern: $0)) }
    return found == CallStack.program ? nil : found
  }
}
