/// An object of UIKit's own: what it is asked and told is no part of the conversation.
protocol InternalObserver: AnyObject {}
