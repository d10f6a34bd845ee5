import HeadlessUIKit

/// The questions a collection view asks, each written down with its answer.
extension UICollectionView {
  /// The most sections a collection view has, and the most items a section has: a count gone wrong
  /// must not exhaust the memory.
  private static let mostSections = 1_000_000
  private static let mostItems = 1 << 40

  private var conversation: Conversation { Device.current.conversation }

  /// How many items each section has, asked for if that is still to be done.
  var loadedCounts: [Int] {
    if isStale, !isAsking { askForCounts() }
    return counts
  }

  /// Takes everything away, and has it asked for before the next answer.
  func forgetEverything() {
    (selection, isStale) = ([], true)
    dropEverything()
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasuredSizes()
    collectionViewLayout.invalidateLayout()
  }

  /// Runs a body in which the collection view asks how much there is.
  func asking<Answer>(_ body: () -> Answer) -> Answer {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return body()
  }

  /// Whether a call that asks again may do so; the console is told if not.
  func mayReload(_ call: String) -> Bool {
    ListWords.collection.mayReload(call, isAsking: isAsking, timesBegunAgain: timesBegunAgain)
  }

  /// Asks how much there is; cells are asked for when they come into sight.
  func askForCounts() {
    isStale = false
    generation += 1
    counts = asking {
      guard dataSource != nil else { return [] }
      let sections = askData(.numberOfSections, "") { $0.numberOfSections(in: self) }
      let usableSections = ListWords.collection.usable(
        sections ?? 1, "sections", "numberOfSections(in:)", most: Self.mostSections)
      return (0..<usableSections).map { section in
        let count = askData(.numberOfItems, "in \(section)") {
          $0.collectionView(self, numberOfItemsInSection: section)
        }
        return ListWords.collection.usable(
          count ?? 0, "items in section \(section)", "collectionView(_:numberOfItemsInSection:)",
          most: Self.mostItems)
      }
    }
    collectionViewLayout.invalidateLayout()
  }

  /// Whether the collection view has an item.
  func has(_ path: IndexPath) -> Bool {
    let counts = loadedCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  private func askData<Answer>(
    _ method: CollectionMethod, _ subject: String,
    _ question: (any UICollectionViewDataSource) -> Answer,
    describing describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    conversation.ask(
      dataSource, as: "dataSource", method, subject, question, describing: describe)
  }

  /// Asks the delegate something about an item; nil if it does not say.
  func askAboutItem(
    _ method: CollectionMethod, _ path: IndexPath,
    _ question: (any UICollectionViewDelegate) -> Bool
  ) -> Bool? {
    conversation.ask(delegate, method, path.inTable, question)
  }

  func tellAboutItem(
    _ method: CollectionMethod, _ path: IndexPath,
    _ message: (any UICollectionViewDelegate) -> Void
  ) {
    conversation.tell(delegate, method, path.inTable, message)
  }
}

/// Where views come from.
extension UICollectionView {
  func register(
    _ source: ReusePool<UICollectionReusableView>.Source?, _ kind: String, _ identifier: String
  ) {
    pools[kind, default: ReusePool()].register(source, for: identifier)
  }

  /// Takes a view that went out of sight, or makes one.
  func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    let isCell = kind == Self.elementKindCell
    let name = isCell ? "dequeueReusableCell" : "dequeueReusableSupplementaryView"
    if let view = pools[kind]?.take(identifier) {
      tellReuse(name, identifier, "used \(type(of: view))")
      view.prepareForReuse()
      return view
    }
    let view = make(pools[kind]?.source(for: identifier), kind, identifier)
    view.reuseIdentifier = identifier
    view.elementKind = kind
    tellReuse(name, identifier, "new \(type(of: view))")
    return view
  }

  private func make(
    _ source: ReusePool<UICollectionReusableView>.Source?, _ kind: String, _ identifier: String
  ) -> UICollectionReusableView {
    let frame = CGRect(origin: .zero, size: sizeOfNextView)
    switch source {
    case .type(let type):
      if let view = UIView.make(type, frame: frame) as? UICollectionReusableView { return view }
    case .template(let template):
      let objects = template.makeObjects()
      if objects.count == 1, let view = objects.first as? UICollectionReusableView { return view }
      CollectionError.wrongNib(identifier: identifier).raise()
    case nil: CollectionError.unknownIdentifier(identifier, kind: kind).raise()
    }
    // Execution reaches this line only while exceptions are caught.
    return kind == Self.elementKindCell
      ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
  }

