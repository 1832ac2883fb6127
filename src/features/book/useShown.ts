import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether the page is on screen: beneath another page it draws nothing. */
export const useShown = (): boolean => {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return shown
}
