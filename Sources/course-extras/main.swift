import Answers
import CourseFormat
import Foundation
import Processes

let arguments = Array(CommandLine.arguments.dropFirst())
Confinement(arguments)?.run()
if arguments == [Confinement.trial] { exit(0) }
ProcessTree.adoptOrphans()
exit(Companion(actions: Extras.actions).run(arguments))
