/// The proxies that stand for the look of classes, and what was set on them.
///
/// - Shape: They belong to a process: an application that is launched again has none.
final class AppearanceProxies {
  private struct Proxy {
    let object: any AppearanceCustomizable

    /// What an object has to lie in, from the inside out.
    let containers: [AnyClass]
  }

  /// The proxies of each class.
  private var proxies: [ObjectIdentifier: [Proxy]] = [:]

  /// The proxies of the process that runs.
  static var current: AppearanceProxies { Device.current.runningProcess.appearanceProxies }

  /// Returns the proxy of a class, which is made when it is first asked for.
  func proxy<Object: NSObject & AppearanceCustomizable>(
    of type: Object.Type, in containers: [AnyClass]
  ) -> Object {
    let key = ObjectIdentifier(type)
    let known = proxies[key]?.first { $0.containers.elementsEqual(containers, by: ==) }
    if let known = known?.object as? Object { return known }
    let made = unsafeDowncast(type.makeProxy(), to: Object.self)
    made.customization.records = []
    proxies[key, default: []].append(Proxy(object: made, containers: containers))
    return made
  }

  /// Gives an object the look of its class, where it lies in the responders from one on up.
  static func apply(to object: some AppearanceCustomizable, in container: UIResponder?) {
    guard let known = Device.current.process?.appearanceProxies, !known.proxies.isEmpty,
      object.customization.records == nil
    else { return }
    UIView.performWithoutAnimation { known.apply(to: object, in: container) }
  }

  private func apply(to object: some AppearanceCustomizable, in container: UIResponder?) {
    var path: [UIResponder] = []
    for type in Array(ClassChain(Swift.type(of: object))).reversed() {
      guard let known = proxies[ObjectIdentifier(type)] else { continue }
      if path.isEmpty { path = Self.path(to: container) }
      let fitting = known.compactMap { proxy in
        Self.places(of: proxy.containers, on: path).map { (places: $0, proxy: proxy) }
      }
      for (_, proxy) in fitting.sorted(by: { Self.prevails($1.places, over: $0.places) }) {
        object.take(proxy.object.customization.records ?? [])
      }
    }
  }

  /// The responders from the outermost one to a given one.
  private static func path(to container: UIResponder?) -> [UIResponder] {
    Array(
      sequence(first: container) { $0?.next }.prefix { $0 != nil }.compactMap(\.self).reversed())
  }

  /// Returns where containers stand on a path from the outside in, or nil if one is missing.
  private static func places(of containers: [AnyClass], on path: [UIResponder]) -> [Int]? {
    var places: [Int] = []
    for container in containers.reversed() {
      let start = places.last.map { $0 + 1 } ?? 0
      let place = path[start...].firstIndex { ClassChain(type(of: $0)).contains(container) }
      guard let place else { return nil }
      places.append(place)
    }
    return places
  }

  /// Whether places are nearer to the window than others, or as near and more.
  private static func prevails(_ places: [Int], over others: [Int]) -> Bool {
    for (place, other) in zip(places, others) where place != other { return place < other }
    return places.count > others.count
  }
}

extension AppProcess {
  /// The proxies that stand for the look of classes.
  var appearanceProxies: AppearanceProxies { only { AppearanceProxies() } }
}
