import type { Page } from 'playwright-core'
import type { Lang } from '@core/domain'
import { openStage, seen, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

/** Loads the page anew, while the app's scripts are still on their way. @returns lets them come */
const loadSlowly = async ({ page }: Phone): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/js/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#app').waitFor({ state: 'attached' })
  return release
}

const PARTS = [
  '.header__wordmark',
  '.header__button',
  '.welcome__title',
  '.welcome .text-2',
  '.welcome .button',
  '.shortcuts__box',
  '.shortcuts__text',
  '.tab-bar__tab',
  '.icon',
].join()

/** Text and place of each part of Home's upper part and tab bar, to a tenth of a pixel. */
const placesIn = (page: Page, root: string): Promise<string[]> =>
  page
    .locator(root)
    .locator(PARTS)
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.closest('.header, .welcome, .shortcuts, .tab-bar'))
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          return [
            part.getAttribute('class')?.trim(),
            part.textContent,
            ...[x, y, width, height].map((n) => n.toFixed(1)),
          ].join(' ')
        })
        .filter((place) => !place.endsWith('0.0 0.0')),
    )

test.each<Lang>(['en_US', 'zh_CN', 'ja_JP'])(
  '%s: the page draws the upper part of Home before the app is there, and the app draws the same in its place',
  async (lang) => {
    const phone = await stage.phone(lang)
    const { page, say } = phone
    const release = await loadSlowly(phone)
    await seen(page.locator('#first').getByText(say('home.welcomeText'), { exact: true })).waitFor()
    const drawn = await placesIn(page, '#first')
    // Two in the header, title, text and two buttons, five tiles with their texts, four tabs, two and five and four icons.
    expect(drawn).toHaveLength(3 + 2 + 2 + 5 + 5 + 4 + 11)
    release()
    await page.locator('#first').waitFor({ state: 'detached' })
    expect(await placesIn(page, '.taro_page')).toEqual(drawn)
    expect(phone.faults).toEqual([])
    await page.context().close()
  },
)

test('what is tapped before the app is there opens when it is, with Home behind it', async () => {
  const phone = await stage.phone()
  const { page, say } = phone
  const release = await loadSlowly(phone)
  await page.locator('#first').getByText(say('home.create'), { exact: true }).tap()
  await page.locator('#first').waitFor({ state: 'detached' })
  release()
  await seen(page.getByTestId('send-code')).waitFor()
  await page.goBack()
  await seen(page.getByText(say('home.welcome'), { exact: true })).waitFor()
  expect(phone.faults).toEqual([])
})

test('a user, and who opens another screen, never see what is meant for a visitor on Home', async () => {
  const phone = await stage.phone()
  const { page } = phone
  await phone.open('/pages/mark/index')
  const release = await loadSlowly(phone)
  expect(await page.locator('#first').count()).toBe(0)
  release()
  await phone.logIn(await stage.register())
  await phone.open('/pages/home/index')
  const releaseHome = await loadSlowly(phone)
  expect(await page.locator('#first').count()).toBe(0)
  releaseHome()
})
