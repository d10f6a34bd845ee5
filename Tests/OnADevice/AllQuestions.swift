nonisolated extension Observation {
  /// All questions, by what they are about.
  static let all: [Observation] =
    ofMovingViews + ofViews + ofControls + ofSizes + ofTexts + ofValues + ofFields
    + ofValueControls + ofPickers + ofLayout + ofLists + ofTheRest + ofUnconfirmed + ofDocuments
}
