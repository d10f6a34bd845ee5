// # Exercise 12: A wall of photos
//
// Anna's family chooses photos for its wall. A collection view shows their titles in a grid.
//
// - A cell is 90 by 60 points. 15 points are left free at the four edges, and 10 points between two
//   rows. Two cells of a row are at least 10 points apart. So a phone of 320 points has three columns,
//   and a turned one has more.
// - Each photo of `photos` has a cell, in their order, with its title. A star can be seen in the
//   cells of favourites, and in no other cell, wherever a person has scrolled to.
// - A tap on a photo takes it out of `photos` and off the wall.
// - `add` puts a photo behind the others, also before the view is loaded. (Then only the array has to
//   change: the wall will ask for its photos.)
// - When one photo goes or comes, the other photos keep their cells.
//
//     swift run course check PhotoWall

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
    let photo = photos[indexPath.item]
    // The cell may have shown another photo, so both parts are set for each one.
    if let cell = cell as? WallPhotoCell {
      cell.titleLabel.text = photo.title
      cell.starLabel.isHidden = !photo.isFavourite
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    photos.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }

  func add(_ photo: WallPhoto) {
    // A wall that was not loaded asks for everything when it is.
    guard isViewLoaded else {
      photos.append(photo)
      return
    }
    // It may not have asked yet how many photos there were: in the closure it has.
    wall.performBatchUpdates {
      self.photos.append(photo)
      self.wall.insertItems(at: [IndexPath(item: self.photos.count - 1, section: 0)])
    }
  }
}
