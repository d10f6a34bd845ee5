import Answers
import CourseFormat
import Foundation
import Processes

let arguments = Array(CommandLine.arguments.dropFirst())
Confinement(arguments)?.run()
if arguments == [Confinement.trial] { exit(0) }
ProcessTree.adoptOrphans()
if let lines = BuiltAnswers.lines(for: arguments) {
  for line in lines { print(line) }
  exit(0)
}
exit(Companion().run(arguments))
