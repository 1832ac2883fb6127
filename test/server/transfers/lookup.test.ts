import { LOOKUP_WINDOW, LOOKUPS } from '@core/domain'
import { forgetRecipients, lookUp } from '@server/services/transfers/recipients'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { newUser } from './helper'

let ctx: TestContext
beforeAll(async () => {
  ctx = await openContext()
})
afterAll(() => ctx.close())
beforeEach(() => {
  ctx.clock.time = NOON
})

const byUid = (userId: string, account: string) => lookUp(ctx, userId, { method: 'uid', account })

test('finds a user by e-mail, phone and UID, and shows no more than nickname and masked contact', async () => {
  const anna = await newUser(ctx)
  const ben = await newUser(ctx, { email: 'ben.look@example.com' })
  const chie = await newUser(ctx, { phone: '9012345678', region: 'JP' })
  const found = await lookUp(ctx, anna.userId, { method: 'email', account: ' Ben.Look@Example.com ' })
  expect(found).toMatchObject({
    nickname: `User ${ben.uid}`,
    contact: 'b***@example.com',
    expiresAt: NOON + 600_000,
    lookupsLeft: 9,
  })
  expect(Object.keys(found).sort()).toEqual([
    'contact',
    'expiresAt',
    'lookupsLeft',
    'nickname',
    'recipientId',
  ])
  const phone = { method: 'phone', account: '090-1234-5678', region: 'JP' } as const
  expect(await lookUp(ctx, anna.userId, phone)).toMatchObject({
    nickname: `User ${chie.uid}`,
    contact: '901*****78',
  })
  expect(await byUid(anna.userId, ben.uid)).toMatchObject({ contact: `UID ${ben.uid}` })
})

test('whoever is not there under exactly that is unknown, whether or not they are there in another form', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx, { email: 'only.mail@example.com' })]
  const unknown = { code: 'RECIPIENT_NOT_FOUND', params: undefined }
  for (const typed of [
    { method: 'uid', account: '99999999' },
    { method: 'email', account: 'nobody@example.com' },
    { method: 'email', account: `${ben.uid}@example.com` },
    { method: 'phone', account: '2025550123', region: 'US' },
  ] as const) {
    await expect(lookUp(ctx, anna.userId, typed)).rejects.toMatchObject(unknown)
  }
})

test('the own account is refused under each of its names, and a frozen one cannot be paid', async () => {
  const anna = await newUser(ctx, { email: 'anna.own@example.com' })
  const own = { code: 'RECIPIENT_IS_SELF' }
  const byMail = lookUp(ctx, anna.userId, { method: 'email', account: 'anna.own@example.com' })
  await expect(byMail).rejects.toMatchObject(own)
  await expect(byUid(anna.userId, anna.uid)).rejects.toMatchObject(own)
  const frozen = await newUser(ctx, { frozen: true })
  await expect(byUid(anna.userId, frozen.uid)).rejects.toMatchObject({ code: 'RECIPIENT_UNAVAILABLE' })
})

test('what can be nobody is said at once and does not count', async () => {
  const anna = await newUser(ctx)
  for (const [account, code] of [
    ['', 'RECIPIENT_REQUIRED'],
    ['1234567', 'UID_INVALID'],
    ['123456789', 'UID_INVALID'],
  ] as const) {
    await expect(byUid(anna.userId, account)).rejects.toMatchObject({ code })
  }
  const { uid } = await newUser(ctx)
  expect(await byUid(anna.userId, uid)).toMatchObject({ lookupsLeft: 9 })
})

test('ten look-ups an hour are answered, found or not; the eleventh says when the next one is', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const unknown = { code: 'RECIPIENT_NOT_FOUND' }
  for (let i = 0; i < LOOKUPS - 1; i++) {
    ctx.clock.time = NOON + i * 1000
    await expect(byUid(anna.userId, '99999998')).rejects.toMatchObject(unknown)
  }
  expect(await byUid(anna.userId, ben.uid)).toMatchObject({ lookupsLeft: 0 })
  const limit = (seconds: string) => ({ code: 'LOOKUP_LIMIT', params: { seconds } })
  ctx.clock.time = NOON + 10_000
  await expect(byUid(anna.userId, ben.uid)).rejects.toMatchObject({
    code: 'LOOKUP_LIMIT',
    params: { seconds: '3590', wait: '59:50' },
  })
  ctx.clock.time = NOON + LOOKUP_WINDOW - 1
  await expect(byUid(anna.userId, ben.uid)).rejects.toMatchObject(limit('1'))
  expect(await byUid(ben.userId, anna.uid)).toMatchObject({ lookupsLeft: 9 })
  ctx.clock.time = NOON + LOOKUP_WINDOW
  expect(await byUid(anna.userId, ben.uid)).toMatchObject({ lookupsLeft: 0 })
  await expect(byUid(anna.userId, ben.uid)).rejects.toMatchObject(limit('1'))
})

test('of thirty look-ups at once ten are answered', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => byUid(anna.userId, ben.uid)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(LOOKUPS)
})

test('what no longer counts is forgotten', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  await byUid(anna.userId, ben.uid)
  const left = async () => {
    await forgetRecipients(ctx)
    const [row] = await ctx.db.query<{ seen: number }>(
      'test.lookups',
      `select (select count(*) from recipients where user_id = $1)::int
              + (select count(*) from recipient_lookups where user_id = $1)::int as seen`,
      [anna.userId],
    )
    return row?.seen
  }
  expect(await left()).toBe(2)
  ctx.clock.time = NOON + LOOKUP_WINDOW + 1
  expect(await left()).toBe(0)
})
