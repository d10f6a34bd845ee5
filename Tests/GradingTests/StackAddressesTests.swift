import Testing

@testable import Grading

/// Where a program and its libraries lie, by the list of the kernel.
@Suite struct StackAddressesTests {
  @Test("The copy of a program that is only read is not where the program lies")
  func secondCopy() {
    let maps = """
      55faf19d4000-55faf19d6000 r--p 00000000 fe:00 162     /a b/Program
      55faf19d6000-55faf19d8000 r-xp 00001000 fe:00 162     /a b/Program
      55faf19d9000-55faf19da000 rw-p 00002000 fe:00 162     /a b/Program
      7f0bcea11000-7f0bcebce000 r-xp 00000000 fe:00 225     /usr/lib/libOne.so
      7f0bcebdc000-7f0bcebee000 rw-p 001ca000 fe:00 225     /usr/lib/libOne.so
      7f0bd02a2000-7f0bd02a8000 r--p 00000000 fe:00 162     /a b/Program
      7f0bd1000000-7f0bd1002000 r--p 00000000 fe:00 999     /other/a b/Program
      7f0bd1002000-7f0bd1004000 r-xp 00002000 fe:00 999     /other/a b/Program
      """
    #expect(
      StackAddresses.image(in: maps, of: "/a b/Program") == 0x55fa_f19d_4000...0x55fa_f19d_a000)
    #expect(
      StackAddresses.image(in: maps, of: "/usr/lib/libOne.so")
        == 0x7f0b_cea1_1000...0x7f0b_cebe_e000)
    #expect(StackAddresses.image(in: maps, of: "/usr/lib/libTwo.so") == nil)
  }

  @Test("A copy that is read and lies before the program does not hide it")
  func firstCopy() {
    let maps = """
      10000-12000 r--p 00000000 fe:00 162     /Program
      20000-22000 r--p 00000000 fe:00 162     /Program
      22000-24000 r-xp 00002000 fe:00 162     /Program
      """
    #expect(StackAddresses.image(in: maps, of: "/Program") == 0x20000...0x24000)
  }

  @Test("The testing library is found in this very program")
  func testingLibrary() throws {
    StackAddresses.prepare()
    let testing = try #require(StackAddresses.library(of: "$s7Testing4TestVMn"))
    let c = try #require(StackAddresses.library(of: "exit"))
    #expect(!testing.overlaps(c))
  }
}
