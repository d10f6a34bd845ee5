import UIKit
import os.log

class ViewController: UIViewController {

  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet private weak var teaView: UIImageView!

  private var count = 0
  private let tally = Tally()
  private let teas = Tea.all(in: .main)

  override func viewDidLoad() {
    super.viewDidLoad()
    teaView.image = #imageLiteral(resourceName: "Tea")
    NotificationCenter.default.addObserver(
      self, selector: #selector(hear(_:)), name: .teaDrunk, object: nil)
    os_log("%d teas", log: OSLog.default, type: .debug, teas.count)
  }

  @IBAction func drinkPressed(_ sender: UIButton) {
    NotificationCenter.default.post(name: .teaDrunk, object: nil)
  }

  @objc private func hear(_ notification: Notification) {
    count += 1
    tally.drink()
    countLabel.text = "\(tally) of \(teas.count): \(teas[(count - 1) % teas.count].name)"
  }

}
