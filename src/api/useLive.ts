import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { subscribe } from './live'

type Topic = Parameters<typeof subscribe>[0]

/** Follows topics while the page is shown. Pass null for none. */
export const useLive = (topic: Topic | null): void => {
  const [shown, setShown] = useState(true)
  const key = topic ? JSON.stringify(topic) : null
  const current = useRef(topic)
  current.current = topic
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    const wanted = current.current
    return shown && key !== null && wanted ? subscribe(wanted) : undefined
  }, [shown, key])
}
