import { useCallback, useEffect, useRef } from 'react'
import { call, useCall, useKnown, usePages } from '@/api'
import { keepKnown } from '@/stores/keepKnown'
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

/** The notices, newest first; while they cannot be read, as they last were. */
export const useNotices = () => {
  const pages = useContentList('notice')
  const { items, problem } = pages
  useEffect(() => {
    if (items) keepKnown('notices', items.slice(0, PAGE_SIZE))
  }, [items])
  const { value, asOf } = useKnown('notices', items, problem !== undefined)
  return { ...pages, items: value, problem: asOf === null ? problem : undefined, asOf }
}

/** The slides of the home screen; while they cannot be read, as they last were. */
export const useSlides = () => {
  const { data, problem, reload } = useCall('search.indexSlides', {})
  useReloadOnLanguage(reload)
  useEffect(() => {
    if (data) keepKnown('slides', data)
  }, [data])
  return useKnown('slides', data, problem !== undefined).value
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
