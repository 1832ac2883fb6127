import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alipay } from './host/alipay'
import { openHost } from './host/host'
import type { Running } from './host/running'
import { readOf } from './host/tree'
import { weapp } from './host/weapp'

/** Home begins with its first screen, and what React draws then is the same. Nobody answers here. */

const SIGNED_IN = { token: 'a token', userInfo: { uid: '7', nickname: 'Somebody' } }
const ORIGIN = 'http://127.0.0.1:8080'

interface Seen {
  readonly tree: string
  readonly words: string
}

const seen = (run: Running): Seen => ({
  tree: JSON.stringify((run.page().instance.data().root as { readonly cn: unknown }).cn),
  words: readOf(run.page().root()),
})

const drawnTimes = async (run: Running, times: number): Promise<Seen> => {
  while (run.page().instance.sizes.length < times) await run.change(1_000)
  return seen(run)
}

const open = (client: typeof weapp, stored: object, folder = `dist/${client.target}`): Running => {
  const storage = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]))
  return openHost({ client, folder, origins: [ORIGIN], storage })
}

/** Launches a package until React has drawn Home once. */
const launch = async (...package_: Parameters<typeof open>) => {
  const run = open(...package_)
  // The package has handed over what it holds; React has not run yet.
  const handed = run.page().instance.sizes.length
  const first = seen(run)
  const drawn = await drawnTimes(run, handed + 1)
  run.close()
  return { handed, first, drawn, faults: run.allFaults() }
}

describe.each([weapp, alipay])('the first screen of $target', (client) => {
  // As src/i18n says them.
  it.each([
    [{}, 'Create an account'],
    [{ lang: 'en_US' }, 'Create an account'],
    [{ lang: 'zh_CN' }, '注册账号'],
    [{ lang: 'ja_JP' }, '新規登録'],
    [SIGNED_IN, 'Total valuation'],
    [{ lang: 'zh_CN', ...SIGNED_IN }, '总资产估值'],
    [{ lang: 'ja_JP', ...SIGNED_IN }, '総資産評価額'],
  ])('is what React draws then, with %j on the phone', async (stored, word) => {
    const { handed, first, drawn, faults } = await launch(client, stored)
    expect(handed).toBe(1)
    expect(first.words).toContain(word)
    expect(first.words).toBe(drawn.words)
    expect(first.tree).toBe(drawn.tree)
    expect(faults).toEqual([])
  })

  it.each([{}, SIGNED_IN])('says no figure, with %j on the phone', async (stored) => {
    expect((await launch(client, stored)).first.words).not.toMatch(/\d/)
  })

  it.each([
    ['balances are hidden', { ...SIGNED_IN, prefs: { hideBalances: true } }],
    ['the first trade is to come', { ...SIGNED_IN, prefs: { newcomer: true } }],
    ['values are shown in a currency', { ...SIGNED_IN, prefs: { fiat: 'EUR' } }],
    ['less motion is wanted', { prefs: { lessMotion: true } }],
    ['other colours are chosen', { prefs: { palette: 'redUp' } }],
  ])('is left to React where %s', async (_, stored) => {
    const { handed, first, drawn } = await launch(client, stored)
    expect(handed).toBe(0)
    expect(first.tree).toBe('[]')
    expect(drawn.tree).not.toBe('[]')
  })

  it('is handed over at the launch alone: a Home made again waits for React', async () => {
    const run = open(client, {})
    await drawnTimes(run, 2)
    const before = run.page().instance
    run.stack.go('reLaunch', '/pages/home/index')
    expect(run.page().instance).not.toBe(before)
    expect(run.page().instance.sizes).toEqual([])
    run.close()
  })

  it('would be found to differ, were it another', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'limelight-first-'))
    cpSync(`dist/${client.target}`, folder, { recursive: true })
    const file = join(folder, 'firstScreen/visitor_en_US.js')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Create an account', 'Make an account'))
    const { first, drawn } = await launch(client, {}, folder)
    rmSync(folder, { recursive: true, force: true })
    expect(first.words).toContain('Make an account')
    expect(first.words).not.toBe(drawn.words)
  })
})
