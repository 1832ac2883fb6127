import { useEffect, useState } from 'react'
import { useCall } from '@/api'
import { useLang } from '@/stores/preferences'

/** How long nothing was typed before the server is asked, in ms. */
const PAUSE = 250
const ALL = 100

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Articles that hold all words; all of them without any. Read again when the language changes. */
export const useHelp = (words: string) => {
  const q = usePaused(words.trim())
  const lang = useLang()
  const { data, problem, loading, reload } = useCall('search.getContent', { kind: 'help', q, pageSize: ALL })
  const [read, setRead] = useState(lang)
  useEffect(() => {
    if (lang === read) return
    setRead(lang)
    void reload()
  }, [lang, read, reload])
  return { q, items: data?.list, problem, loading: loading || q !== words.trim(), reload }
}
