/// Solves a constraint system.
///
/// Each view is four unknowns, and each constraint a relation between a few of them. Relations are
/// added from the highest priority to the lowest: first the required ones, then the optional ones and
/// the sizes of contents, at last the original frames, which decide what is left. What contradicts
/// the relations before it is met as nearly as possible, or broken if it is required.
///
/// Those of one optional priority are weighed together: the sum of what they lack is as small as it
/// can be. Several ways may have the same sum. If the one is among them that meets each relation as
/// nearly as those before it allow, it is taken: constraints come before contents, each in the order in
/// which they were found. Otherwise the last lacks least, then the one before it, and so on.
///
/// - Unconfirmed: Which of several ways with the same sum a device takes. Of a picture, keys and labels
///   in a stack view that is too low for them, Xcode stored that the picture gives way, and not the label
///   below it, which costs the same.
/// - Asked: D161.
struct ConstraintSolver {
  /// What is asked for the size of the root, where it is not given.
  struct Fitting {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  /// A relation between an expression and 0.
  private struct Entry {
    let expression: LinearExpression
    var relation = NSLayoutConstraint.Relation.equal
    var priority: Float = UILayoutPriority.required.rawValue
    var constraint: NSLayoutConstraint?
    /// The unknown that keeps its value, if it is that of a frame.
    var fixed: (view: UIView, quantity: ConstraintSystem.Quantity)?

    /// The view whose content asks for a length, if it is a relation of that.
    var content: (view: UIView, axis: NSLayoutConstraint.Axis)?

    var hides: Bool { constraint?.identifier == "UISV-hiding" }

    var isRequired: Bool { priority >= UILayoutPriority.required.rawValue }

    /// The relation as one that need not hold.
    var wish: LinearRelations.Wish {
      LinearRelations.Wish(
        expression: relation == .lessThanOrEqual ? expression * -1 : expression,
        isEquation: relation == .equal)
    }
  }

  /// Where an entry stands among the others: the least first.
  private nonisolated struct Rank: Comparable {
    let priority: Float
    /// Required equations decide most unknowns at little cost, so they come before inequalities.
    let isInequality: Bool
    /// What a stack view hides has no length, whatever length it was given.
    let shows: Bool
    let index: Int

    @MainActor init(of entry: Entry, at index: Int) {
      priority = entry.priority
      isInequality = entry.isRequired && entry.relation != .equal
      shows = !entry.hides
      self.index = index
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.priority != right.priority { return left.priority > right.priority }
      if left.isInequality != right.isInequality { return right.isInequality }
      if left.shows != right.shows { return right.shows }
      return left.index < right.index
    }
  }

  private let system: ConstraintSystem
  private let fitting: Fitting?
  private let widths: [ObjectIdentifier: CGFloat]
  private var entries: [Entry] = []
  private var relations: LinearRelations
  private var ambiguous: [UIView] = []
  private var conflicts: [LayoutProblem] = []

  /// Returns where the views of a system lie.
  ///
  /// Widths come first, because the height of several lines of text depends on them.
  static func solve(_ system: ConstraintSystem, fitting: Fitting? = nil) -> LayoutSolution {
    var solver = ConstraintSolver(system, fitting, widths: [:])
    let wrapping = system.views.filter {
      !solver.keepsSize($0) && $0.wrapsContent
    }
    guard !wrapping.isEmpty else { return solver.solution() }
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in wrapping { widths[ObjectIdentifier(view)] = max(solver.value(.width, of: view), 0) }
    var second = ConstraintSolver(system, fitting, widths: widths)
    return second.solution()
  }

  /// Solves a system; `widths` are those of labels of several lines, once they are known.
  private init(
    _ system: ConstraintSystem, _ fitting: Fitting?, widths: [ObjectIdentifier: CGFloat]
  ) {
    (self.system, self.fitting, self.widths) = (system, fitting, widths)
    relations = LinearRelations(unknownCount: system.unknownCount)
    entries = sortedEntries()
    solve()
    // Hardly ever would a length be negative, so that is forbidden where it is, and then anywhere.
    forbid(unknownLengths { $0 < -0.01 })
    if !unknownLengths(where: { $0 < -0.01 }).isEmpty { forbid(unknownLengths { _ in true }) }
  }

  /// Returns the unknowns that are lengths of views and have such values.
  private mutating func unknownLengths(where fits: (CGFloat) -> Bool) -> [Int] {
    var found: [Int] = []
    for view in system.views {
      for quantity in [ConstraintSystem.Quantity.width, .height]
      where fits(value(quantity, of: view)) { found.append(system.unknown(quantity, of: view)) }
    }
    return found
  }

