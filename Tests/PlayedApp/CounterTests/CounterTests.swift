import XCTest

final class CounterTests: XCTestCase {}
