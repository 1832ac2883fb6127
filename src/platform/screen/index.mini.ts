import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { BarRoom, ScreenSize } from './types'

const read = (): ScreenSize => {
  const { windowWidth, windowHeight } = Taro.getSystemInfoSync()
  return { width: windowWidth, height: windowHeight }
}

/** What is kept free beside the client's button, px. */
const BESIDE_MENU = 8

/** The status bar lies above the app's own bar, and the client's menu button at its right end. */
export const barRoom = (): BarRoom => {
  const { windowWidth, statusBarHeight: top = 0 } = Taro.getSystemInfoSync()
  const menu = menuButton()
  if (!menu) return { top, right: 0, below: top }
  return { top, right: windowWidth - menu.left + BESIDE_MENU, below: menu.bottom + BESIDE_MENU }
}

/** Older clients do not tell where their button is. */
const menuButton = (): Taro.getMenuButtonBoundingClientRect.Rect | null => {
  try {
    const menu = Taro.getMenuButtonBoundingClientRect()
    return menu.width > 0 ? menu : null
  } catch {
    return null
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
