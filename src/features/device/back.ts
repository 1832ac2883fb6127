import Taro from '@tarojs/taro'
import { replace } from '@/features/shell/navigate'
import { HOME, pathOf } from '@/features/shell/tabs'
import { isSheetOpen } from '@/platform/back'
import { goBackInHistory, leaveApp, onBackButton } from '@/platform/shell/native'

const isHome = (): boolean => {
  const pages = Taro.getCurrentPages()
  return pages.length === 1 && pathOf(pages[0]?.route ?? '') === HOME
}

/** Android's button closes what is open, else goes a page back, and from Home leaves the app. */
export const watchBack = (): void =>
  onBackButton((canGoBack) => {
    if (isSheetOpen()) goBackInHistory()
    else if (isHome()) leaveApp()
    else if (canGoBack) goBackInHistory()
    else replace(HOME)
  })
