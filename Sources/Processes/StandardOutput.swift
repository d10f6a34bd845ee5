import Foundation

/// The standard output as the C library keeps it.
package nonisolated enum StandardOutput {
  /// Where the C library says which stream it is; Swift does not let a variable of C be read from everywhere.
  package static var stream: UnsafeMutablePointer<FILE>? {
    dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
  }

  /// Writes what was printed and is still kept.
  ///
  /// `fflush(nil)` would wait for each stream of the process, also for one from which somebody reads just now:
  /// for as long as nothing comes there.
  package static func flush() { fflush(stream) }
}
