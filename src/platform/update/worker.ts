/** The page's own file that keeps the app ready for use without a network. */
const FILE = 'sw.js'
/** Scripts and styles of the app, whose names tell what they hold. */
const PART = /\/(js|css)\/[\w-]+\.[0-9a-f]{8}\.(js|css)$/

const ignore = (): void => undefined

/** What was loaded before the worker was there to keep it. */
const keepLoaded = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => PART.test(name))
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** Waits until a worker has loaded all it needs; null when it could not. */
const installed = (worker: ServiceWorker | null): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!worker || worker.state === 'redundant') resolve(null)
      else if (worker.state !== 'installing') resolve(worker)
    }
    worker?.addEventListener('statechange', look)
    look()
  })

/**
 * Registers the worker.
 * @param ready called when a newer app is there, whole, and waits to be used
 */
export const followWorker = async (ready: () => void): Promise<void> => {
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register(FILE, { updateViaCache: 'none' })
  const tell = async (worker: ServiceWorker | null): Promise<void> => {
    // The very first one does not wait: there is none whose place it could take.
    const waits = (await installed(worker)) !== null && registration.waiting === worker
    if (waits && registration.active) ready()
  }
  void tell(registration.waiting)
  registration.addEventListener('updatefound', () => void tell(registration.installing))
  // An installed app may stay open for weeks without loading its page anew.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(ignore)
  })
  if (isFirst) await keepLoaded()
}

const takeOver = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/**
 * Lets the newest app take this one's place, and loads the page anew.
 * @returns false when the server could not be asked for it
 */
export const takeNewestApp = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return reload()
  if (!registration.waiting) {
    try {
      await registration.update()
    } catch {
      return false
    }
  }
  const worker = registration.waiting ?? (await installed(registration.installing))
  if (worker) takeOver(worker)
  else {
    // The worker knows of nothing newer: the page is asked for past it.
    await registration.unregister()
    reload()
  }
  return true
}

const reload = (): true => {
  location.reload()
  return true
}
