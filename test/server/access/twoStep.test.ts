import { freezeUser } from '@server/services/freezeUser'
import { number, PASSWORD } from '../people/helper'
import { NEW_PASSWORD, openAccess, type Access, type Member } from './helper'

let access: Access
beforeAll(async () => {
  access = await openAccess()
})
afterAll(() => access.close())

const STEP = 30_000

/** The first step of a login. */
const firstStep = async (who: Member): Promise<string> => {
  const reply = await access.login(who)
  if (!('secondStep' in reply.obj)) throw new Error(`no second step: ${reply.msg}`)
  return reply.obj.secondStep.id
}
const second = (who: Member, stepId: string, code: string) =>
  access.call('ext.loginSecondStep', { stepId, code }, { browser: who.browser })
const wrong = (code: string): string => (code === '111111' ? '222222' : '111111')

describe('two-step sign-in', () => {
  it('is set up with the password and a first code; a login then takes two steps', async () => {
    const who = await access.member()
    const { token } = who
    expect((await access.call('ext.beginTwoStep', { password: 'lime9999' }, { token })).code).toBe(
      number('LOGIN_PASSWORD_WRONG'),
    )
    expect((await access.ok('ext.twoStep', {}, { token })).on).toBe(false)
    const { secret, recoveryCodes } = await access.protect(who)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await access.ok('ext.twoStep', {}, { token })).toMatchObject({ on: true, recoveryLeft: 10 })
    const reply = await access.login(who)
    expect(reply.obj).not.toHaveProperty('token')
    const begun = await second(who, await firstStep(who), access.totp(secret))
    expect(begun.code).toBe(0)
    const session = 'token' in begun.obj ? begun.obj.token : ''
    expect((await access.call('user.info', {}, { token: session })).code).toBe(0)
  })

  it('keeps secret and recovery codes unreadable in the database', async () => {
    const who = await access.member()
    const { secret, recoveryCodes } = await access.protect(who)
    const { db } = access.ctx
    const rows = JSON.stringify([
      await db.kysely.selectFrom('two_step').selectAll().execute(),
      await db.kysely.selectFrom('recovery_codes').selectAll().execute(),
      await db.kysely.selectFrom('second_steps').selectAll().execute(),
    ])
    for (const plain of [secret, ...recoveryCodes]) expect(rows).not.toContain(plain)
  })

  it('is not set up by a wrong code, nor a quarter of an hour later', async () => {
    const who = await access.member()
    const { token } = who
    expect((await access.call('ext.confirmTwoStep', { code: '123456' }, { token })).code).toBe(
      number('TWO_STEP_EXPIRED'),
    )
    const { secret } = await access.ok('ext.beginTwoStep', { password: PASSWORD }, { token })
    const refused = await access.call('ext.confirmTwoStep', { code: wrong(access.totp(secret)) }, { token })
    expect(refused.code).toBe(number('SECOND_STEP_WRONG'))
    access.ctx.clock.time += 15 * 60_000
    const late = await access.call('ext.confirmTwoStep', { code: access.totp(secret) }, { token })
    expect(late.code).toBe(number('TWO_STEP_EXPIRED'))
    expect((await access.login(who)).obj).toHaveProperty('token')
  })

  it('takes the code of one step earlier or later, not of two', async () => {
    const who = await access.member()
    const { secret } = await access.protect(who)
    access.ctx.clock.time += 10 * STEP
    expect((await second(who, await firstStep(who), access.totp(secret, -2))).code).toBe(
      number('SECOND_STEP_WRONG'),
    )
    expect((await second(who, await firstStep(who), access.totp(secret, -1))).code).toBe(0)
    expect((await second(who, await firstStep(who), access.totp(secret, 2))).code).toBe(
      number('SECOND_STEP_WRONG'),
    )
    expect((await second(who, await firstStep(who), access.totp(secret, 1))).code).toBe(0)
  })

  it('takes each code once: neither it nor one before it works again', async () => {
    const who = await access.member()
    const { secret } = await access.protect(who)
    access.ctx.clock.time += STEP
    const code = access.totp(secret)
    const earlier = access.totp(secret, -1)
    expect((await second(who, await firstStep(who), code)).code).toBe(0)
    expect((await second(who, await firstStep(who), code)).code).toBe(number('SECOND_STEP_WRONG'))
    expect((await second(who, await firstStep(who), earlier)).code).toBe(number('SECOND_STEP_WRONG'))
  })

  it('lets one of two in that come at once, with one step or with two', async () => {
    const who = await access.member()
    const { secret } = await access.protect(who)
    const stepId = await firstStep(who)
    const code = access.totp(secret)
    const same = await Promise.all([second(who, stepId, code), second(who, stepId, code)])
    expect(same.filter((reply) => reply.code === 0)).toHaveLength(1)
    access.ctx.clock.time += STEP
    const [one, two] = [await firstStep(who), await firstStep(who)]
    const next = access.totp(secret)
    const apart = await Promise.all([second(who, one, next), second(who, two, next)])
    expect(apart.filter((reply) => reply.code === 0)).toHaveLength(1)
  })

  it('gives a step 5 tries and 5 minutes, and makes guessing wait for the user as a whole', async () => {
    const who = await access.member()
    const { secret } = await access.protect(who)
    const stepId = await firstStep(who)
    for (let i = 0; i < 5; i += 1)
      expect((await second(who, stepId, wrong(access.totp(secret)))).code).toBe(number('SECOND_STEP_WRONG'))
    expect((await second(who, stepId, access.totp(secret))).code).toBe(number('SECOND_STEP_EXPIRED'))
    const next = await firstStep(who)
    expect((await second(who, next, access.totp(secret))).code).toBe(number('LOGIN_BACKOFF'))
    access.ctx.clock.time += 5_000
    expect((await second(who, next, access.totp(secret))).code).toBe(0)
    const late = await firstStep(who)
    access.ctx.clock.time += 5 * 60_000
    expect((await second(who, late, access.totp(secret))).code).toBe(number('SECOND_STEP_EXPIRED'))
    expect((await second(who, 'invented', access.totp(secret))).code).toBe(number('SECOND_STEP_EXPIRED'))
  })

  it('takes a recovery code once, however it is typed', async () => {
    const who = await access.member()
    const { recoveryCodes } = await access.protect(who)
    const [first = '', next = ''] = recoveryCodes
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `
    expect((await second(who, await firstStep(who), typed)).code).toBe(0)
    expect((await second(who, await firstStep(who), first)).code).toBe(number('SECOND_STEP_WRONG'))
    const stepId = await firstStep(who)
    const both = await Promise.all([second(who, stepId, next), second(who, await firstStep(who), next)])
    expect(both.filter((reply) => reply.code === 0)).toHaveLength(1)
    expect((await access.ok('ext.twoStep', {}, { token: who.token })).recoveryLeft).toBe(8)
  })

  it('of another user opens nothing', async () => {
    const [who, thief] = [await access.member(), await access.member()]
    await access.protect(who)
    const { secret, recoveryCodes } = await access.protect(thief)
    expect((await second(who, await firstStep(who), access.totp(secret))).code).toBe(
      number('SECOND_STEP_WRONG'),
    )
    expect((await second(who, await firstStep(who), recoveryCodes[0] ?? '')).code).toBe(
      number('SECOND_STEP_WRONG'),
    )
  })

  it('is renewed and turned off with password and code; old recovery codes are over', async () => {
    const who = await access.member()
    const { token } = who
    const { secret, recoveryCodes } = await access.protect(who)
    const ask = (id: 'ext.endTwoStep' | 'ext.recoveryCodes', code: string, password = PASSWORD) =>
      access.call(id, { password, code }, { token })
    expect((await ask('ext.endTwoStep', access.totp(secret), 'lime9999')).code).toBe(
      number('LOGIN_PASSWORD_WRONG'),
    )
    const renewed = await access.ok(
      'ext.recoveryCodes',
      { password: PASSWORD, code: access.totp(secret) },
      { token },
    )
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect((await ask('ext.endTwoStep', recoveryCodes[0] ?? '')).code).toBe(number('SECOND_STEP_WRONG'))
    expect((await ask('ext.endTwoStep', renewed.recoveryCodes[0] ?? '')).code).toBe(0)
    expect((await access.login(who)).obj).toHaveProperty('token')
    expect((await ask('ext.endTwoStep', access.totp(secret, 1))).code).toBe(number('TWO_STEP_OFF'))
    expect(await access.history(token)).toEqual(
      expect.arrayContaining(['twoStepOn', 'recoveryCodesMade', 'twoStepOff']),
    )
  })

  it('does not outlive the password that was given, nor the account being frozen', async () => {
    const who = await access.member()
    const { secret } = await access.protect(who)
    const before = await firstStep(who)
    await access.askReset(who)
    const [code = ''] = await access.inbox(who.browser)
    expect(await access.reset(who, code)).toBe(0)
    expect((await second(who, before, access.totp(secret))).code).toBe(number('SECOND_STEP_EXPIRED'))
    const reply = await access.login(who, { password: NEW_PASSWORD })
    const stepId = 'secondStep' in reply.obj ? reply.obj.secondStep.id : ''
    const userId = await access.userId(who)
    const order = {
      mandate: { actor: 'test', reason: 'test' },
      action: { action: 'user.freeze', details: {} },
    }
    await access.ctx.db.tx((t) => freezeUser(access.ctx, t, userId, order))
    expect((await second(who, stepId, access.totp(secret))).code).toBe(number('SECOND_STEP_EXPIRED'))
    expect((await access.login(who, { password: NEW_PASSWORD })).code).toBe(number('ACCOUNT_FROZEN'))
  })
})
