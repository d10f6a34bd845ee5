/// What a row shows, as a value: set it, and the row follows.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Tea"
///     content.image = UIImage(systemName: "cup.and.saucer")
///     cell.contentConfiguration = content
///
/// - Differs: There is one kind, ``UIListContentConfiguration``. What looks otherwise is a cell with
///   views of its own.
public protocol UIContentConfiguration {}
