/// A sum of variables, each multiplied by a coefficient, and a constant.
///
/// A variable is a number that is not known yet, named by its index.
nonisolated struct LinearExpression {
  typealias Term = (variable: Int, coefficient: Double)

  /// The variables with their coefficients, each variable once, from the lowest to the highest.
  private(set) var terms: [Term] = []
  var constant: Double

  /// Creates a sum of terms, from the lowest variable to the highest.
  init(terms: [Term], constant: Double) {
    (self.terms, self.constant) = (terms.filter { !Self.isNone($0) }, constant)
  }

  /// Creates an expression without variables.
  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Creates the expression that is a variable.
  init(variable: Int) {
    terms = [(variable, 1)]
    constant = 0
  }

  /// Adds a multiple of another expression: a short one term by term, a long one by going through
  /// both once.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    if terms.isEmpty, factor == 1 { return terms = other.terms }
    guard other.terms.count * 8 > terms.count else {
      for term in other.terms { add(term.variable, term.coefficient * factor) }
      return
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (own, next) = (0, 0)
    while own < terms.count, next < other.terms.count {
      let (left, right) = (terms[own], other.terms[next])
      var term = left
      if right.variable <= left.variable {
        term = (right.variable, right.coefficient * factor)
        if right.variable == left.variable { term.coefficient += left.coefficient }
        next += 1
      }
      if left.variable <= right.variable { own += 1 }
      if !Self.isNone(term) { merged.append(term) }
    }
    merged += terms[own...]
    for term in other.terms[next...] {
      let term = (term.variable, term.coefficient * factor)
      if !Self.isNone(term) { merged.append(term) }
    }
    terms = merged
  }

  /// Adds a variable; one whose coefficient becomes 0 goes.
  mutating func add(_ variable: Int, _ coefficient: Double) {
    let index = place(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      if !Self.isNone((variable, coefficient)) { terms.insert((variable, coefficient), at: index) }
      return
    }
    terms[index].coefficient += coefficient
    if Self.isNone(terms[index]) { terms.remove(at: index) }
  }

  /// Takes a variable out, and returns the coefficient it had.
  mutating func remove(_ variable: Int) -> Double? {
    index(of: variable).map { terms.remove(at: $0).coefficient }
  }

  mutating func replace(_ variable: Int, by expression: LinearExpression) {
    if let coefficient = remove(variable) { add(expression, times: coefficient) }
  }

  func coefficient(of variable: Int) -> Double {
    index(of: variable).map { terms[$0].coefficient } ?? 0
  }

  private static func isNone(_ term: Term) -> Bool { abs(term.coefficient) < 1e-9 }

  private func index(of variable: Int) -> Int? {
    let index = place(of: variable)
    return index < terms.count && terms[index].variable == variable ? index : nil
  }

  /// Returns where a variable stands, or would stand, among the terms.
  private func place(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    // Most sums are built from the lowest variable to the highest.
    guard let last = terms.last, last.variable >= variable else { return high }
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  static func * (left: LinearExpression, right: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left, times: right)
    return product
  }
}

