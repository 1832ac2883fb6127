import { readContent } from '@server/content/files'
import { seedContent } from '@server/services/contentStore'
import { seedOptions } from '@server/options/seed'
import { openApp, type TestApp } from '../../helpers/app'
import { NOON } from '../../helpers/context'
import { putTick } from '../../helpers/ticks'
import { fund, TICKET } from '../options/desk'

jest.setTimeout(60_000)

let app: TestApp
let token: string
beforeEach(async () => {
  app = await openApp()
  app.ctx.market.prices = { 1: '1', 5: '20000' }
  await seedOptions(app.ctx)
  await putTick(app.ctx.db, NOON, '20000')
  const user = await app.user()
  token = user.token
  await fund(app.ctx, user.userId, '1000')
  // The texts come after the user, who has read only the statement that there was before.
  await seedContent(app.ctx)
})
afterEach(() => app.close())

const order = () => app.call('options.order', TICKET, { token })
const code = async (reply: Promise<{ code: number }>): Promise<number> => (await reply).code

describe('the risk statement', () => {
  test('is asked of somebody who has read only an older one, and no longer once it is accepted', async () => {
    expect(await code(order())).toBe(1640)
    const statement = await app.ok('ext.riskStatement', {}, { token })
    expect(statement).toMatchObject({ version: '2026-11-28', acceptedAt: null, title: 'Risk statement' })
    expect(statement.body).toContain('you lose the whole stake')
    app.ctx.clock.time = NOON + 5_000
    const accepted = await app.ok(
      'ext.riskStatement',
      { version: statement.version },
      { token, method: 'POST' },
    )
    expect(accepted.acceptedAt).toBe(NOON + 5_000)
    expect(await code(order())).toBe(0)
  })

  test('the first acceptance counts; another version is refused and accepts nothing', async () => {
    const accept = (version: string) => app.call('ext.riskStatement', { version }, { token, method: 'POST' })
    expect((await accept('2026-11-27')).code).toBe(1641)
    expect((await accept('')).code).toBe(1641)
    expect(await code(order())).toBe(1640)
    await accept('2026-11-28')
    app.ctx.clock.time = NOON + 9_000
    expect((await accept('2026-11-28')).obj).toMatchObject({ acceptedAt: NOON })
  })

  test('a new version asks again', async () => {
    await app.ok('ext.riskStatement', { version: '2026-11-28' }, { token, method: 'POST' })
    expect(await code(order())).toBe(0)
    const newer = readContent()
      .filter(({ id }) => id === 'risk')
      .map((item) => ({ ...item, version: '2026-12-01' }))
    await seedContent(app.ctx, newer)
    expect(await code(order())).toBe(1640)
    expect((await app.ok('ext.limits', {}, { token })).riskRead).toBe(false)
    await app.ok('ext.riskStatement', { version: '2026-12-01' }, { token, method: 'POST' })
    expect(await code(order())).toBe(0)
  })

  test.each([
    ['zh_CN', '风险说明'],
    ['ja_JP', 'リスク説明'],
  ] as const)('comes in %s', async (lang, title) => {
    expect((await app.ok('ext.riskStatement', {}, { token, lang })).title).toBe(title)
  })

  test('is not for visitors to accept', async () => {
    expect((await app.call('ext.riskStatement', { version: '2026-11-28' }, { method: 'POST' })).code).toBe(-1)
  })
})

describe('limits by call', () => {
  test('are read and set; a refusal says what is left and in which language it was asked', async () => {
    await app.ok('ext.riskStatement', { version: '2026-11-28' }, { token, method: 'POST' })
    expect(await app.ok('ext.limits', {}, { token })).toEqual({
      dailyLoss: { value: null, next: null },
      maxStake: { value: null, next: null },
      coolOffUntil: null,
      today: { lost: '0', atRisk: '0', left: null, endsAt: NOON + 43_200_000 },
      riskRead: true,
    })
    const set = await app.ok('ext.limits', { dailyLoss: '99.5' }, { token, method: 'POST' })
    expect(set.dailyLoss).toEqual({ value: '99.5', next: null })
    expect(set.today.left).toBe('99.5')
    const refused = await app.call('options.order', TICKET, { token, lang: 'zh_CN' })
    expect(refused).toMatchObject({ code: 1644, obj: { params: { limit: '99.5', left: '99.5' } } })
    expect(refused.msg).toContain('每日亏损上限')
  })

  test('belong to their user: somebody else trades on', async () => {
    await app.ok('ext.limits', { coolOffHours: 24 }, { token, method: 'POST' })
    const other = await app.user()
    await app.ok('ext.riskStatement', { version: '2026-11-28' }, { token: other.token, method: 'POST' })
    await fund(app.ctx, other.userId, '1000')
    expect((await app.call('options.order', TICKET, { token: other.token })).code).toBe(0)
    expect((await app.ok('ext.limits', {}, { token: other.token })).coolOffUntil).toBeNull()
  })

  test.each([
    [{ coolOffHours: 2 }],
    [{ coolOffHours: -24 }],
    [{ cancel: 'coolOff' }],
    [{ dailyLoss: 'x'.repeat(41) }],
  ])('%j is an input error', async (body) => {
    const reply = await app.call('ext.limits', body as never, { token, method: 'POST' })
    expect(reply.code).toBe(1001)
  })

  test('a visitor has none', async () => expect((await app.call('ext.limits', {})).code).toBe(-1))
})
