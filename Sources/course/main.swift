import CourseFormat
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
Confinement(arguments)?.run()
ProcessTree.adoptOrphans()
exit(Companion().run(arguments))
