/** What is known of the page itself: the app's routes, and when it shows something. */

interface AppWindow {
  readonly __taroAppConfig?: { readonly pages?: readonly string[] }
}

/** Every route of this build, as the app's configuration has it: `/pages/home/index`. */
export const appRoutes = (): readonly string[] =>
  ((window as AppWindow).__taroAppConfig?.pages ?? []).map((page) => `/${page.replace(/^\//, '')}`)

/** Longest wait for the first screen (ms): a screen that takes longer says so itself, and must be seen to do so. */
const FIRST_SCREEN_MS = 8_000

const hasContent = (): boolean =>
  document.querySelector('.page__content') !== null && document.querySelector('.skeleton') === null

/** Resolves once the first screen shows what it is there for, and no placeholder. */
export const firstContent = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const look = (): void => {
      if (hasContent()) done()
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(done, FIRST_SCREEN_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })

export const goBackInHistory = (): void => window.history.back()