  /// Solves the system again, with lengths that are not below 0.
  private mutating func forbid(_ unknowns: [Int]) {
    guard !unknowns.isEmpty else { return }
    let fixed = entries.prefix { $0.fixed != nil }.count
    let rules = unknowns.map {
      Entry(expression: LinearExpression(variable: $0), relation: .greaterThanOrEqual)
    }
    entries.insert(contentsOf: rules, at: fixed)
    solve()
  }

  private mutating func solve() {
    (conflicts, ambiguous) = ([], [])
    relations = LinearRelations(unknownCount: system.unknownCount)
    var broken: Set<Int> = []
    var index = 0
    while index < entries.count {
      let isRequired = entries[index].isRequired
      guard isRequired else {
        index = addOptional(from: index)
        continue
      }
      defer { index += 1 }
      let effect = relations.add(
        entries[index].relation, entries[index].expression, false)
      guard effect == .contradicting else { continue }
      let entry = entries[index]
      guard entry.constraint != nil || entry.content != nil else { continue }
      let set = conflictingSet(at: index, besides: broken)
      conflicts.append(
        .conflict(set.map(text(of:)).filter { !$0.isEmpty }, broken: text(of: entry)))
      broken.insert(index)
    }
    useOriginalFrames()
  }

  /// Adds the optional relations of one priority, and returns where those of the next begin.
  ///
  /// They are added one by one. Only where one does not hold that others leave open, all are weighed.
  private mutating func addOptional(from start: Int) -> Int {
    let (priority, hides) = (entries[start].priority, entries[start].hides)
    // A priority that is no number differs from itself, too.
    let end =
      entries[(start + 1)...].firstIndex { $0.priority != priority || $0.hides != hides }
      ?? entries.count
    guard end - start > 1 else {
      _ = relations.add(entries[start].relation, entries[start].expression, true)
      return end
    }
    relations.beginAttempt()
    var lacks: [Double] = []
    var canImprove = false
    for entry in entries[start..<end] {
      _ = relations.add(entry.relation, entry.expression, true)
      lacks.append(relations.lack)
      // What was decided before them lacks what it lacks.
      if !canImprove, relations.lack > 0 { canImprove = !relations.wasDecided(entry.expression) }
    }
    var attempt = relations.endAttempt()
    guard canImprove else { return end }
    relations.exchange(&attempt)
    guard let amounts = relations.amounts(of: entries[start..<end].map(\.wish), lacking: lacks)
    else {
      relations.exchange(&attempt)
      return end
    }
    for (entry, amount) in zip(entries[start..<end], amounts) {
      let wish = entry.wish
      _ = relations.add(
        wish.isEquation ? .equal : .greaterThanOrEqual, wish.expression + -amount, true)
    }
    return end
  }

  private func keepsSize(_ view: UIView) -> Bool {
    view === system.root ? fitting == nil : view.translatesAutoresizingMaskIntoConstraints
  }
}

/// Relations, from the highest priority to the lowest.
extension ConstraintSolver {
  private func sortedEntries() -> [Entry] {
    var entries: [Entry] = []
    for view in system.views { addFrame(of: view, to: &entries) }
    let fixedCount = entries.count
    for constraint in system.constraints {
      guard let expression = system.expression(of: constraint) else { continue }
      entries.append(
        Entry(
          expression: expression, relation: constraint.relation,
          priority: constraint.priority.rawValue, constraint: constraint))
    }
    for view in system.views where !keepsSize(view) { addContentSize(of: view, to: &entries) }
    addFittingSize(to: &entries)
    let ranks = entries[fixedCount...].indices.map { Rank(of: entries[$0], at: $0) }
    return entries[..<fixedCount] + ranks.sorted().map { entries[$0.index] }
  }

  /// Adds that a view which no constraint places keeps its frame.
  private func addFrame(of view: UIView, to entries: inout [Entry]) {
    guard view === system.root || keepsSize(view) else { return }
    let isRoot = view === system.root
    let frame = isRoot ? CGRect(origin: .zero, size: view.bounds.size) : view.untransformedFrame
    let fixed: [ConstraintSystem.Quantity] =
      keepsSize(view) ? [.minX, .minY, .width, .height] : [.minX, .minY]
    for quantity in fixed {
      entries.append(
        Entry(
          expression: difference(quantity, of: view, frame), fixed: (view, quantity)))
    }
  }

  private func addFittingSize(to entries: inout [Entry]) {
    guard let fitting else { return }
    let size = CGRect(origin: .zero, size: fitting.size)
    for (quantity, priority) in [
      (ConstraintSystem.Quantity.width, fitting.horizontal), (.height, fitting.vertical),
    ] {
      entries.append(
        Entry(
          expression: difference(quantity, of: system.root, size), priority: priority.rawValue))
    }
  }

