import HeadlessUIKit
import Testing

/// Gives each test an application of its own.
///
/// - Shape: One fresh application state a test case; the suite's `init` runs inside it.
nonisolated public struct IsolatedTrait: SuiteTrait, TestTrait, TestScoping {
  /// Every test of the suite is isolated from every other one.
  public var isRecursive: Bool { true }

  /// Answers for each test and for each of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> IsolatedTrait? {
    test.isSuite ? nil : self
  }

  /// Runs a test while no other one does, and each of its cases with nothing left behind.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await TestLock.withLock(function) }
    try await Device.$ofTask.withValue(Self.freshState()) {
      try await function()
    }
  }

  /// A state in which nothing has happened and which prints nothing.
  @MainActor
  static func freshState() -> Device {
    let state = Device()
    state.console = { _ in }
    return state
  }
}

nonisolated extension Trait where Self == IsolatedTrait {
  /// Gives each test of a suite, its `init` included, an application of its own.
  public static var isolated: IsolatedTrait { IsolatedTrait() }
}
