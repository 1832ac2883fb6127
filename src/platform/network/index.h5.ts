/** False only when the device knows that it has no network. */
export const isOnline = async (): Promise<boolean> => navigator.onLine

/** @returns the way to stop watching */
export const onNetworkChange = (handler: (online: boolean) => void): (() => void) => {
  const online = (): void => handler(true)
  const offline = (): void => handler(false)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
}