  /// Writes down that the data source takes a view, and where the view comes from.
  private func tellReuse(_ name: String, _ identifier: String, _ origin: String) {
    _ = conversation.ask(
      .init(part: CollectionMethod.speaker, object: self), by: "dataSource", name, identifier,
      { origin }
    ) { $0 }
  }

  /// Takes over what an element of a document says, and the views that it describes.
  func read(from decoder: NibDecoder) {
    decoder.flag("allowsSelection").ifPresent { allowsSelection = $0 }
    decoder.flag("allowsMultipleSelection").ifPresent { allowsMultipleSelection = $0 }
    decoder.view("backgroundView").ifPresent { backgroundView = $0 }
    let loader = decoder.loader as? any NibTemplateLoader
    func identifier(_ element: XMLElementNode) -> String? { element.attributes["reuseIdentifier"] }
    for element in decoder.element.child(named: "cells")?.children ?? [] {
      guard let template = loader?.template(of: element), let name = identifier(element) else {
        continue
      }
      register(.template(template), Self.elementKindCell, name)
    }
    for (part, kind) in [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ] {
      guard let element = decoder.element.child(for: part), let name = identifier(element),
        let template = loader?.template(of: element)
      else { continue }
      register(.template(template), kind, name)
    }
  }
}

/// Which views are in sight, and where they are.
extension UICollectionView {
  func adoptLayout(insteadOf former: UICollectionViewLayout) {
    if former.collectionView === self { former.collectionView = nil }
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  /// Has the layout compute what it will be asked for, if that is still to be done.
  func prepareLayout() {
    _ = loadedCounts
    let layout = collectionViewLayout
    guard !isAsking, layout.isInvalid || layout.isOutdated else { return }
    // A layout may ask how large the collection view is, and some scroll it.
    layout.isInvalid = false
    layout.prepare()
    let size = layout.collectionViewContentSize
    guard contentSize != size else { return }
    contentSize = size
    guard !isDragging else { return }
    let most = limits.most
    // Content that has become shorter is brought back into sight.
    if contentOffset.x > most.x { contentOffset.x = most.x }
    if contentOffset.y > most.y { contentOffset.y = most.y }
  }

  /// Brings the views into sight that belong there, and takes the others away.
  func layOutViews() {
    guard !isAsking, !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    var passes = 0
    while passes < ListWords.mostPasses, !layOutOnce() { passes += 1 }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Returns whether the views are as they are to be; an item may have turned out to be larger, and
  /// whoever was asked may have had all asked for again.
  private func layOutOnce() -> Bool {
    prepareLayout()
    let began = generation
    let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = found.filter { isSeen($0) }
      .sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    dropAll(except: wanted)
    guard generation == began else { return beginAgain() }
    var shown: [UIView] = []
    var isSettled = true
    for attributes in wanted {
      let isNew = view(for: attributes) == nil
      guard let view = view(for: attributes) ?? obtain(attributes) else { continue }
      guard generation == began else { return beginAgain() }
      view.adopt(attributes)
      if isNew, measure(view, attributes) { isSettled = false }
      shown.append(view)
      if isNew, let cell = view as? UICollectionViewCell {
        tellAboutItem(.willDisplay, attributes.indexPath) {
          $0.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        }
      }
      guard generation == began else { return beginAgain() }
    }
    order(shown)
    timesBegunAgain = 0
    return isSettled
  }

  private func beginAgain() -> Bool {
    timesBegunAgain += 1
    return timesBegunAgain >= ListWords.mostPasses
  }

  private func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isHidden, attributes.frame.intersects(bounds) else { return false }
    return attributes.representedElementCategory != .cell || has(attributes.indexPath)
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    attributes.place.map { supplementaryViews[$0] } ?? cells[attributes.indexPath]
  }

  /// Puts the views that are in sight into the order of the layout, in front of the background.
  private func order(_ shown: [UIView]) {
    let first = backgroundView == nil ? 0 : 1
    let isInOrder =
      subviews.count >= first + shown.count
      && zip(subviews[first...], shown).allSatisfy { $0 === $1 }
    guard !isInOrder else { return }
    for (index, view) in shown.enumerated() { insertSubview(view, at: first + index) }
  }

  private func dropAll(except wanted: [UICollectionViewLayoutAttributes]) {
    let paths = Set(wanted.filter { $0.place == nil }.map(\.indexPath))
    let places = Set(wanted.compactMap(\.place))
    for path in cells.keys.sorted() where !paths.contains(path) { drop(path) }
    for place in supplementaryViews.keys.sorted() where !places.contains(place) { drop(place) }
  }

  /// Takes everything out of sight.
  func dropEverything() {
    withoutLayout {
      for path in cells.keys.sorted() { drop(path) }
      for place in supplementaryViews.keys.sorted() { drop(place) }
    }
  }

  /// Takes views away; whoever hears of it may ask for others, and is answered with those there are.
  func withoutLayout(_ body: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    body()
  }

  /// Takes an item out of sight, and keeps its cell for another one.
  func drop(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    if cell.isHighlighted { cell.isHighlighted = false }
    if cell.superview === self { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier {
      pools[Self.elementKindCell, default: ReusePool()].keep(cell, for: identifier)
    }
    tellAboutItem(.didEndDisplaying, path) {
      $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  /// Takes a supplementary view out of sight, and keeps it for another place.
  func drop(_ place: SupplementaryPlace) {
    guard let view = supplementaryViews.removeValue(forKey: place) else { return }
    if view.superview === self { view.removeFromSuperview() }
    if let identifier = view.reuseIdentifier {
      pools[place.kind, default: ReusePool()].keep(view, for: identifier)
    }
  }

  /// Has the data source fill a cell, or make a header.
  private func obtain(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    sizeOfNextView = attributes.size
    guard let place = attributes.place else { return obtainCell(attributes.indexPath) }
    let view = asking {
      askData(.viewForSupplementaryElement, "\(place.kind) in \(place.path.section)") {
        $0.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
      } describing: {
        "\(type(of: $0))"
      }
    }
    guard let view, view.reuseIdentifier != nil else {
      CollectionError.viewNotDequeued(kind: place.kind, place.path, view).raise()
      return nil
    }
    if let kind = view.elementKind, kind != place.kind {
      CollectionError.wrongKind(asked: place.kind, registered: kind).raise()
    }
    supplementaryViews[place] = view
    return view
  }

  private func obtainCell(_ path: IndexPath) -> UICollectionReusableView? {
    let answer = asking {
      askData(.cellForItem, path.inTable, { $0.collectionView(self, cellForItemAt: path) }) {
        "\(type(of: $0))"
      }
    }
    guard let cell = answer else { return nil }
    guard let identifier = cell.reuseIdentifier else {
      CollectionError.cellWithoutIdentifier(path).raise()
      return nil
    }
    if let other = cells.first(where: { $0.value === cell })?.key {
      let method = "dequeueReusableCell(withReuseIdentifier:for:)"
      ListMessage.sharedCell(other, path, taken: method, .collection).reportOnce()
      cells[other] = nil
    }
    pools[Self.elementKindCell]?.forget(cell, for: identifier)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cells[path] = cell
    return cell
  }

  /// Has an item measured whose constraints say how large it is; returns whether that is news.
  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout, layout.measuresItems,
      let cell = view as? UICollectionViewCell, !cell.contentView.constraints.isEmpty
    else { return false }
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return layout.measured(attributes.indexPath, size)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Where the view is if it is a supplementary one, or nil.
  fileprivate var place: SupplementaryPlace? {
    representedElementKind.map { SupplementaryPlace(kind: $0, path: indexPath) }
  }

  /// What stands behind what, and what is read before what: a header before its items.
  fileprivate var sortKey: [Int] {
    let rank =
      switch representedElementKind {
      case nil: 1
      case UICollectionView.elementKindSectionFooter: 2
      default: 0
      }
    return [zIndex, indexPath.section, rank, indexPath.item]
  }
}