  /// Returns the expression that is 0 if a view has a quantity of a frame.
  private func difference(
    _ quantity: ConstraintSystem.Quantity, of view: UIView, _ frame: CGRect
  ) -> LinearExpression {
    var sum = LinearExpression(variable: system.unknown(quantity, of: view))
    let superview = view === system.root ? nil : view.superview
    switch quantity {
    case .minX: sum.constant = Double((superview?.contentOrigin.x ?? 0) - frame.minX)
    case .minY: sum.constant = Double((superview?.contentOrigin.y ?? 0) - frame.minY)
    case .width, .contentWidth: sum.constant = -Double(frame.width)
    case .height, .contentHeight: sum.constant = -Double(frame.height)
    }
    if quantity == .minX || quantity == .minY, let superview {
      sum.add(system.unknown(quantity, of: superview), -1)
    }
    return sum
  }

  /// Adds that a view is neither larger nor smaller than its content.
  private func addContentSize(of view: UIView, to entries: inout [Entry]) {
    var size = system.contentSizes[view.layoutState?.index ?? 0]
    if let width = widths[ObjectIdentifier(view)] {
      size.height = view.contentHeight(inWidth: width)
    }
    let insets = view.alignmentRectInsets
    let around = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    for (axis, length, more) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, around.width),
      (.vertical, size.height, around.height),
    ] where length >= 0 && length.isFinite {
      let unknown = system.unknown(.length(axis), of: view)
      let expression = LinearExpression(variable: unknown) + -Double(length + more)
      entries.append(
        Entry(
          expression: expression, relation: .greaterThanOrEqual,
          priority: view.contentCompressionResistancePriority(for: axis).rawValue,
          content: (view, axis)))
      entries.append(
        Entry(
          expression: expression, relation: .lessThanOrEqual,
          priority: view.contentHuggingPriority(for: axis).rawValue, content: (view, axis)))
    }
  }
}

extension LinearRelations {
  /// Adds a relation between an expression and 0.
  fileprivate mutating func add(
    _ relation: NSLayoutConstraint.Relation, _ expression: LinearExpression, _ compromise: Bool
  ) -> Effect {
    switch relation {
    case .equal: require(zero: expression, compromise: compromise)
    case .greaterThanOrEqual: require(nonnegative: expression, compromise: compromise)
    case .lessThanOrEqual: require(nonnegative: expression * -1, compromise: compromise)
    }
  }
}

/// Required constraints that contradict each other.
extension ConstraintSolver {
  /// Returns what messages call the relations that a required one contradicts, and that one.
  ///
  /// Added to those known to take part, relation after relation, the last one that makes a
  /// contradiction takes part too.
  private func conflictingSet(at last: Int, besides broken: Set<Int>) -> [Entry] {
    let required = entries[..<last].enumerated().filter { !broken.contains($0.offset) }
      .map(\.element)
    var (core, limit) = ([entries[last]], required.count)
    while core.count < Self.mostInConflict {
      var relations = LinearRelations(unknownCount: system.unknownCount)
      var isContradicted = false
      for entry in core where !isContradicted {
        isContradicted = relations.add(entry.relation, entry.expression, false) == .contradicting
      }
      guard !isContradicted else { break }
      let next = required.prefix(limit).firstIndex {
        relations.add($0.relation, $0.expression, false) == .contradicting
      }
      guard let next else { break }
      core.insert(required[next], at: 0)
      limit = next
    }
    return core
  }

  /// How many constraints are looked for that contradict each other; more are hardly read.
  private static let mostInConflict = 60

  private func text(of entry: Entry) -> String {
    if let constraint = entry.constraint {
      return constraint.description + (constraint.location.map { " \($0)" } ?? "")
    }
    let length = CGFloat(-entry.expression.constant).shortText
    if let (view, axis) = entry.content {
      let hugging = CGFloat(view.contentHuggingPriority(for: axis).rawValue).shortText
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      return "<NSContentSizeLayoutConstraint \(NSLayoutConstraint.name(of: view))."
        + "\(axis == .horizontal ? "width" : "height") == \(length) Hug:\(hugging) "
        + "CompressionResistance:\(CGFloat(resistance).shortText)   (active)>"
    }
    guard let (view, quantity) = entry.fixed else { return "" }
    // The size that a view has from outside, as a row's content has that of its row.
    if view === system.root, quantity == .width || quantity == .height {
      let name = quantity == .width ? "Width" : "Height"
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name)' "
        + "\(NSLayoutConstraint.name(of: view)).\(quantity) == \(length)   (active)>"
    }
    return "<NSAutoresizingMaskLayoutConstraint \(NSLayoutConstraint.name(of: view)).\(quantity)"
      + " == \(length)   (active)>"
  }
}

