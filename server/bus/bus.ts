import type { Topic, Topics } from './topics'

type Listener<T extends Topic> = (message: Topics[T]) => void
/** Ends what began with it. */
export type Stop = () => void

/**
 * Publish and subscribe. Messages are plain JSON values, so that a broker can carry them;
 * they are hints about committed state, never the state itself: a lost message loses nothing.
 */
export interface Bus {
  /** Tells the listeners of this process at once, and those of the others when a broker carries the bus. */
  publish: <T extends Topic>(topic: T, message: Topics[T]) => void
  /** Tells the listeners of this process only: what every process finds out by itself. */
  deliver: <T extends Topic>(topic: T, message: Topics[T]) => void
  subscribe: <T extends Topic>(topic: T, listener: Listener<T>) => Stop
  /** Whether messages reach the other processes now; true where there are none. */
  isUp: () => boolean
  /** Calls when messages of other processes may have been missed: what was shown must be read again. */
  onMissed: (listener: () => void) => Stop
  /** What was published is sent, then no more. */
  close: () => Promise<void>
}

export type OnListenerError = (error: unknown, topic: Topic) => void

/** The listeners of one process. One that throws is reported and does not disturb the others. */
export const createListeners = (onError: OnListenerError): Pick<Bus, 'deliver' | 'subscribe'> => {
  const listeners = new Map<Topic, Set<(message: never) => void>>()
  return {
    deliver: (topic, message) => {
      for (const listener of [...(listeners.get(topic) ?? [])]) {
        try {
          listener(message as never)
        } catch (error) {
          onError(error, topic)
        }
      }
    },
    subscribe: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set)
      set.add(listener)
      return () => {
        set.delete(listener)
      }
    },
  }
}
