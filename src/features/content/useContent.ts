import { useCallback, useEffect, useRef } from 'react'
import { call, useCall, usePages } from '@/api'
import { useLang } from '@/stores/preferences'

const PAGE_SIZE = 20

/** Content of one kind, read on as the user scrolls, and again when the language changes. */
export const useContentList = (kind: string) => {
  const read = useCallback(
    (pageNum: number) => call('search.getContent', { kind, pageNum, pageSize: PAGE_SIZE }),
    [kind],
  )
  const pages = usePages(read)
  useReloadOnLanguage(pages.reload)
  return pages
}

/** One item, read again when the language changes: the server answers in the language of the header. */
export const useContentItem = (id: string) => {
  const item = useCall('search.getContentInfo', { id })
  useReloadOnLanguage(item.reload)
  return item
}

/** The slides of the home screen. */
export const useSlides = () => {
  const slides = useCall('search.indexSlides', {})
  useReloadOnLanguage(slides.reload)
  return slides
}

/** Reads again when the language is another one than at the first reading. */
const useReloadOnLanguage = (reload: () => Promise<void>): void => {
  const lang = useLang()
  const read = useRef(lang)
  useEffect(() => {
    if (lang === read.current) return
    read.current = lang
    void reload()
  }, [lang, reload])
}
