// Alternative: A photo that comes early has the view loaded, and the cell fills itself.

import HeadlessUICollectionView
import HeadlessUIKit

/// A photo that may hang on the wall.
struct WallPhoto: Equatable {
  let title: String
  var isFavourite = false
}

/// A cell with a title and a star.
final class WallPhotoCell: UICollectionViewCell {
  let titleLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
  let starLabel = UILabel(frame: CGRect(x: 0, y: 30, width: 90, height: 30))

  var photo: WallPhoto? {
    didSet {
      titleLabel.text = photo?.title
      starLabel.isHidden = photo?.isFavourite != true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    starLabel.text = "★"
    starLabel.isHidden = true
    contentView.addSubview(titleLabel)
    contentView.addSubview(starLabel)
  }

  required init?(coder: NSCoder) { nil }
}

/// The screen with the wall.
final class PhotoWallViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var photos: [WallPhoto] = []

  let layout = UICollectionViewFlowLayout()
  private(set) lazy var wall = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(wall)
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    wall.register(WallPhotoCell.self, forCellWithReuseIdentifier: "photo")
    wall.dataSource = self
    wall.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    wall.frame = view.bounds
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? WallPhotoCell)?.photo = photos[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    photos.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }

  func add(_ photo: WallPhoto) {
    loadViewIfNeeded()
    wall.performBatchUpdates {
      self.photos.append(photo)
      self.wall.insertItems(at: [IndexPath(item: self.photos.count - 1, section: 0)])
    }
  }
}
