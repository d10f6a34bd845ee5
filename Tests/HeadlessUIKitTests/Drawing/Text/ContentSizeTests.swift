import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("The size of text that a person has chosen", .isolated)
struct ContentSizeTests {
  @Test func `a text style is as large as a person has chosen`() {
    let stage = Stage(showing: UIView())
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)

    stage.contentSizeCategory = .extraExtraExtraLarge
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 17)

    stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 60)
    #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
  }

  @Test func `no style is smaller in a larger size of text`() {
    let stage = Stage(showing: UIView())
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.all.map { category in
        stage.contentSizeCategory = category
        return UIFont.preferredFont(forTextStyle: style).pointSize
      }
      #expect(sizes == sizes.sorted() && sizes.count == 12, "\(style)")
    }
  }

  @Test func `a label follows the choice only if it is asked to`() {
    let (following, fixed) = (UILabel(), UILabel())
    for label in [following, fixed] {
      label.text = "Chess"
      label.font = .preferredFont(forTextStyle: .body)
    }
    following.adjustsFontForContentSizeCategory = true
    let column = UIStackView(arrangedSubviews: [following, fixed])
    column.axis = .vertical
    let stage = Stage(showing: column)
    let width = following.intrinsicContentSize.width

    stage.contentSizeCategory = .accessibilityLarge

    #expect(following.font.pointSize == 33 && fixed.font.pointSize == 17)
    #expect(following.intrinsicContentSize.width > width)
    stage.contentSizeCategory = .large
    #expect(following.font == .preferredFont(forTextStyle: .body))
  }

  @Test func `a view follows the choice that was made before it came on the screen`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    let stage = Stage(showing: UIView())
    stage.contentSizeCategory = .extraLarge
    #expect(label.font.pointSize == 17, "It is on no screen yet.")

    stage.window.addSubview(label)

    #expect(label.font.pointSize == 19)
    #expect(label.font.fontName == UIFont.preferredFont(forTextStyle: .headline).fontName)
  }

  @Test func `text fields, text views and the labels of buttons follow it too`() {
    let (field, view, button) = (UITextField(), UITextView(), UIButton(type: .system))
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    view.font = .preferredFont(forTextStyle: .footnote)
    view.adjustsFontForContentSizeCategory = true
    button.setTitle("Get", for: .normal)
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 34))
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let stage = Stage(showing: UIStackView(arrangedSubviews: [field, view, button]))

    stage.contentSizeCategory = .extraSmall

    #expect(field.font?.pointSize == 14 && view.font?.pointSize == 12)
    #expect(button.titleLabel?.font.pointSize == 28)
  }

  @Test func `metrics make fonts and lengths that grow as a style does`() {
    let stage = Stage(showing: UIView())
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font).pointSize == 34 && metrics.scaledValue(for: 17) == 17)

    stage.contentSizeCategory = .accessibilityMedium

    #expect(metrics.scaledFont(for: font).pointSize == 56)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40).pointSize == 40)
    #expect(metrics.scaledValue(for: 17) == 28)
    let style = UIFont.preferredFont(forTextStyle: .body)
    #expect(metrics.scaledFont(for: style) == style, "It follows the choice already.")
    #expect(UIFont.systemFont(ofSize: 17).pointSize == 17)
  }

  @Test func `a change is posted once, with the new size`() {
    let stage = Stage(showing: UIView())
    var heard: [UIContentSizeCategory] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      MainActor.assumeIsolated {
        heard.append(value as? UIContentSizeCategory ?? .unspecified)
      }
    }

    stage.contentSizeCategory = .small
    stage.contentSizeCategory = .small

    #expect(heard == [.small])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `sizes are in an order, and no size is outside it`() {
    #expect(UIContentSizeCategory.small < .large && .accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.large <= .large && .large >= .large)
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(.unspecified > .large))
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
