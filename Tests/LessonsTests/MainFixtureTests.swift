import Grading
import Testing

/// Runs the program that begins with `@main` on its application's delegate.
@Suite("A program that begins with @main")
struct MainFixtureTests {
  @Test func `the class is launched, and the program ends when the launch is over`() async throws {
    let run = try await Program("main-fixture").run()

    #expect(
      run.output == """
        delegate made
        didFinish of main_fixture.AppDelegate
        active, key window: true

        """)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test func `the template of Xcode is launched as it is written, storyboard and scenes included`()
    async throws
  {
    let run = try await Program("template-fixture").run()

    #expect(
      run.output == """
        didFinishLaunching
        willConnect, window: true
        viewDidLoad
        active, key window: true

        """)
    #expect(run.status == 0 && run.errors.isEmpty)
  }
}
