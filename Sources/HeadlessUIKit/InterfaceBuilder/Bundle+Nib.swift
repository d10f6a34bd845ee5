extension Bundle {
  /// Makes the objects of a nib of this bundle, and returns those that lie in no other.
  ///
  /// The file is read each time; keep a ``UINib`` to read it once. `Bundle.main` stands for the
  /// application's bundle.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
