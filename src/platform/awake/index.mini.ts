import Taro from '@tarojs/taro'
import { useEffect } from 'react'

/** How many parts of the app want the screen on. */
let wishes = 0

/** A client that cannot keeps to the device's own time. */
const tell = (keepScreenOn: boolean): void => {
  try {
    Taro.setKeepScreenOn({ keepScreenOn }).catch(() => undefined)
  } catch {
    // Nothing is lost but light.
  }
}

const change = (by: number): void => {
  const before = wishes
  wishes += by
  if (before === 0 || wishes === 0) tell(wishes > 0)
}

/** Keeps the screen on while `on`, and never longer than the component lives. */
export const useAwake = (on: boolean): void => {
  useEffect(() => {
    if (!on) return undefined
    change(1)
    return () => change(-1)
  }, [on])
}