/// Linear equations and inequalities, added one by one, where those added before win.
///
/// An equation expresses one variable by others (Gaussian elimination). An inequality brings a
/// variable of its own, its **slack**: the amount by which it holds, which is never negative. Where
/// an equation is left with slacks alone, they are traded for one another until it holds, or comes
/// as near as those before it allow (the simplex method).
nonisolated struct LinearRelations {
  /// What a relation says in addition to those before it.
  enum Effect {
    /// It decides something.
    case independent
    /// It follows from those before it, so it changes nothing.
    case redundant
    /// It contradicts those before it.
    case contradicting
  }

  /// By how much a relation may be violated.
  private static let tolerance = 0.01

  /// What is taken for 0.
  private static let epsilon = 1e-7

  private let unknownCount: Int

  /// The variables that are expressed by others; an expression may lag behind the others.
  private var definitions: [LinearExpression?]

  /// Whether an unknown is in a relation that was added.
  private var isNamed: [Bool]

  /// How many expressions have been reduced.
  private var reduction = 0

  /// The last reduction that met a variable.
  private var reductions: [Int]

  /// What a variable is multiplied by in the expression that is being reduced.
  private var coefficients: [Double]

  /// For each slack that is 0, those that it is in the expressions of, and some that it was in.
  ///
  /// A slack that is not 0 is expressed by slacks that are.
  private var users: [[Int]]

  /// Creates relations between unknowns, of which nothing is said yet.
  init(unknownCount: Int) {
    self.unknownCount = unknownCount
    definitions = Array(repeating: nil, count: unknownCount)
    isNamed = Array(repeating: false, count: unknownCount)
    reductions = Array(repeating: 0, count: unknownCount)
    coefficients = Array(repeating: 0, count: unknownCount)
    users = Array(repeating: [], count: unknownCount)
    changes = Array(repeating: 0, count: unknownCount)
  }

  /// By how much the relation that was added last does not hold.
  private(set) var lack = 0.0

  /// What was there before the relations of an attempt, if one is under way.
  private var attempt: Attempt?

  /// The number of the last attempt, and that of the last one which changed a variable.
  private var attempts = 0
  private var changes: [Int]

  /// Whether wishes are weighed.
  private var isWeighing = false

  /// How many terms were changed as wishes were weighed.
  private var work = 0

  /// How much work weighing may be: hundreds of wishes that are all tied to each other take longer than
  /// anybody waits for, and are weighed as far as that goes.
  private static let mostWork = 1_000_000

  /// Adds the relation that an expression is 0.
  ///
  /// Where that cannot be, the expression comes as near to it as possible; a relation that is left
  /// out altogether in that case is no `compromise`.
  mutating func require(zero expression: LinearExpression, compromise: Bool) -> Effect {
    lack = 0
    if let pivot = newUnknown(in: expression) {
      define(pivot, by: expression)
      return .independent
    }
    let rest = reduced(expression)
    guard !rest.terms.isEmpty else {
      lack = abs(rest.constant)
      return lack < Self.tolerance ? .redundant : .contradicting
    }
    if let pivot = unknown(in: rest) {
      define(pivot, by: rest)
      return .independent
    }
    return lower(rest.constant < 0 ? rest * -1 : rest, to: nil, compromise: compromise)
  }

  /// Adds the relation that an expression is not below 0.
  ///
  /// Where that cannot be, the expression comes as near to it as possible; a relation that is left
  /// out altogether in that case is no `compromise`.
  mutating func require(nonnegative expression: LinearExpression, compromise: Bool) -> Effect {
    lack = 0
    let new = newUnknown(in: expression)
    var rest = new == nil ? reduced(expression) : expression
    guard !rest.terms.isEmpty else {
      lack = max(-rest.constant, 0)
      return lack < Self.tolerance ? .redundant : .contradicting
    }
    let slack = makeSlack()
    if let pivot = new ?? unknown(in: rest) {
      rest.add(slack, -1)
      define(pivot, by: rest)
      return .independent
    }
    guard rest.constant > -Self.epsilon else {
      return lower(rest * -1, to: slack, compromise: compromise)
    }
    rest.constant = max(rest.constant, 0)
    change(slack, to: rest)
    recordUses(by: slack)
    if rest.constant < Self.epsilon, rest.terms.allSatisfy({ $0.coefficient < 0 }) {
      for term in rest.terms { fix(term.variable) }
    }
    return .redundant
  }

  /// Whether a variable can have no other value than it has.
  mutating func isDecided(_ variable: Int) -> Bool {
    reduced(LinearExpression(variable: variable)).terms.isEmpty
  }

  /// Returns the value of a variable, or nil if it depends on an unknown that nothing decides.
  mutating func value(of variable: Int) -> Double? {
    if let definition = definitions[variable], definition.terms.isEmpty {
      return definition.constant
    }
    let rest = reduced(LinearExpression(variable: variable))
    // A slack that is not expressed by others is 0.
    return unknown(in: rest) == nil ? rest.constant : nil
  }

  /// Records the unknowns of an expression, and returns one that no relation before has.
  ///
  /// No relation before decides such an unknown, so the others express it as they are. Its
  /// coefficient is the greatest; of several the last is taken.
  private mutating func newUnknown(in expression: LinearExpression) -> Int? {
    let greatest = expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
    let new = expression.terms.last {
      !isNamed[$0.variable] && abs($0.coefficient) >= greatest
    }
    for term in expression.terms where !isNamed[term.variable] {
      isNamed[term.variable] = true
      attempt?.named.append(term.variable)
    }
    return new?.variable
  }

  /// Makes a variable for the amount by which an inequality holds.
  private mutating func makeSlack() -> Int {
    definitions.append(nil)
    reductions.append(0)
    coefficients.append(0)
    users.append([])
    changes.append(attempts)
    attempt?.definitions.append((definitions.count - 1, nil))
    return definitions.count - 1
  }

  /// Returns the unknown with the greatest coefficient, which is the safest to divide by.
  ///
  /// Of several the last is taken: relations follow views from the first to the last in most cases,
  /// and so those that follow find most unknowns not expressed by others.
  private func unknown(in expression: LinearExpression) -> Int? {
    var best: (variable: Int, size: Double)?
    for term in expression.terms where term.variable < unknownCount {
      if abs(term.coefficient) >= best?.size ?? 0 { best = (term.variable, abs(term.coefficient)) }
    }
    return best?.variable
  }

  /// Expresses a variable of an expression so that the expression is 0.
  private mutating func define(_ variable: Int, by expression: LinearExpression) {
    var rest = expression
    guard let coefficient = rest.remove(variable) else { return }
    change(variable, to: rest * (-1 / coefficient))
  }

  private mutating func change(_ variable: Int, to definition: LinearExpression?) {
    willChange(variable)
    definitions[variable] = definition
  }

  /// Returns an expression without variables that are expressed by others.
  private mutating func reduced(_ expression: LinearExpression) -> LinearExpression {
    for term in expression.terms { catchUp(term.variable) }
    guard expression.terms.contains(where: { isLagging($0.variable) }) else {
      return substituting(expression)
    }
    var (constant, met) = (expression.constant, [Int]())
    for term in expression.terms {
      coefficients[term.variable] = term.coefficient
      met.append(term.variable)
    }
    for variable in catchingUp(from: expression).reversed() {
      let coefficient = coefficients[variable]
      coefficients[variable] = 0
      guard coefficient != 0, let definition = definitions[variable] else { continue }
      constant += definition.constant * coefficient
      for term in definition.terms {
        if coefficients[term.variable] == 0 { met.append(term.variable) }
        coefficients[term.variable] += term.coefficient * coefficient
      }
    }
    let terms = met.sorted().map { variable in
      defer { coefficients[variable] = 0 }
      return (variable: variable, coefficient: coefficients[variable])
    }
    return LinearExpression(terms: terms, constant: constant)
  }

  /// Returns the variables that are expressed by others and that an expression depends on, each
  /// behind those its own expression has.
  ///
  /// Expressions that lag catch up where that makes them no longer: in a row of views each place is
  /// the sum of all lengths before it, and such sums are not written out.
  private mutating func catchingUp(from expression: LinearExpression) -> [Int] {
    reduction += 1
    var order: [Int] = []
    var pending = expression.terms.map { (variable: $0.variable, isDone: false) }
    while let (variable, isDone) = pending.popLast() {
      if isDone {
        catchUp(variable)
        order.append(variable)
      } else if let definition = definitions[variable], reductions[variable] != reduction {
        reductions[variable] = reduction
        pending.append((variable, true))
        for term in definition.terms where definitions[term.variable] != nil {
          pending.append((term.variable, false))
        }
      }
    }
    return order
  }

  /// Takes the variables that are expressed by others out of the expression of a variable, unless
  /// that makes it longer.
  private mutating func catchUp(_ variable: Int) {
    guard isLagging(variable), let definition = definitions[variable] else { return }
    let current = substituting(definition)
    if current.terms.count <= definition.terms.count { change(variable, to: current) }
  }

  /// Whether the expression of a variable has variables that are expressed by others.
  private func isLagging(_ variable: Int) -> Bool {
    definitions[variable]?.terms.contains { definitions[$0.variable] != nil } ?? false
  }

  /// Returns an expression with the expressions of its variables in their places.
  private func substituting(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      if let definition = definitions[term.variable] {
        result.add(definition, times: term.coefficient)
      } else {
        result.add(term.variable, term.coefficient)
      }
    }
    return result
  }
}

