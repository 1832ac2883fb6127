import type { Lang } from '@core/domain'
import { wordsOf } from '../../e2e/texts'
import type { Running } from '../host/running'
import { allOf, attributeOf, classesOf, idOf, readOf, roleOf, type Placed } from '../host/tree'
import type { Happening } from '../host/types'
import { fits, type Screen, type Wanted } from './screen'

/** How long anything may take to appear, in ms. */
const PATIENCE = 30_000
/** How often is looked when nothing tells of a change: canvases change without. */
const LOOK = 250

const labelOf = ({ node }: Placed): string => attributeOf(node, 'aria-label')

const nameOf = (placed: Placed): string => labelOf(placed) || readOf(placed)

const isOf = (placed: Placed, role: string): boolean =>
  (roleOf(placed) || (placed.node.tag === 'button' ? 'button' : '')) === role

const isWanted =
  ({ role, name, text, css }: Wanted) =>
  (placed: Placed): boolean =>
    (role === undefined || isOf(placed, role)) &&
    (css === undefined || classesOf(placed).includes(css)) &&
    fits(nameOf(placed), name) &&
    fits(readOf(placed), text)

/** Of elements within each other, a text is the innermost one's. */
const find = (root: Placed, { within, ...wanted }: Wanted): Placed | undefined => {
  const outer = within === undefined ? root : find(root, { css: within })
  const found = outer ? allOf(outer).filter(isWanted(wanted)) : []
  return found.find((placed) => !found.some((other) => other !== placed && allOf(placed).includes(other)))
}

const isOff = (placed: Placed): boolean => classesOf(placed).includes('tap--off')

/** What the client tells of a press on one of its own buttons, by the button's `openType`. */
const OWN: Readonly<Record<string, string>> = { agreePrivacyAuthorization: 'agreeprivacyauthorization' }

const happening = (type: string, detail: object, bubbles: boolean): Happening => ({
  type,
  detail,
  bubbles,
  touches: bubbles ? [{ x: 10, y: 10 }] : [],
})

/** Turns of timers in which the app has drawn what an event led to: no finger is quicker. */
const DRAWN = 12

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))

const drawnThen = async (): Promise<void> => {
  for (let i = 0; i < DRAWN; i++) await turn()
}

const wordOf = (wanted: Wanted): string =>
  Object.entries(wanted)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ')

/** Drives the built package in the host by what is on its screen. */
export const miniScreen = (run: Running, lang: Lang): Screen => {
  const until = async <T>(what: string, look: () => T | undefined | false): Promise<T> => {
    const end = Date.now() + PATIENCE
    for (;;) {
      const found = look()
      if (found !== undefined && found !== false) return found
      if (Date.now() > end) {
        const { path } = run.page().instance
        throw new Error(
          `${what} did not come on ${path}: ${readOf(run.page().root())} ${run.faults.join('; ')}`,
        )
      }
      await run.change(LOOK)
    }
  }
  const look = (wanted: Wanted) => find(run.page().root(), wanted)
  const wait = (wanted: Wanted, fine: (placed: Placed) => boolean = () => true): Promise<Placed> =>
    until(wordOf(wanted), () => {
      const placed = look(wanted)
      return placed && fine(placed) ? placed : undefined
    })
  const happen = (placed: Placed, type: string, detail: object, bubbles: boolean): boolean =>
    run.page().happen(placed, happening(type, detail, bubbles))
  const tapOn = async (placed: Placed, wanted: Wanted): Promise<void> => {
    happen(placed, 'touchstart', {}, true)
    happen(placed, 'touchend', {}, true)
    const tapped = happen(placed, 'tap', { x: 10, y: 10 }, true)
    const own = OWN[attributeOf(placed.node, 'openType')]
    const told = own !== undefined && happen(placed, own, { errMsg: `${own}:ok` }, false)
    if (!tapped && !told) throw new Error(`nobody hears the tap on ${wordOf(wanted)}`)
    await drawnThen()
  }
  return {
    say: wordsOf(lang),
    lang,
    see: async (wanted) => readOf(await wait(wanted)),
    tap: async (wanted) => tapOn(await wait(wanted, (found) => !isOff(found)), wanted),
    tapIfThere: async (wanted) => {
      const placed = look(wanted)
      if (!placed || isOff(placed)) return false
      await tapOn(placed, wanted)
      return true
    },
    first: (...wanted) =>
      until(wanted.map(wordOf).join(' or '), () => {
        const found = wanted.findIndex((one) => look(one))
        return found < 0 ? undefined : found
      }),
    fill: async (label, text) => {
      const field = await until(`field ${label}`, () =>
        run
          .page()
          .all()
          .find((placed) => /^(input|textarea)$/.test(placed.node.tag) && labelOf(placed) === label),
      )
      happen(field, 'focus', { value: '', height: 0 }, false)
      const heard = happen(field, 'input', { value: text, cursor: text.length, keyCode: 0 }, false)
      happen(field, 'blur', { value: text }, false)
      if (!heard) throw new Error(`nobody hears the input of ${label}`)
      await drawnThen()
    },
    gone: async (wanted) => void (await until(`no more ${wordOf(wanted)}`, () => !look(wanted))),
    drawn: async (css) => {
      await until(`a drawing on ${css}`, () => {
        const placed = look({ css })
        const canvas = placed && allOf(placed).find(({ node }) => node.tag === 'canvas')
        const key = `${run.page().instance.path}${canvas ? idOf(canvas) : ''}`
        return (run.canvases().get(key)?.operations ?? 0) > 0
      })
    },
    open: (route) => {
      run.navigate(route)
      return Promise.resolve()
    },
    refuseAlbum: () => {
      run.device.album = 'refusedOnce'
    },
    shared: run.shared,
    timeline: run.timeline,
    faults: () => Promise.resolve(run.allFaults()),
    stored: (key) => {
      const json = run.storage.get(key)
      return Promise.resolve(json === undefined ? null : (JSON.parse(json) as unknown))
    },
    close: () => Promise.resolve(run.close()),
  }
}
