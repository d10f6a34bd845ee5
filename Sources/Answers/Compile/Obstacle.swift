/// Why there is no program of an answer, or none that could be graded.
package enum Obstacle: Error {
  /// There is nothing to grade: no file, an empty one, or one that is as it came.
  case nothing
  /// Neither the solution nor the exercise is there, so nothing says what the exercise declares.
  case noDeclarations
  /// The compiler does not accept it; warnings may be among the errors.
  case errors([Diagnostic])
  /// It reaches into what grades it, or takes the place of something that its suite uses.
  case refused([Diagnostic])
  /// The compiler or the linker failed, and blamed neither the answer nor its suite; by the machine
  /// if it was ended from outside or found no room.
  case failure(Diagnostic, byMachine: Bool)
  /// The toolchain has not got these programs, which say what the checks use of it.
  case noTools([String])
  /// The system ended its checks twice, because it had no memory left.
  case noMemory

  /// The first thing that was said about the answer, if anything was.
  package var first: Diagnostic? {
    switch self {
    case .errors(let found), .refused(let found): found.first
    case .failure(let diagnostic, _): diagnostic
    case .nothing, .noDeclarations, .noTools, .noMemory: nil
    }
  }
}