/// Taking relations back.
nonisolated extension LinearRelations {
  /// What relations were before some were added, or, once these are taken back, with them.
  struct Attempt {
    fileprivate var definitions: [(variable: Int, definition: LinearExpression?)] = []
    fileprivate var users: [(variable: Int, users: [Int])] = []
    fileprivate var named: [Int] = []
  }

  /// Begins to note what is changed by the relations that are added from now on.
  mutating func beginAttempt() {
    attempts += 1
    attempt = Attempt()
  }

  /// Returns what was noted since the attempt began, which `exchange` takes back.
  mutating func endAttempt() -> Attempt {
    defer { attempt = nil }
    return attempt ?? Attempt()
  }

  /// Takes the relations of an attempt back, or adds them again.
  mutating func exchange(_ attempt: inout Attempt) {
    for index in attempt.definitions.indices {
      swap(
        &definitions[attempt.definitions[index].variable], &attempt.definitions[index].definition)
    }
    // A variable may be there twice: what it had first is put back last.
    for index in attempt.users.indices.reversed() {
      swap(&users[attempt.users[index].variable], &attempt.users[index].users)
    }
    attempt.users.reverse()
    for variable in attempt.named { isNamed[variable].toggle() }
  }

  /// Whether all variables of an expression had values before the attempt; false if that takes longer to
  /// find out.
  func wasDecided(_ expression: LinearExpression) -> Bool {
    expression.terms.allSatisfy {
      changes[$0.variable] != attempts && definitions[$0.variable]?.terms.isEmpty == true
    }
  }

  private mutating func willChange(_ variable: Int) {
    guard attempt != nil, changes[variable] != attempts else { return }
    changes[variable] = attempts
    attempt?.definitions.append((variable, definitions[variable]))
  }
}

