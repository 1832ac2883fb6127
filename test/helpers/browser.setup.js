// A journey may meet more than one of a slow machine's pauses, each as long as a phone's patience.
jest.setTimeout(300_000)
