// Makes the service worker of a built H5 app: the app starts without a network, and no answer of the server is ever kept.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'
import { filesOf, filesOfHome } from './preload.mjs'

/** Parts of the app that were loaded; all instances of the app at one host share it, each under its own path. */
const PARTS = 'limelight-parts'

/** A script or style whose name tells what it holds: the only things that are kept, whatever is asked for. */
const isPart = ({ url, sameOrigin }) =>
  sameOrigin && /\/(js|css)\/[\w-]+\.[0-9a-f]{8}\.(js|css)$/.test(url.pathname)

/** Runs in the worker. Parts that a newer app no longer has are of no use to anybody. */
const removeStale = (cacheName, files) => {
  const scope = self.registration.scope
  const current = new Set(files.map((file) => new URL(file, scope).href))
  const tidy = async () => {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    const stale = kept.filter(({ url }) => url.startsWith(scope) && !current.has(url))
    await Promise.all(stale.map((request) => cache.delete(request)))
  }
  self.addEventListener('activate', (event) => event.waitUntil(tidy()))
}

/**
 * Writes `sw.js` beside the page. It holds ready what Home needs, and all else once it was used. The app's addresses are
 * all behind `#`: the page is the only document, under the folder's own address and as index.html, and no other address
 * is answered by it. A newer worker waits until the app asks it to take over.
 */
export const makeServiceWorker = async (folder) => {
  const worker = join(folder, 'sw.js')
  await generateSW({
    globDirectory: folder,
    globPatterns: [
      'index.html',
      'manifest.webmanifest',
      'static/{logo.svg,icon-192.png}',
      ...filesOfHome(folder),
    ],
    swDest: worker,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    dontCacheBustURLsMatching: /\.[0-9a-f]{8}\.(js|css)$/,
    directoryIndex: 'index.html',
    ignoreURLParametersMatching: [/./],
    runtimeCaching: [{ urlPattern: isPart, handler: 'CacheFirst', options: { cacheName: PARTS } }],
  })
  const parts = JSON.stringify(filesOf(folder))
  appendFileSync(worker, `\n;(${removeStale})(${JSON.stringify(PARTS)}, ${parts})\n`)
}
