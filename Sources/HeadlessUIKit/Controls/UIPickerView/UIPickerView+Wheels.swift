/// The wheels of a picker, and when they are asked for.
extension UIPickerView {
  /// The wheels, asked for if need be.
  ///
  /// A data source may look at the picker while it answers: the rows of a second wheel often
  /// depend on what the first one shows. It then sees what is known so far.
  var loadedWheels: [PickerWheel] {
    if isStale, !isAsking { askForEverything() }
    return wheels
  }

  /// Returns the wheel of a component; stops the program if there is none.
  func wheel(_ component: Int) -> PickerWheel {
    let wheels = loadedWheels
    guard wheels.indices.contains(component) else {
      // Nobody forgets a method that the compiler asks for. What is forgotten is who is to be asked.
      guard dataSource != nil else { PickerMessage.noDataSource(component: component).stop() }
      PickerMessage.noComponent(component, count: wheels.count).stop()
    }
    return wheels[component]
  }

  /// Has everything asked for before the next answer.
  func becomeStale() {
    isStale = true
    setNeedsLayout()
  }

  func askAgain(about wheel: PickerWheel) {
    isAsking = true
    wheel.reload(rows: askNumberOfRows(wheel.component))
    askSize(of: wheel)
    isAsking = false
    setNeedsLayout()
  }

  /// Says whether this is a time to reload: not while the picker is asking.
  ///
  /// A data source that reloads the picker whenever it is asked would be asked for ever.
  func mayReload(_ call: String) -> Bool {
    guard isAsking else { return true }
    PickerMessage.reloadWhileAsking(call: call).report()
    return false
  }

  /// Returns how large a wheel's rows are.
  func size(of wheel: PickerWheel) -> CGSize {
    CGSize(
      width: wheel.askedWidth ?? bounds.width / CGFloat(max(wheels.count, 1)),
      height: wheels.compactMap(\.askedHeight).max() ?? Self.naturalRowHeight)
  }

  func askSize(of wheel: PickerWheel) {
    wheel.askedWidth = askWidth(wheel.component)
    wheel.askedHeight = askRowHeight(wheel.component)
  }

  /// Has as many wheels as there are components; those that stay keep their selection.
  func carry(_ count: Int) {
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, picker: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
  }
}
