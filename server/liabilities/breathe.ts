/** Lets everything else that waits have its turn: ticks, calls, timers. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
