import HeadlessUIKit
import Stage
import Testing

public struct Exercise: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await ApplicationState.$ofTask.withValue(ApplicationState()) {
      try await function()
    }
  }
}

extension Trait where Self == Exercise {
  public static var exercise: Exercise { Exercise() }
  public static func todo(_ number: Int) -> Exercise { Exercise() }
}
