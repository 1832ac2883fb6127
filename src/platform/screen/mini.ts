import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { BarRoom, ScreenSize } from './types'

const read = (): ScreenSize => {
  const { windowWidth, windowHeight } = Taro.getSystemInfoSync()
  return { width: windowWidth, height: windowHeight }
}

/** The status bar lies above the app's own bar, and the client's menu button at its right end. */
export const barRoom = (): BarRoom => {
  try {
    const { windowWidth, statusBarHeight = 0 } = Taro.getSystemInfoSync()
    const { left, width } = Taro.getMenuButtonBoundingClientRect()
    return { top: statusBarHeight, right: width > 0 ? windowWidth - left : 0 }
  } catch {
    return { top: 0, right: 0 }
  }
}

/** Follows the window's size (tablets and folding phones change it). */
export const useScreenSize = (): ScreenSize => {
  const [size, setSize] = useState(read)
  useEffect(() => {
    if (!Taro.canIUse('onWindowResize')) return undefined
    const changed = (): void => setSize(read())
    Taro.onWindowResize(changed)
    return () => Taro.offWindowResize(changed)
  }, [])
  return size
}

/** A mini-program has the whole screen but its client's own buttons: there is nothing to ask for. */
export const enterFullScreen = async (): Promise<void> => undefined
export const leaveFullScreen = (): void => undefined
export const onFullScreenLeft =
  (_handler: () => void): (() => void) =>
  () =>
    undefined
