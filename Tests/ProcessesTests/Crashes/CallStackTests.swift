import Foundation
import Testing

@testable import Processes

/// Where a program and its libraries lie in memory, and what is written of a stack.
@Suite struct CallStackTests {
  @Test func `the testing library, the C library and this program lie in three places`() throws {
    let places = try ["$s7Testing4TestVMn", "exit"].map { (symbol: String) in
      try #require(CallStack.image(of: UInt(bitPattern: dlsym(nil, symbol))))
    }
    let program = try #require(CallStack.program)

    #expect(Set(places + [program]).count == 3)
    #expect(CallStack.isOfProgram)
    #expect(CallStack.image(of: 8) == nil)
  }

  @Test func `an address is written as it is read, and one of a library is not written`() throws {
    CallStack.prepare()
    let program = try #require(CallStack.program)
    let pipe = Pipe()
    let file = pipe.fileHandleForWriting

    CallStack.write(program + 0xff310, to: file.fileDescriptor)
    CallStack.write(UInt(bitPattern: dlsym(nil, "exit")), to: file.fileDescriptor)
    CallStack.write(program + 0x2a, to: file.fileDescriptor)
    try file.close()

    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.hasPrefix("stopped at image + 0x00000000000ff310\n"))
    #expect(CrashSite.addresses(in: text, of: "") == [0xff310, 0x2a])
  }
}
