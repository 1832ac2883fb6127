/**
 * Taro's router shows each page when its code has come, so that a page asked for first and fetched slowly ends up over the
 * one asked for last. Its lock holds for one path; with one lock for all, only the last page asked for is shown.
 */
const LOCK = 'pageLock[routerPath]'

module.exports = function lastRoute(source) {
  if (!source.includes(LOCK))
    throw new Error('The router has changed: does it still show pages out of order?')
  return source.replaceAll(LOCK, 'pageLock.last')
}
