import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { LANGUAGES, type Lang } from '@core/domain'
import { leave, openStage, seen, type Phone, type Stage } from './harness'

let stage: Stage
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-texts-'))
  stage = await openStage({})
})
afterAll(async () => {
  await stage.close()
  rmSync(folder, { recursive: true, force: true })
})

const LANGS = LANGUAGES.map(({ code }) => code)
const WHY = ['--why', 'test'] as const

/** Writes a file for each language. @returns their folder */
const write = (textOf: (lang: Lang) => string): string => {
  for (const lang of LANGS) writeFileSync(join(folder, `${lang}.md`), textOf(lang))
  return folder
}

const text = ({ page }: Phone, words: string): Locator => seen(page.getByText(words, { exact: true }))
const button = ({ page }: Phone, name: string): Locator =>
  seen(page.getByRole('button', { name, exact: true }))

/** Words that one article alone holds, and its title. */
const SEARCH: Readonly<Record<Lang, readonly [string, string]>> = {
  en_US: ['RECOVERY codes', 'Keep your account safe'],
  zh_CN: ['恢复码', '保护好您的账户'],
  ja_JP: ['リカバリーコード', 'アカウントを守る'],
}

test.each(LANGS)('the help centre in %s: found, not found, all again, and an article', async (lang) => {
  const phone = await stage.phone(lang)
  const { page, say } = phone
  const [words, title] = SEARCH[lang]
  await phone.open('/pages/me/help')
  await text(phone, say('help.trading')).waitFor()
  const field = seen(page.getByLabel(say('help.search'), { exact: true })).and(page.locator('input'))
  await field.fill('qqqq')
  await text(phone, say('help.noneTitle', { q: 'qqqq' })).waitFor()
  await field.fill(words)
  await text(phone, say('help.foundOne')).waitFor()
  await button(phone, say('help.clear')).tap()
  await text(phone, say('help.trading')).waitFor()
  await text(phone, title).tap()
  await seen(page.locator('.article .h1').getByText(title, { exact: true })).waitFor()
  expect(phone.faults).toEqual([])
})

test('a notice that the operator publishes is there, new until it was opened; a link in it leads on', async () => {
  const phone = await stage.phone('ja_JP')
  const { page, say } = phone
  const head = ['id: maintenance', 'kind: notice', 'order: 0', 'version: 2026-11-28']
  const notice = (lang: Lang) => [
    '---',
    ...head,
    `title: T-${lang}`,
    'summary: s',
    '---',
    '',
    '[help](/pages/me/help)',
  ]
  await stage.ops(
    'content-publish',
    write((lang) => notice(lang).join('\n')),
    ...WHY,
  )
  await phone.open('/pages/home/noticeList')
  const card = seen(page.locator('.notice-card').filter({ hasText: 'T-ja_JP' }))
  await card.getByText(say('home.noticeNew'), { exact: true }).waitFor()
  await leave(phone, () => card.tap())
  await seen(page.locator('.article .h1')).getByText('T-ja_JP', { exact: true }).waitFor()
  await leave(phone, () => button(phone, say('common.back')).tap())
  await seen(page.locator('.notice-card--read').filter({ hasText: 'T-ja_JP' })).waitFor()
  await card.tap()
  await seen(page.getByRole('link', { name: 'help', exact: true })).tap()
  await text(phone, say('help.trading')).waitFor()
  await stage.ops('content-remove', 'maintenance', ...WHY)
  expect(phone.faults).toEqual([])
})

test('customer service: a message goes out, the reply comes by itself, and is kept', async () => {
  const account = await stage.register()
  const { uid } = await stage.ok('user.info', {}, { token: account.token })
  const phone = await stage.phone('zh_CN')
  const { page, say } = phone
  await phone.open('/pages/me/support')
  await text(phone, say('support.guest')).waitFor()
  await phone.logIn(account)
  await text(phone, say('support.emptyTitle')).waitFor()
  expect(await seen(page.getByTestId('send')).isDisabled()).toBe(true)
  await seen(page.getByLabel(say('support.write'), { exact: true })).fill('第一行\n第二行')
  await seen(page.getByTestId('send')).tap()
  await seen(page.locator('.thread__message--user')).waitFor()
  expect(await stage.ops('support')).toContain(`${uid}  1 since`)
  await stage.ops('support-reply', uid, '收到了。', ...WHY)
  await text(phone, '收到了。').waitFor()
  await text(phone, say('support.new')).waitFor()
  await page.reload()
  await text(phone, '收到了。').waitFor()
  expect(await seen(page.locator('.thread__message')).count()).toBe(2)
  expect(await text(phone, say('support.new')).count()).toBe(0)
  await seen(page.getByRole('tab', { name: say('support.guide'), exact: true })).tap()
  await seen(page.locator('.article .h1')).waitFor()
  expect(phone.faults).toEqual([])
})

