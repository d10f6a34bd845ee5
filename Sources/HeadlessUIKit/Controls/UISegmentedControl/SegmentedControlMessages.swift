/// What segmented controls write on the console.
enum SegmentedControlMessage: ConsoleMessage {
  case unknownItem(Any)
  case noSegment(Int, count: Int)

  var text: String {
    switch self {
    case .unknownItem(let item):
      "UISegmentedControl shows strings and images, so \(item) is left out. "
        + "Look at its items."
    case .noSegment(let index, let count):
      "UISegmentedControl has \(count) segments, so there is no segment \(index) "
        + "to choose. Look at where selectedSegmentIndex is set."
    }
  }
}
