/// What layers say where the program goes on.
enum LayerMessage: ConsoleMessage {
  /// A layer is added that belongs to a view, or in which the other lies.
  case cannotAdd(CALayer, to: CALayer)

  var text: String {
    switch self {
    case .cannotAdd(let layer, let other):
      "\(type(of: layer)) cannot be added to \(type(of: other)): it is the layer of a view, or the "
        + "other lies in it. Add the view with addSubview(_:), or make a layer of its own."
    }
  }
}
