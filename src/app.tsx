import { useDidHide, useDidShow, useLaunch } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { live, startShell } from '@/features/shell/start'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  useLaunch(startShell)
  useDidShow(live.show)
  useDidHide(live.hide)
  return children
}