/// Weighing relations that cannot all hold.
nonisolated extension LinearRelations {
  /// A relation that need not hold: an expression is 0, or else only not below 0.
  struct Wish {
    let expression: LinearExpression
    let isEquation: Bool

    static func == (left: Wish, right: Wish) -> Bool {
      left.isEquation == right.isEquation
        && left.expression.constant == right.expression.constant
        && left.expression.terms.elementsEqual(right.expression.terms, by: ==)
    }
  }

  /// Returns by how much each of some wishes lacks where the sum of what they lack is least, or nil
  /// if none can have less than `lacks` says, wish by wish.
  ///
  /// An amount is what the expression is then: 0, below 0 or, for an equation, above. Of several ways
  /// with the same sum the one is taken where the last wish lacks least, then the one before it, and so
  /// on.
  ///
  /// - Source: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
  ///   Algorithm", which UIKit's engine follows: each optional constraint has two variables that are
  ///   not negative, for what is too much and what is missing, and their sum is made least.
  mutating func amounts(of wishes: [Wish], lacking lacks: [Double]) -> [Double]? {
    beginAttempt()
    (isWeighing, work) = (true, 0)
    let amounts = weigh(wishes, lacks)
    isWeighing = false
    var attempt = endAttempt()
    exchange(&attempt)
    return amounts
  }

  private mutating func weigh(_ wishes: [Wish], _ lacks: [Double]) -> [Double]? {
    let open = wishes.map {
      wasDecided($0.expression) ? LinearExpression() : reduced($0.expression)
    }
    // What relations before decide lacks what it lacks.
    let lacking = wishes.indices.filter {
      lacks[$0] >= Self.tolerance && !open[$0].terms.isEmpty
    }
    guard !lacking.isEmpty else { return nil }
    let parts = tied(to: lacking, in: open)
    guard parts.count > 1 else { return nil }
    var costs: [WishCost] = []
    // For each variable, the costs of the wishes whose first it is.
    var known = [[Int]](repeating: [], count: definitions.count)
    var amounts = [Double](repeating: 0, count: wishes.count)
    var place = [Int](repeating: 0, count: wishes.count)
    for index in parts {
      // Wishes that are the same are weighed as one.
      let wish = Wish(expression: open[index], isEquation: wishes[index].isEquation)
      let first = wish.expression.terms[0].variable
      if let same = known[first].first(where: { costs[$0].wish == wish }) {
        costs[same].weight += 1
        place[index] = same
        continue
      }
      known[first].append(costs.count)
      place[index] = costs.count
      costs.append(addWish(wish))
    }
    let cost = reduced(LinearExpression(terms: costs.flatMap(\.terms), constant: 0))
    _ = lower(cost, to: nil, compromise: true)
    let former = parts.reduce(0) { $0 + lacks[$1] }
    guard lack < former - Self.tolerance else { return nil }
    for cost in costs.reversed() {
      let rest = reduced(LinearExpression(terms: cost.terms, constant: 0))
      if !rest.terms.isEmpty { _ = lower(rest, to: nil, compromise: true) }
    }
    for index in parts {
      let cost = costs[place[index]]
      let missing = value(of: cost.missing) ?? 0
      amounts[index] = (cost.wish.isEquation ? value(of: cost.excess) ?? 0 : 0) - missing
    }
    return amounts
  }

  /// What one wish, or several that are the same, cost.
  private struct WishCost {
    let wish: Wish
    let excess: Int
    let missing: Int
    var weight = 1.0

    var terms: [LinearExpression.Term] {
      wish.isEquation ? [(excess, weight), (missing, weight)] : [(missing, weight)]
    }
  }

  /// Adds a wish with what is too much and what is missing, as variables of their own.
  private mutating func addWish(_ wish: Wish) -> WishCost {
    let cost = WishCost(wish: wish, excess: makeSlack(), missing: makeSlack())
    // The expression was reduced before the wishes were added that came before.
    var rest = reduced(wish.expression)
    if let pivot = unknown(in: rest) {
      rest.add(cost.excess, -1)
      rest.add(cost.missing, 1)
      define(pivot, by: rest)
    } else if rest.constant >= 0 {
      rest.add(cost.missing, 1)
      change(cost.excess, to: rest)
      recordUses(by: cost.excess)
    } else {
      rest = rest * -1
      rest.add(cost.excess, 1)
      change(cost.missing, to: rest)
      recordUses(by: cost.missing)
    }
    return cost
  }

  /// Returns the wishes that some of them share variables with, directly or through others and
  /// through inequalities, in their order.
  private func tied(to first: [Int], in open: [LinearExpression]) -> [Int] {
    var wishes = [[Int]](repeating: [], count: definitions.count)
    for (index, expression) in open.enumerated() {
      for term in expression.terms { wishes[term.variable].append(index) }
    }
    var isFound = [Bool](repeating: false, count: open.count)
    var isMet = [Bool](repeating: false, count: definitions.count)
    var pending: [Int] = []
    for index in first {
      isFound[index] = true
      for term in open[index].terms { pending.append(term.variable) }
    }
    while let variable = pending.popLast() {
      guard !isMet[variable] else { continue }
      isMet[variable] = true
      for index in wishes[variable] where !isFound[index] {
        isFound[index] = true
        for term in open[index].terms { pending.append(term.variable) }
      }
      for slack in users[variable] {
        guard let row = definitions[slack], row.coefficient(of: variable) != 0 else { continue }
        for term in row.terms { pending.append(term.variable) }
      }
    }
    return isFound.indices.filter { isFound[$0] }
  }
}

