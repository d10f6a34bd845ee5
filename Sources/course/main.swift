import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
Confinement(arguments)?.run()
exit(Companion().run(arguments))
