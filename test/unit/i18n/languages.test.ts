import type { Lang } from '@core/domain'
import type * as I18n from '@/i18n'
import type { Texts } from '@/platform/texts'
import { texts as japanese } from '@/i18n/ja_JP'

/** A browser: no other language is there until it was fetched; each fetch is answered by the test. */
const source = {
  present: () => null,
  fetch: (_lang: Lang) => new Promise<Texts>((resolve, reject) => (answer = { resolve, reject })),
}
let answer: { resolve: (texts: Texts) => void; reject: (error: Error) => void }
jest.mock('@/platform/texts', () => ({ textSource: source }))
const stored = new Map<string, unknown>()
jest.mock('@/platform/storage', () => ({
  readStored: (key: string) => stored.get(key),
  writeStored: (key: string, value: unknown) => stored.set(key, value),
}))

/** The app as it starts on a device that remembers this language. */
const start = (lang: Lang) => {
  stored.clear()
  stored.set('lang', lang)
  let started: typeof I18n | undefined
  jest.isolateModules(() => {
    started = jest.requireActual<typeof I18n>('@/i18n')
  })
  if (!started) throw new Error('the module was not loaded')
  return started
}

test('English needs nothing', () => {
  const i18n = start('en_US')
  expect(i18n.storedLanguage()).toBeNull()
  expect(i18n.translate('common.login')).toBe('Log in')
})

test('another language is spoken, and stored, when it came and not before', async () => {
  const i18n = start('en_US')
  const chosen = i18n.chooseLanguage('ja_JP')
  expect([i18n.translate('common.login'), stored.get('lang')]).toEqual(['Log in', 'en_US'])
  answer.resolve(japanese)
  await chosen
  expect([i18n.translate('common.login'), stored.get('lang')]).toEqual(['ログイン', 'ja_JP'])
  expect(i18n.translateProblem({ code: 'AMOUNT_REQUIRED' })).toBe('数量を入力してください。')
})

test('one that cannot be fetched changes nothing, and can be asked for again', async () => {
  const i18n = start('en_US')
  const failed = i18n.chooseLanguage('ja_JP')
  answer.reject(new Error('offline'))
  await expect(failed).rejects.toThrow('offline')
  expect([i18n.translate('common.login'), stored.get('lang')]).toEqual(['Log in', 'en_US'])
  const again = i18n.chooseLanguage('ja_JP')
  answer.resolve(japanese)
  await again
  expect(i18n.translate('common.login')).toBe('ログイン')
})

test('the stored language is there once the start has waited for it', async () => {
  const i18n = start('ja_JP')
  const ready = i18n.storedLanguage()
  answer.resolve(japanese)
  await ready
  expect(i18n.translate('common.login')).toBe('ログイン')
})

test('when the stored language cannot be fetched the start goes on, all in English', async () => {
  const i18n = start('ja_JP')
  const ready = i18n.storedLanguage()
  answer.reject(new Error('offline'))
  await ready
  expect(i18n.translate('common.login')).toBe('Log in')
  expect(i18n.translateProblem({ code: 'AMOUNT_REQUIRED' })).toBe('Enter an amount.')
  expect(stored.get('lang')).toBe('ja_JP')
})