/// Frames that stand in for constraints.
extension ConstraintSolver {
  /// Decides what no relation has decided by the original frames, sizes first.
  private mutating func useOriginalFrames() {
    for quantities in [[ConstraintSystem.Quantity.width, .height], [.minX, .minY]] {
      for view in system.views where view !== system.root && !keepsSize(view) {
        var (frame, wasOpen) = (CGRect?.none, false)
        for quantity in quantities
        where !relations.isDecided(system.unknown(quantity, of: view)) {
          let known = frame ?? openFrame(of: view)
          frame = known
          let difference = difference(quantity, of: view, known)
          let effect = relations.require(zero: difference, compromise: true)
          if effect == .independent { wasOpen = true }
        }
        if wasOpen, !ambiguous.contains(where: { $0 === view }) { ambiguous.append(view) }
      }
    }
  }

  /// Returns what decides the parts of a view's frame that constraints leave open.
  ///
  /// Nothing does on a device, where they are 0. A document was drawn with a frame, and a view that no
  /// constraint names keeps its own.
  private func openFrame(of view: UIView) -> CGRect {
    let state = view.layoutState
    let isNamed = system.constraints.contains { $0.firstItem === view || $0.secondItem === view }
    if state?.location == nil, isNamed { return .zero }
    return state?.originalFrame ?? view.untransformedFrame
  }
}

/// The result.
extension ConstraintSolver {
  /// The frames, each in the coordinates of the superview.
  private mutating func solution() -> LayoutSolution {
    var solution = LayoutSolution(ambiguous: ambiguous, problems: conflicts)
    solution.problems += ambiguous.compactMap { $0.layoutState?.location }.map { .ambiguity($0) }
    for view in system.views {
      if view.sizeOfContent != nil, let size = contentSize(of: view) {
        solution.contentSizes.append((view, size))
      }
      solution.frames.append((view, frame(of: view)))
    }
    for guide in system.guides {
      guard let view = guide.owningView else { continue }
      let quantities = [ConstraintSystem.Quantity.minX, .minY, .width, .height]
      let values = quantities.map { relations.value(of: system.unknown($0, of: guide)) ?? 0 }
      let start = view.contentOrigin
      solution.guides.append(
        (
          guide,
          Self.onPixels(
            CGRect(
              x: start.x + values[0] - value(.minX, of: view),
              y: start.y + values[1] - value(.minY, of: view),
              width: max(values[2], 0), height: max(values[3], 0)))
        ))
    }
    return solution
  }

  private mutating func frame(of view: UIView) -> CGRect {
    var origin = CGPoint(x: value(.minX, of: view), y: value(.minY, of: view))
    if view !== system.root, let superview = view.superview {
      origin.x += superview.contentOrigin.x - value(.minX, of: superview)
      origin.y += superview.contentOrigin.y - value(.minY, of: superview)
    }
    return Self.onPixels(
      CGRect(
        x: origin.x, y: origin.y, width: max(value(.width, of: view), 0),
        height: max(value(.height, of: view), 0)))
  }

  private mutating func value(_ quantity: ConstraintSystem.Quantity, of view: UIView) -> CGFloat {
    CGFloat(relations.value(of: system.unknown(quantity, of: view)) ?? 0)
  }

  /// Returns the size of a scroll view's content, or nil if no constraint says what it is.
  private mutating func contentSize(of view: UIView) -> CGSize? {
    let width = relations.value(of: system.unknown(.contentWidth, of: view))
    let height = relations.value(of: system.unknown(.contentHeight, of: view))
    guard width != nil || height != nil else { return nil }
    return CGSize(width: Self.onPixels(width ?? 0), height: Self.onPixels(height ?? 0))
  }

  /// Returns a rectangle whose edges lie between pixels, so that neighbours meet.
  private static func onPixels(_ rect: CGRect) -> CGRect {
    let (x, y) = (onPixels(rect.minX), onPixels(rect.minY))
    return CGRect(
      x: x, y: y, width: onPixels(onPixels(rect.maxX) - x),
      height: onPixels(onPixels(rect.maxY) - y))
  }

  /// Returns a length in whole pixels, up to a million points.
  ///
  /// A half counts as a whole on either side of 0, though it be worked out a hair too small: a view
  /// is as large wherever it lies.
  private static func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return min(max((length * scale + 0.5 + 1e-6).rounded(.down) / scale, -1e6), 1e6)
  }
}

/// Where views lie.
struct LayoutSolution {
  var frames: [(view: UIView, frame: CGRect)] = []
  var guides: [(guide: UILayoutGuide, frame: CGRect)] = []
  var contentSizes: [(view: UIView, size: CGSize)] = []
  var ambiguous: [UIView]
  var problems: [LayoutProblem]
}
