import Grading
import HeadlessUICollectionView
import HeadlessUIKit
import Stage
import Testing

@Suite("Selecting items", .isolated)
struct SelectionTests {
  let grid = Grid([words(20)])

  private func tap(_ item: Int) {
    grid.stage.cells["w\(item)"].tap()
  }

  private var selected: [IndexPath]? { grid.view.indexPathsForSelectedItems }

  @Test func `B440: a tap is asked and told in the order of the header`() {
    tap(2)

    #expect(
      grid.gallery.heard == [
        "shouldHighlight 2 in 0", "didHighlight 2 in 0", "shouldSelect 2 in 0", "didSelect 2 in 0",
        "didUnhighlight 2 in 0",
      ])
    #expect(selected == [[0, 2]] && grid.view.cellForItem(at: [0, 2])?.isSelected == true)
    #expect(grid.view.cellForItem(at: [0, 2])?.isHighlighted == false)
  }

  @Test func `B441: a finger that leaves the item selects nothing`() {
    let touches = Touches(at: [CGPoint(x: 25, y: 45)])
    grid.stage.clock.advance(by: 0.2)
    #expect(grid.view.cellForItem(at: [0, 0])?.isHighlighted == true)
    touches.move(to: CGPoint(x: 200, y: 45))
    #expect(grid.view.cellForItem(at: [0, 0])?.isHighlighted == false)
    touches.lift()

    #expect(selected == [])
    #expect(
      grid.gallery.heard == [
        "shouldHighlight 0 in 0", "didHighlight 0 in 0", "didUnhighlight 0 in 0",
      ])
  }

  @Test func `B442: another tap takes the selection from the item before`() {
    tap(2)
    grid.gallery.heard = []
    tap(5)

    #expect(selected == [[0, 5]] && grid.view.cellForItem(at: [0, 2])?.isSelected == false)
    #expect(
      grid.gallery.heard == [
        "shouldHighlight 5 in 0", "didHighlight 5 in 0", "shouldSelect 5 in 0",
        "didDeselect 2 in 0", "didSelect 5 in 0", "didUnhighlight 5 in 0",
      ])

    tap(5)
    #expect(selected == [[0, 5]])
    #expect(grid.gallery.heard.filter { $0 == "didSelect 5 in 0" }.count == 2)
  }

  @Test func `B443: where several can be selected, a second tap deselects`() {
    grid.view.allowsMultipleSelection = true
    tap(2)
    tap(5)
    #expect(selected == [[0, 2], [0, 5]])
    grid.gallery.heard = []
    tap(2)

    #expect(selected == [[0, 5]])
    #expect(
      grid.gallery.heard == [
        "shouldHighlight 2 in 0", "didHighlight 2 in 0", "shouldDeselect 2 in 0",
        "didDeselect 2 in 0", "didUnhighlight 2 in 0",
      ])
    grid.gallery.allows = false
    tap(5)
    #expect(selected == [[0, 5]])
  }

  @Test func `B444: selecting in code tells nobody`() {
    let console = ConsoleLog()
    grid.view.selectItem(at: [0, 3], animated: true, scrollPosition: [])
    grid.view.selectItem(at: [0, 4], animated: true, scrollPosition: [])
    #expect(selected == [[0, 4]])
    grid.view.selectItem(at: [0, 99], animated: true, scrollPosition: .top)
    #expect(selected == [[0, 4]] && console.lines.count == 1)
    grid.view.selectItem(at: nil, animated: true, scrollPosition: [])

    #expect(selected == [] && grid.gallery.heard == [])
    #expect(grid.view.cellForItem(at: [0, 4])?.isSelected == false)
  }

  @Test func `B445: the delegate says no to marking, or to selecting`() {
    grid.gallery.marks = false
    tap(2)
    #expect(grid.gallery.heard == ["shouldHighlight 2 in 0"] && selected == [])

    (grid.gallery.marks, grid.gallery.allows, grid.gallery.heard) = (true, false, [])
    tap(2)
    #expect(
      grid.gallery.heard == [
        "shouldHighlight 2 in 0", "didHighlight 2 in 0", "shouldSelect 2 in 0",
        "didUnhighlight 2 in 0",
      ])
    #expect(selected == [])
  }

  @Test func `B446: where nothing can be selected, nothing is marked`() {
    grid.view.allowsSelection = false
    tap(2)
    grid.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])

    #expect(grid.gallery.heard == [] && selected == [])
  }

  @Test func `a selected item that comes into sight again is shown as selected`() {
    let tall = Grid([words(100)], height: 110)
    tall.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    tall.view.contentOffset.y = 600
    tall.view.layoutIfNeeded()
    #expect(tall.view.visibleCells.allSatisfy { !$0.isSelected })
    tall.view.contentOffset.y = 0
    #expect(tall.view.cellForItem(at: [0, 1])?.isSelected == true)
  }
}
