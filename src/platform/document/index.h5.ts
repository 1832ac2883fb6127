const LANG_TAGS: Readonly<Record<string, string>> = { en_US: 'en', zh_CN: 'zh-CN', ja_JP: 'ja' }

/** Fonts, screen readers and hyphenation follow the page's language. */
export const setDocumentLang = (lang: string): void => {
  document.documentElement.lang = LANG_TAGS[lang] ?? 'en'
}

let shown: Promise<void> = Promise.resolve()

/** Shows nothing but the ground until something is ready, so that nothing jumps into its place before the user's eyes. */
export const hideUntil = (ready: Promise<void>): void => {
  const { style } = document.body
  style.visibility = 'hidden'
  shown = ready.finally(() => {
    style.visibility = ''
  })
}

/** The part of Home that the page itself carries, while the app is on its way. */
const FIRST = 'first'

/** Whether that is what the user sees. */
export const hasFirstScreen = (): boolean => document.getElementById(FIRST) !== null

/** The app draws its own screen below: once that can be seen the page's is taken away after the next frame. */
export const leaveFirstScreen = (): void => {
  const leave = (): void => document.getElementById(FIRST)?.remove()
  void shown.then(() => requestAnimationFrame(() => requestAnimationFrame(leave)))
}

/** The router's own fades and what lies outside of pages follow the wish for less motion too. */
export const setDocumentMotion = (less: boolean): void => {
  document.documentElement.classList.toggle('less-motion', less)
}

export const setDocumentTitle = (title: string): void => {
  document.title = title
}

/** Address of the screen within the app: its route and query. */
export const currentAddress = (): string => window.location.hash.replace(/^#/, '') || '/'

/** Hears of steps back and forth, and of addresses that are typed in. */
export const onAddressChange = (handler: () => void): void => window.addEventListener('hashchange', handler)

/** Where the page lies, for a line that has no host of its own: its host, and the path above it where it has one. */
export const ownHost = (): string => window.location.origin + window.location.pathname.replace(/\/[^/]*$/, '')
