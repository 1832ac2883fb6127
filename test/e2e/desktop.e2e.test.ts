import type { Page } from 'playwright-core'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, seen, still, tab, type Phone, type Stage } from './harness'

let stage: Stage
let phone: Phone
beforeAll(async () => {
  stage = await openStage(replayOf(tenDays().path, '1'))
  phone = await stage.phone()
  await phone.page.setViewportSize({ width: 1280, height: 800 })
  await phone.logIn(await stage.register())
  await tab(phone, 'Home').waitFor()
})
afterAll(() => stage.close())

/** What is fixed on screen, and sticks out of the column of the page. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = Array.from(document.querySelectorAll('.taro_page')).find((one) => one.checkVisibility())
    const column = shown?.querySelector('.page')?.getBoundingClientRect()
    if (!shown || !column) return ['no page']
    const isFixed = (one: Element): boolean => getComputedStyle(one).position === 'fixed'
    return Array.from(shown.querySelectorAll('*'))
      .filter((one) => one.checkVisibility() && isFixed(one) && !one.matches('.nut-overlay, .toast-layer'))
      .map((one) => ({ name: one.className, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.right > 0)
      .filter(({ box }) => box.left < column.left - 1 || box.right > column.right + 1)
      .map(({ name, box }) => `${name} from ${box.left} to ${box.right}`)
  })

const focused = (): Promise<string> =>
  phone.page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('data-testid') ?? at?.getAttribute('aria-label') ?? at?.tagName ?? ''
  })

test('on a wide window the app is a column as wide as a phone, and what is fixed stays in it', async () => {
  const { page } = phone
  for (const route of ['/pages/home/index', '/pages/cookie/index', '/pages/kline/kline?tradeId=1']) {
    await phone.open(route)
    await still(phone)
    await seen(page.locator('.page__content')).waitFor()
    const column = await seen(page.locator('.page')).boundingBox()
    expect(column?.width).toBeGreaterThan(375)
    expect(column?.width).toBeLessThan(500)
    expect(Math.round((column?.x ?? 0) * 2 + (column?.width ?? 0))).toBe(1280)
    expect(await outside(page)).toEqual([])
  }
})

test('the keyboard opens a sheet, stays in it, and is where it was when Escape has closed it', async () => {
  const { page, say } = phone
  await phone.open('/pages/me/setting')
  await still(phone)
  const opener = seen(page.getByTestId('setting-cache'))
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = seen(page.getByRole('dialog', { name: say('settings.clearQuestion') }))
  await sheet.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'dialog')
  expect(await outside(page)).toEqual([])
  const inside = sheet.locator('button:not(:disabled)')
  const count = await inside.count()
  expect(count).toBeGreaterThan(1)
  const visited = new Set<string>()
  for (let press = 0; press < count + 1; press++) {
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((own) => own.contains(document.activeElement))).toBe(true)
    visited.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(visited.size).toBe(count)
  await page.keyboard.press('Shift+Tab')
  expect(await sheet.evaluate((own) => own.contains(document.activeElement))).toBe(true)
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  )
  expect(ring).toBe('solid')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'setting-cache')
  // Only the sheet is closed, and the same again works with the space bar.
  expect(await focused()).toBe('setting-cache')
  await page.keyboard.press('Space')
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

test('the chart over the whole screen keeps the screen on, and lets go of it when it is left', async () => {
  const { page } = phone
  await page.evaluate(() => {
    const held = { now: 0 }
    Object.assign(window, { held })
    navigator.wakeLock.request = () => {
      held.now += 1
      const release = (): Promise<void> => {
        held.now -= 1
        return Promise.resolve()
      }
      return Promise.resolve({ released: false, release } as WakeLockSentinel)
    }
  })
  const holds = (count: number) =>
    page.waitForFunction(
      (wanted) => (window as unknown as { held: { now: number } }).held.now === wanted,
      count,
    )
  await phone.open('/pages/home/index')
  await still(phone)
  await holds(0)
  await phone.open('/pages/kline/full?tradeId=1')
  await holds(1)
  await page.goBack()
  await holds(0)
})

test('nothing in all of this was an error', () => {
  expect(phone.faults).toEqual([])
})
