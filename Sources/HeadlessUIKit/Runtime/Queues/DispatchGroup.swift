// Without these, Foundation would bring in the types of the machine, whose threads and time are not
// the device's: a program that waits for one of them would wait for ever.

/// Several pieces of work that somebody waits for together, which are not here.
@available(*, unavailable, message: "There is one thread here. Await each task instead.")
nonisolated public enum DispatchGroup {}

/// A number that lets others go on, which is not here.
@available(*, unavailable, message: "There is one thread here, and it would wait for itself.")
nonisolated public enum DispatchSemaphore {}

/// A block that can be cancelled while it waits, which is not here.
@available(*, unavailable, message: "Cancel a Task, or invalidate a Timer, instead.")
nonisolated public enum DispatchWorkItem {}
