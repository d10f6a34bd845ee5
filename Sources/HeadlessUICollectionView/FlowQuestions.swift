import HeadlessUIKit

/// What a flow layout asks the delegate about one section.
struct FlowQuestions {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let section: Int

  /// The most items of a section that have sizes of their own; of more, the first stands for all.
  static let mostSizes = 1_000_000

  /// What an item, a header or a footer can measure: more would be no number once many are added
  /// up.
  private static let possible = 0...CGFloat(1e9)

  private typealias Delegate = any UICollectionViewDelegateFlowLayout

  private var delegate: Delegate? { view.delegate as? Delegate }

  private func ask<Answer>(_ method: FlowMethod, _ question: (Delegate) -> Answer) -> Answer? {
    view.asking {
      Device.current.conversation.ask(delegate, method, "in \(section)", question)
    }
  }

  var inset: UIEdgeInsets? {
    ask(.insetForSection) { $0.collectionView(view, layout: layout, insetForSectionAt: section) }
  }

  var lineSpacing: CGFloat? {
    ask(.minimumLineSpacing) {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  var interitemSpacing: CGFloat? {
    ask(.minimumInteritemSpacing) {
      $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Returns how large the header or the footer is, or a size where the delegate does not say.
  func part(isHeader: Bool, or usual: CGSize) -> CGSize {
    let answer = ask(isHeader ? .referenceSizeForHeader : .referenceSizeForFooter) {
      isHeader
        ? $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        : $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
    let name = isHeader ? "Header" : "Footer"
    return usable(
      answer, or: usual, "collectionView(_:layout:referenceSizeFor\(name)InSection:)",
      "the \(name.lowercased()) of \(section)")
  }

  /// Returns how large the items are, all in one question to those who read along, or nil if the
  /// delegate does not say.
  func itemSizes(_ count: Int, _ usual: CGSize) -> [CGSize]? {
    guard count > 0, let delegate else { return nil }
    let conversation = Device.current.conversation
    let subject = count == 1 ? "0 in \(section)" : "0 to \(count - 1) in \(section)"
    let sizes = view.asking {
      conversation.ask(delegate, FlowMethod.sizeForItem, subject) { delegate in
        var sizes: [CGSize] = []
        for item in 0..<(count > Self.mostSizes ? 1 : count) {
          let path = IndexPath(item: item, section: section)
          let answer = conversation.askQuietly(delegate, FlowMethod.sizeForItem) {
            delegate.collectionView(view, layout: layout, sizeForItemAt: path)
          }
          // A delegate that does not know of the first item has no such method.
          if answer == nil, sizes.isEmpty { break }
          sizes.append(
            usable(
              answer, or: usual, "collectionView(_:layout:sizeForItemAt:)", "item \(path.inTable)"))
        }
        if sizes.isEmpty { delegate.notImplemented(FlowMethod.sizeForItem) }
        return sizes
      } describing: { sizes in
        sizes.prefix(4).map { "\($0.width) × \($0.height)" }.joined(separator: ", ")
          + (sizes.count > 4 ? ", …" : "")
      }
    }
    return sizes?.isEmpty == false ? sizes : nil
  }

  private func usable(
    _ answer: CGSize?, or usual: CGSize, _ method: String, _ what: String
  ) -> CGSize {
    guard let answer else { return usual }
    if Self.possible.contains(answer.width), Self.possible.contains(answer.height) { return answer }
    CollectionMessage.impossibleSize(answer, method: method, what: what).report()
    return usual
  }
}
