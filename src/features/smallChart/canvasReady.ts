import Taro from '@tarojs/taro'

const TRIES = 40
const PAUSE_MS = 50

const isThere = (selector: string): Promise<boolean> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    query.select(selector).node()
    query.exec((results: [{ node?: object | null } | null]) => resolve(Boolean(results[0]?.node)))
  })

/** Waits until a canvas can be drawn on; its node may come some time after its component. @returns false when it does not */
export const canvasReady = async (selector: string): Promise<boolean> => {
  for (let turn = 0; turn < TRIES; turn++) {
    if (await isThere(selector)) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