test('a partner’s enquiry: what is missing is said, what was sent is with the operator', async () => {
  const phone = await stage.phone()
  const { page, say } = phone
  await phone.open('/pages/me/business')
  const send = seen(page.getByTestId('enquiry'))
  await send.tap()
  await text(phone, say.problem('ENQUIRY_MESSAGE_REQUIRED')).waitFor()
  const fill = (label: string, value: string) =>
    seen(page.getByLabel(label, { exact: true }))
      .and(page.locator('input, textarea'))
      .fill(value)
  await fill(say('content.name'), 'Ann Lee')
  await fill(say('content.companyName'), 'Lime & Co')
  await fill(say('content.contact'), 'ann@example.com')
  await fill(say('content.message'), 'We run a shop.')
  await send.tap()
  await text(phone, say('content.sentTitle')).waitFor()
  expect(await stage.ops('enquiries')).toContain('Ann Lee, Lime & Co, ann@example.com')
  expect(phone.faults).toEqual([])
})

test('a video plays, says its words in the user’s language, and goes where a line is tapped', async () => {
  const phone = await stage.phone('ja_JP')
  const { page } = phone
  await phone.open('/pages/me/video')
  const video = seen(page.locator('video'))
  await video.waitFor()
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1)
  const known = await video.evaluate((node: HTMLVideoElement) => ({
    seconds: Math.round(node.duration),
    tracks: node.textTracks.length,
    lang: node.textTracks[0]?.language,
  }))
  expect(known).toEqual({ seconds: 27, tracks: 1, lang: 'ja' })
  await seen(page.locator('.video-text__cue')).nth(3).tap()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 13)
  await seen(page.locator('.videos__row')).nth(1).tap()
  await page.waitForFunction(() => Math.round(document.querySelector('video')?.duration ?? 0) === 25)
  expect(phone.faults).toEqual([])
})

describe('a new version', () => {
  const release = (how: 'optional' | 'forced') =>
    stage.ops(
      'version-release',
      '99.0.0',
      how,
      write((lang) => `- News ${lang}`),
      ...WHY,
    )
  afterEach(() => stage.ops('version-withdraw', '99.0.0', ...WHY))

  test('that is optional is offered once, with what is new', async () => {
    await release('optional')
    const phone = await stage.phone()
    const { page, say } = phone
    const sheet = page.getByRole('dialog', { name: say('common.updateTitle'), exact: true })
    await sheet.getByText('News en_US', { exact: true }).waitFor()
    await sheet.getByRole('button', { name: say('common.updateLater'), exact: true }).tap()
    await sheet.waitFor({ state: 'detached' })
    const asked = page.waitForResponse((reply) => reply.url().includes('/search/appVersion'))
    await page.reload()
    await (await asked).finished()
    await phone.open('/pages/me/our')
    await seen(page.locator('.article .h1')).waitFor()
    expect(await sheet.count()).toBe(0)
    expect(phone.faults).toEqual([])
  })

  test('that is forced leaves nothing else to do; updating loads the app anew', async () => {
    await release('forced')
    const phone = await stage.phone()
    const { page, say } = phone
    const notice = seen(page.getByRole('alertdialog', { name: say('common.updateForced'), exact: true }))
    await notice.getByText('News en_US', { exact: true }).waitFor()
    const covered = await page.evaluate(() => document.elementFromPoint(40, 40)?.closest('.update') !== null)
    expect(covered).toBe(true)
    await phone.open('/pages/me/our')
    await notice.waitFor()
    await stage.ops('version-release', '99.0.0', 'optional', folder, ...WHY)
    const loaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: say('common.updateNow'), exact: true }).tap()
    await loaded
    await page.getByRole('dialog', { name: say('common.updateTitle'), exact: true }).waitFor()
    expect(await notice.count()).toBe(0)
  })
})

test('Japanese lines end between phrases, also where a word longer than its line is broken', async () => {
  const phone = await stage.phone('ja_JP')
  const { page } = phone
  const broken = (selector: string) =>
    seen(page.locator(selector))
      .first()
      .evaluate((element) => getComputedStyle(element).wordBreak)
  await seen(page.locator('.slide__text')).waitFor()
  expect(await broken('.slide__text')).toBe('auto-phrase')
  await phone.open('/pages/agreement/index')
  await seen(page.locator('.markdown')).first().waitFor()
  expect(await broken('.markdown')).toBe('auto-phrase')
})
