import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Time for what an answer waits for")
struct StageTasksTests {
  @Test
  func `what still works on another thread is waited for`() async {
    let stage = Stage()
    var isOver = false
    Task {
      await Self.work(milliseconds: 40)
      isOver = true
    }

    await stage.letTimePass()

    #expect(isOver)
  }

  /// Uses a processor on another thread.
  @concurrent private nonisolated static func work(milliseconds: Int) async {
    func used() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
    let end = used() + milliseconds
    while used() < end {}
  }
}
