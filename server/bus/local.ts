import { createListeners, type Bus, type OnListenerError } from './bus'

/** The bus of a single process: nobody else is there, and nothing is ever missed. */
export const createLocalBus = (onError: OnListenerError): Bus => {
  const { deliver, subscribe } = createListeners(onError)
  return {
    publish: deliver,
    deliver,
    subscribe,
    isUp: () => true,
    onMissed: () => () => undefined,
    close: () => Promise.resolve(),
  }
}
