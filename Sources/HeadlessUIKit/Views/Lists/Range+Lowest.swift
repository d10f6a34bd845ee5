/// Finding a place in a list that is in order.
extension Range<Int> {
  /// Returns the lowest number for which something holds, or the upper bound.
  ///
  /// It must hold for all numbers after that one. Each question halves the range.
  package func lowest(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
