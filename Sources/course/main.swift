import CourseFormat
import Foundation

ProcessTree.adoptOrphans()
exit(Companion().run(Array(CommandLine.arguments.dropFirst())))
