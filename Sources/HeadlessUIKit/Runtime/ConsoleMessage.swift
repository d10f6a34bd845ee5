/// A sentence for the programmer, as a case of an enumeration.
///
/// All sentences of an area stand in one file, `<Area>Messages.swift`, and nowhere else. Other code
/// names the case and what it is about; the case finds the words.
///
///     enum PickerMessage: ConsoleMessage {
///       case noRow(Int, count: Int)
///
///       var text: String {
///         switch self {
///         case .noRow(let row, let count):
///           "There is no row \(row), because the wheel has \(count). Compare the index with that."
///         }
///       }
///     }
///
///     PickerMessage.noRow(7, count: 3).report()   // The program goes on.
///     PickerMessage.noRow(7, count: 3).stop()     // It stops; UIKit has no words for this.
///
/// What UIKit raises an exception for is an ``ExceptionCase``, in the same file:
///
///     PickerError.unknownComponent(4).raise()     // `Exception.catching` can catch it.
///     PickerError.unknownComponent(4).terminate() // The program stops in any case.
///
/// A sentence says what is the case, with the value, then what to look at. Each file has a test
/// that compares the text of every case.
package protocol ConsoleMessage {
  /// What is the case, and what to look at.
  var text: String { get }
}

extension ConsoleMessage {
  /// Writes the sentence on the console of a device; an object that knows its device names it.
  package func report(on device: Device = .current) {
    device.saidCount += 1
    device.console(text)
  }

  /// Writes the sentence on the console, unless the process did so before.
  ///
  /// What is wrong with a document is met each time the document is loaded.
  package func reportOnce() {
    if Device.current.runningProcess.reported.insert(text).inserted { report() }
  }

  /// Stops the program with the sentence.
  package func stop(file: StaticString = #fileID, line: UInt = #line) -> Never {
    Exception.stop(text, file: file, line: line)
  }
}

/// A mistake for which UIKit raises an exception, as a case of an enumeration.
package protocol ExceptionCase {
  /// The exception, with UIKit's words and with help.
  var exception: Exception { get }
}

extension ExceptionCase {
  /// Raises the exception: the program stops, unless exceptions are being caught.
  package func raise() {
    exception.raise()
  }

  /// Stops the program, even where exceptions are caught.
  package func terminate(file: StaticString = #fileID, line: UInt = #line) -> Never {
    exception.terminate(file: file, line: line)
  }
}
