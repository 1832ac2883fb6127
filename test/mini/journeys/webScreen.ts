import type { Locator, Page } from 'playwright-core'
import type { Lang } from '@core/domain'
import { seen, still } from '../../e2e/harness'
import { wordsOf } from '../../e2e/texts'
import { plain, type Screen, type Wanted } from './screen'

/** How long a tap on what may be going away is tried, in ms. */
const BRIEFLY = 2_000

const whole = (text: string): RegExp =>
  new RegExp(`^\\s*${plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`)

const withText = (text: string | RegExp): RegExp => (typeof text === 'string' ? whole(text) : text)

/** What a browser finds under one's wishes: names are those that it tells a screen reader. */
const locate = (page: Page, { role, name, text, css, within }: Wanted): Locator => {
  const root = within === undefined ? page.locator('body') : seen(page.locator(`.${within}`))
  const named = role && root.getByRole(role, name === undefined ? {} : { name, exact: true })
  const classed = css === undefined ? undefined : root.locator(`.${css}`)
  const found = named && classed ? named.and(classed) : (named ?? classed)
  if (found) return seen(text === undefined ? found : found.filter({ hasText: withText(text) })).first()
  return seen(root.getByText(text ?? '', { exact: true })).first()
}

/** Whether a canvas in sight, of this class or within what is of it, shows anything. A copy is read: reading slows a canvas down. */
const isDrawn = (css: string): boolean =>
  Array.from(document.querySelectorAll<HTMLCanvasElement>(`canvas.${css}, .${css} canvas`)).some((canvas) => {
    const { width, height } = canvas
    if (!canvas.checkVisibility() || width === 0 || height === 0) return false
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy?.drawImage(canvas, 0, 0)
    return copy?.getImageData(0, 0, width, height).data.some((value) => value !== 0) ?? false
  })

const storedIn = (key: string): unknown => {
  const text = localStorage.getItem(key)
  return text === null ? null : (JSON.parse(text) as { data: unknown }).data
}

/** Drives the app in a browser by what is on its screen, with real taps. */
export const webScreen = (page: Page, lang: Lang, faults: readonly string[]): Screen => {
  const find = (wanted: Wanted): Locator => locate(page, wanted)
  const firstOf = async (wanted: readonly Wanted[]): Promise<number> => {
    const [first, ...others] = wanted.map(find)
    if (!first) throw new Error('nothing is wanted')
    for (;;) {
      await others
        .reduce((any, one) => any.or(one), first)
        .first()
        .waitFor()
      const there = await Promise.all(wanted.map((one) => find(one).isVisible()))
      if (there.includes(true)) return there.indexOf(true)
    }
  }
  return {
    say: wordsOf(lang),
    lang,
    see: async (wanted) => (await find(wanted).textContent()) ?? '',
    tap: async (wanted) => {
      await still({ page })
      await find(wanted).tap()
    },
    tapIfThere: async (wanted) => {
      const found = find(wanted)
      if (!(await found.isVisible())) return false
      return found.tap({ timeout: BRIEFLY }).then(
        () => true,
        () => false,
      )
    },
    first: (...wanted) => firstOf(wanted),
    fill: async (label, text) => {
      await still({ page })
      await seen(page.getByLabel(label, { exact: true })).fill(text)
    },
    gone: (wanted) => find(wanted).waitFor({ state: 'hidden' }),
    drawn: async (css) => void (await page.waitForFunction(isDrawn, css)),
    open: async (route) => {
      await page.evaluate((hash) => (location.hash = hash), route)
      await still({ page })
    },
    refuseAlbum: null,
    shared: null,
    timeline: null,
    faults: () => Promise.resolve(faults),
    stored: (key) => page.evaluate(storedIn, key),
    close: () => page.context().close(),
  }
}
