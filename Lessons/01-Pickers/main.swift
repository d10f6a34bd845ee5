import HeadlessUIKit
import Stage

print("pickers")
