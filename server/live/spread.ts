/** Sockets are closed over this time (ms), so that not all come back at one moment. */
const SPREAD = 2_000
const STEP = 100

/**
 * Does something to each, spread over two seconds.
 * @returns resolves when it was done to all
 */
export const spread = async <T>(items: Iterable<T>, act: (item: T) => void): Promise<void> => {
  const all = [...items]
  const part = Math.max(50, Math.ceil(all.length / (SPREAD / STEP)))
  for (let at = 0; at < all.length; at += part) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, STEP))
    all.slice(at, at + part).forEach(act)
  }
}