/// Trading slacks.
nonisolated extension LinearRelations {
  /// Lowers an expression of slacks, which is not below 0, until it is 0.
  ///
  /// An inequality has a slack of its own, by which the expression may be below 0.
  private mutating func lower(
    _ expression: LinearExpression, to slack: Int?, compromise: Bool
  ) -> Effect {
    lack = 0
    var rest = expression
    let steps = 4 * definitions.count
    for step in 0...steps where work < Self.mostWork {
      // The first of those that fit, at last: otherwise slacks could be traded in a circle.
      let raised =
        isWeighing && step < steps / 2
        ? rest.terms.min { $0.coefficient < $1.coefficient }
        : rest.terms.first { $0.coefficient < -Self.epsilon }
      guard let raised, raised.coefficient < -Self.epsilon else { break }
      let distance = rest.constant / -raised.coefficient
      guard let blocking = firstSlackUsedUp(byRaising: raised.variable, by: distance) else {
        if let slack { rest.add(slack, 1) }
        trade(raised.variable, in: rest)
        return .independent
      }
      guard var row = definitions[blocking] else { break }
      row.add(blocking, -1)
      change(blocking, to: nil)
      trade(raised.variable, in: row)
      if let definition = definitions[raised.variable] {
        rest.replace(raised.variable, by: definition)
      }
    }
    lack = max(rest.constant, 0)
    let holds = rest.constant < Self.tolerance
    if compromise || holds {
      for term in rest.terms where term.coefficient > 0 { fix(term.variable) }
    }
    if holds { return .redundant }
    return rest.constant < expression.constant - Self.tolerance && compromise
      ? .independent : .contradicting
  }

  /// Returns the slack that is 0 first, at a distance, or nil if none is before that.
  private func firstSlackUsedUp(byRaising variable: Int, by distance: Double) -> Int? {
    var best: (slack: Int, distance: Double)?
    for slack in users[variable] {
      guard let row = definitions[slack] else { continue }
      let coefficient = row.coefficient(of: variable)
      guard coefficient < -Self.epsilon else { continue }
      let end = max(row.constant, 0) / -coefficient
      if end < distance - 1e-12, end < (best?.distance ?? .infinity) { best = (slack, end) }
    }
    return best?.slack
  }

  /// Expresses a slack by others, so that an expression is 0.
  private mutating func trade(_ variable: Int, in expression: LinearExpression) {
    define(variable, by: expression)
    guard let definition = definitions[variable] else { return }
    for slack in users[variable] where (definitions[slack]?.coefficient(of: variable) ?? 0) != 0 {
      willChange(slack)
      definitions[slack]?.replace(variable, by: definition)
      if isWeighing { work += definition.terms.count + (definitions[slack]?.terms.count ?? 0) }
      for term in definition.terms { users[term.variable].append(slack) }
    }
    forgetUsers(of: variable)
    recordUses(by: variable)
  }

  private mutating func recordUses(by slack: Int) {
    for term in definitions[slack]?.terms ?? [] { users[term.variable].append(slack) }
  }

  /// Leaves a slack at 0 for ever.
  private mutating func fix(_ variable: Int) {
    change(variable, to: LinearExpression(0))
    for slack in users[variable] where (definitions[slack]?.coefficient(of: variable) ?? 0) != 0 {
      willChange(slack)
      _ = definitions[slack]?.remove(variable)
    }
    forgetUsers(of: variable)
  }

  private mutating func forgetUsers(of variable: Int) {
    attempt?.users.append((variable, users[variable]))
    users[variable] = []
  }
}
