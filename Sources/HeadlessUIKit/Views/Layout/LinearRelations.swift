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
  }

  /// Adds the relation that an expression is 0.
  ///
  /// Where that cannot be, the expression comes as near to it as possible; a relation that is left
  /// out altogether in that case is no `compromise`.
  mutating func require(zero expression: LinearExpression, compromise: Bool) -> Effect {
    if let pivot = newUnknown(in: expression) {
      define(pivot, by: expression)
      return .independent
    }
    let rest = reduced(expression)
    guard !rest.terms.isEmpty else {
      return abs(rest.constant) < Self.tolerance ? .redundant : .contradicting
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
    let new = newUnknown(in: expression)
    var rest = new == nil ? reduced(expression) : expression
    guard !rest.terms.isEmpty else {
      return rest.constant > -Self.tolerance ? .redundant : .contradicting
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
    definitions[slack] = rest
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
    for term in expression.terms { isNamed[term.variable] = true }
    return new?.variable
  }

  /// Makes a variable for the amount by which an inequality holds.
  private mutating func makeSlack() -> Int {
    definitions.append(nil)
    reductions.append(0)
    coefficients.append(0)
    users.append([])
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
    definitions[variable] = rest * (-1 / coefficient)
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
    if current.terms.count <= definition.terms.count { definitions[variable] = current }
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

/// Trading slacks.
nonisolated extension LinearRelations {
  /// Lowers an expression of slacks, which is not below 0, until it is 0.
  ///
  /// An inequality has a slack of its own, by which the expression may be below 0.
  private mutating func lower(
    _ expression: LinearExpression, to slack: Int?, compromise: Bool
  ) -> Effect {
    var rest = expression
    for _ in 0...4 * definitions.count {
      // The first of those that fit, always: otherwise slacks could be traded in a circle.
      let raised = rest.terms.filter { $0.coefficient < -Self.epsilon }
        .min { $0.variable < $1.variable }
      guard let raised else { break }
      let distance = rest.constant / -raised.coefficient
      guard let blocking = firstSlackUsedUp(byRaising: raised.variable, by: distance) else {
        if let slack { rest.add(slack, 1) }
        trade(raised.variable, in: rest)
        return .independent
      }
      guard var row = definitions[blocking] else { break }
      row.add(blocking, -1)
      definitions[blocking] = nil
      trade(raised.variable, in: row)
      if let definition = definitions[raised.variable] {
        rest.replace(raised.variable, by: definition)
      }
    }
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
      definitions[slack]?.replace(variable, by: definition)
      for term in definition.terms { users[term.variable].append(slack) }
    }
    users[variable] = []
    recordUses(by: variable)
  }

  private mutating func recordUses(by slack: Int) {
    for term in definitions[slack]?.terms ?? [] { users[term.variable].append(slack) }
  }

  /// Leaves a slack at 0 for ever.
  private mutating func fix(_ variable: Int) {
    definitions[variable] = LinearExpression(0)
    for slack in users[variable] { _ = definitions[slack]?.remove(variable) }
    users[variable] = []
  }
}
