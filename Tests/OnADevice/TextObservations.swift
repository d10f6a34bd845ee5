#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  /// Sizes that follow the size of text that a person chooses.
  static let ofSizes: [Observation] = [
    Observation(
      "17 points of the style body, and 20 of the style title 1: how many as a person wants them?",
      id: "D26", about: "UIFontMetrics", .documented,
      here: "17, 20"
    ) {
      let (body, title) = (UIFontMetrics(forTextStyle: .body), UIFontMetrics(forTextStyle: .title1))
      return [body.scaledValue(for: 17), title.scaledValue(for: 20)].map { text(Double($0)) }
        .joined(separator: ", ")
    },
    Observation(
      "How large are the texts of list cells: one text, and the two of a cell with a subtitle?",
      id: "D27", about: "UIListContentConfiguration", .guessed,
      here: "17, 17, 12"
    ) {
      let (plain, subtitle) = (
        UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell()
      )
      return [plain.textProperties, subtitle.textProperties, subtitle.secondaryTextProperties]
        .map { text(Double($0.font.pointSize)) }.joined(separator: ", ")
    },
    Observation(
      "How much room is between the texts of a list cell with a subtitle?",
      id: "D28", about: "UIListContentConfiguration", .guessed,
      here: "0"
    ) {
      text(
        Double(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding))
    },
    Observation(
      "How wide are a small, a medium and a large star of 20 points?",
      id: "D29", about: "UIImage.SymbolConfiguration", .guessed,
      here: "19, 23.5, 30"
    ) {
      [UIImage.SymbolScale.small, .medium, .large].map { scale in
        let configuration = UIImage.SymbolConfiguration(
          pointSize: 20, weight: .regular, scale: scale)
        let star = UIImage(systemName: "star", withConfiguration: configuration)
        return text(Double(star?.size.width ?? 0))
      }.joined(separator: ", ")
    },
  ]

  static let ofTexts: [Observation] = [
    Observation(
      "How wide is the text \"Reminder at 07:30\" in 13, 17 and 34 points?",
      id: "D30", about: "UIFont", .guessed,
      here: "112.5, 141, 269"
    ) {
      [13, 17, 34].map { size in
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "Reminder at 07:30"
        return text(Double(label.intrinsicContentSize.width))
      }.joined(separator: ", ")
    },
    Observation(
      "How high is a line in 12, 17 and 34 points?",
      id: "D31", about: "UIFont", .recorded,
      here: "14.32, 20.29, 40.57"
    ) {
      [12, 17, 34].map { text(Double(UIFont.systemFont(ofSize: $0).lineHeight)) }
        .joined(separator: ", ")
    },
    Observation(
      "Two lines have 10 points between them. How much higher is the text than without?",
      id: "D32", about: "NSParagraphStyle", .guessed,
      here: "10"
    ) {
      let heights = [0, 10].map { spacing in
        let style = NSMutableParagraphStyle()
        style.lineSpacing = CGFloat(spacing)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
          string: "one\ntwo", attributes: [.paragraphStyle: style])
        return Double(label.sizeThatFits(CGSize(width: 300, height: 300)).height)
      }
      return text(heights[1] - heights[0])
    },
  ]
}
