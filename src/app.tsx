import { useDidHide, useDidShow, useLaunch } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { askAhead } from '@/features/market/ahead'
import { startWithDrawing } from '@/features/shell/firstDrawing'
import { afterFirstScreen } from '@/features/shell/firstScreen'
import { live, startShell } from '@/features/shell/start'
import { checkUpdate, followUpdates } from '@/features/update/checkUpdate'
import { keepInvite } from '@/stores/invite'
// Before the router: it has to hear of the way back from a sheet first.
import '@/platform/back'
import './app.scss'

startWithDrawing()

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path }) => askAhead(path))
  useLaunch(startShell)
  useLaunch(followUpdates)
  // Alipay tells of a scanned link, WeChat of a scene, when the app starts: whichever screen that is.
  useLaunch(({ query }) => keepInvite({ ...query, code: undefined }))
  useDidShow(() => afterFirstScreen(live.show))
  useDidShow(() => afterFirstScreen(checkUpdate))
  useDidHide(() => afterFirstScreen(live.hide))
  return children
}
