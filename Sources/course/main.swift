import Foundation

exit(Companion().run(Array(CommandLine.arguments.dropFirst())))
