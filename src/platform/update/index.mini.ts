import Taro from '@tarojs/taro'

/** The client's own manager of updates, where it has one. */
const manager = (): Taro.UpdateManager | null => {
  try {
    return Taro.getUpdateManager()
  } catch {
    return null
  }
}

/** Whether the client has loaded a newer version since this one was started. */
const state = { ready: false }

/** Tells when the client has loaded a newer version that only waits to be used. */
export const onUpdateReady = (handler: () => void): void =>
  manager()?.onUpdateReady(() => {
    state.ready = true
    handler()
  })

/**
 * Starts the version that the client has loaded.
 * @returns false when it has none yet: it comes the next time that the app is closed and opened
 */
export const installUpdate = (): Promise<boolean> => {
  if (state.ready) manager()?.applyUpdate()
  return Promise.resolve(state.ready)
}
