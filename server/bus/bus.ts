import type { Topic, Topics } from './topics'

/**
 * Publish and subscribe. Messages are plain JSON values, so that a broker can carry them;
 * they are hints about committed state, never the state itself: a lost message loses nothing.
 */
export interface Bus {
  publish: <T extends Topic>(topic: T, message: Topics[T]) => void
  /** @returns a function that ends the subscription */
  subscribe: <T extends Topic>(topic: T, listener: (message: Topics[T]) => void) => () => void
}

type Listener = (message: never) => void

/** The bus of a single process. A listener that throws is reported and does not disturb the others. */
export const createLocalBus = (onError: (error: unknown, topic: Topic) => void): Bus => {
  const listeners = new Map<Topic, Set<Listener>>()
  return {
    publish: (topic, message) => {
      for (const listener of [...(listeners.get(topic) ?? [])]) {
        try {
          listener(message as never)
        } catch (error) {
          onError(error, topic)
        }
      }
    },
    subscribe: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set<Listener>()
      listeners.set(topic, set)
      set.add(listener)
      return () => {
        set.delete(listener)
      }
    },
  }
}
