import HeadlessUIKit

/// A part of a check that runs in a process of its own, and whether it came to its end.
///
/// The testing library ends the process with a call of `exit` when the part has come to its end, and
/// also when it was cancelled. An answer can call `exit`, too. From outside all of this looks the same,
/// so the process notes its end itself, and only if the testing library called `exit`.
///
/// - Source: `ExitTest.swift` of Swift Testing 6.3.
nonisolated public enum PartOfCheck {
  /// Where the C library and the testing library lie in memory.
  private struct Libraries {
    let c: ClosedRange<UInt>
    let testing: ClosedRange<UInt>
  }

  // Read when the process ends. It is written before a part of a check runs.
  nonisolated(unsafe) private static var libraries: Libraries?

  /// Begins a part, if this process runs one: notes that it begins, and that it ends when it does.
  ///
  /// It has to be called by the program, and not while its libraries are loaded: what a library wants
  /// done at the end is done after `exit` has gone on, and its caller cannot be found any more.
  public static func begin() {
    guard ProcessInfo.processInfo.environment["SWT_EXIT_TEST_ID"] != nil else { return }
    RunNotes.beginPart()
    if let c = StackAddresses.library(of: "exit"),
      let testing = StackAddresses.library(of: "$s7Testing4TestVMn")
    {
      libraries = Libraries(c: c, testing: testing)
    }
    atexit {
      if !Task.isCancelled, PartOfCheck.isLeftByTestingLibrary { RunNotes.endPart() }
    }
  }

  /// Whether the testing library called `exit`, if that can be told.
  ///
  /// Of the calls on the stack the innermost are those of this function, then come those of the C
  /// library, and the next one called `exit`.
  private static var isLeftByTestingLibrary: Bool {
    guard let libraries else { return true }
    let caller = StackAddresses.current.drop { !libraries.c.contains($0) }
      .first { !libraries.c.contains($0) }
    return caller.map(libraries.testing.contains) ?? false
  }
}
