import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let recipes = UIStoryboard(name: "Recipes", bundle: nil)
  let navigation = recipes.instantiateInitialViewController() as? UINavigationController
  let list = navigation?.viewControllers.first as? RecipeListViewController
  list?.recipes = [
    Recipe(name: "Pancakes", minutes: 25), Recipe(name: "Soup", minutes: 40),
    Recipe(name: "Salad", minutes: 10),
  ]
  return navigation ?? UIViewController()
}
