import { bindText } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { solveCaptcha } from '../../helpers/captcha'
import { number, openProfile, PASSWORD, type Owner, type ProfileApp } from './helper'

let app: ProfileApp
let owner: Owner
beforeAll(async () => {
  app = await openProfile()
})
beforeEach(async () => {
  owner = await app.owner()
})
afterAll(() => app.close())

type Contact = Pick<RequestOf<'verification.code'>, 'kind' | 'account' | 'region'>

const DAY = 86_400_000
let numbers = 0
const newEmail = (): Contact => ({ kind: 'email', account: `second-${(numbers += 1)}@example.com` })
const newPhone = (): Contact => ({ kind: 'phone', account: `20155501${10 + (numbers += 1)}`, region: 'US' })

const codeTo = async (contact: Contact, who = owner): Promise<string> => {
  app.ctx.clock.time += 60_000
  const captcha = await solveCaptcha(app)
  const request = { ...contact, purpose: 'bindContact' as const, captcha }
  await app.ok('verification.code', request, { token: who.token, browser: who.browser })
  return (await app.ok('ext.demoInbox', {}, { browser: who.browser }))[0]?.code ?? ''
}

const ownCode = (contact: Contact, who = owner) => app.codeFor(who, 'bind', bindText(contact.kind, contact))

const send = (request: RequestOf<'user.bind'>, who = owner) =>
  app.call('user.bind', request, { token: who.token })

const bind = async (contact: Contact, who = owner, change: Partial<RequestOf<'user.bind'>> = {}) => {
  const newCode = await codeTo(contact, who)
  const code = await ownCode(contact, who)
  return send({ ...contact, newCode, code, ...change }, who)
}

describe('a contact', () => {
  it('is added, and logs in from then on', async () => {
    const phone = newPhone()
    const { code, obj } = await bind(phone)
    expect(code).toBe(0)
    expect([obj.email?.slice(1, 5), obj.phone?.slice(0, 4)]).toEqual(['***@', '201*'])
    const login = await app.call('user.login', { ...phone, password: PASSWORD, agreement: true })
    expect(login.code).toBe(0)
  })

  it('takes the place of the one before, which logs in no more', async () => {
    const before = await app.ctx.db.kysely
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    const email = newEmail()
    expect((await bind(email)).code).toBe(0)
    const login = (account: string) =>
      app.call('user.login', { kind: 'email', account, password: PASSWORD, agreement: true })
    expect((await login(email.account)).code).toBe(0)
    expect((await login(before.email ?? '')).code).toBe(number('LOGIN_FAILED'))
  })

  it('can be proved by the phone instead of the email', async () => {
    await bind(newPhone())
    const email = newEmail()
    const newCode = await codeTo(email)
    app.ctx.clock.time += 60_000
    const request = { purpose: 'bind' as const, kind: 'phone' as const, bind: bindText('email', email) }
    await app.ok('verification.sendToMe', request, { token: owner.token, browser: owner.browser })
    const code = (await app.ok('ext.demoInbox', {}, { browser: owner.browser }))[0]?.code ?? ''
    expect((await send({ ...email, newCode, code, codeKind: 'email' })).code).toBe(number('CODE_INVALID'))
    expect((await send({ ...email, newCode, code, codeKind: 'phone' })).code).toBe(0)
  })

  it('needs a code to itself and one to a contact there was before, each for this very contact', async () => {
    const email = newEmail()
    expect((await bind(email, owner, { newCode: '000000' })).code).toBe(number('CODE_INVALID'))
    expect((await bind(email, owner, { newCode: '' })).code).toBe(number('CODE_REQUIRED'))
    expect((await bind(email, owner, { code: '' })).code).toBe(number('CODE_REQUIRED'))
    const forAnother = await ownCode(newEmail())
    expect((await bind(email, owner, { code: forAnother })).code).toBe(number('CODE_INVALID'))
    expect((await app.ok('user.bind', {}, { token: owner.token })).email).toMatch(/^n\*\*\*@/)
  })

  it('says which of the two codes was wrong', async () => {
    const reply = await bind(newEmail(), owner, { newCode: '000000' })
    expect(reply.obj).toMatchObject({ params: { field: 'newCode' } })
  })

  it('a code that somebody else asked for is of no use', async () => {
    const [email, thief] = [newEmail(), await app.owner()]
    const newCode = await codeTo(email, thief)
    const code = await ownCode(email)
    expect((await send({ ...email, newCode, code })).code).toBe(number('CODE_INVALID'))
  })

  it('of another account is refused to who proved to own it, and that account keeps it', async () => {
    const email = newEmail()
    expect((await bind(email, await app.owner())).code).toBe(0)
    expect((await bind(email)).code).toBe(number('CONTACT_TAKEN'))
  })

  it('that is the own one is not bound again', async () => {
    const email = newEmail()
    await bind(email)
    expect((await send({ ...email, newCode: '000000', code: '000000' })).code).toBe(
      number('CONTACT_UNCHANGED'),
    )
  })

  it('is no visitor’s business', async () => {
    const captcha = await solveCaptcha(app)
    const request = { ...newEmail(), purpose: 'bindContact' as const, captcha }
    expect((await app.call('verification.code', request)).code).toBe(number('LOGIN_REQUIRED'))
    expect((await app.call('user.bind', {})).code).toBe(number('LOGIN_REQUIRED'))
  })

  it('and its codes are refused in an address', async () => {
    const url = `${app.address}/api/user/bind?kind=email&account=a@b.co&newCode=123456`
    const reply = (await (await fetch(url, { headers: { token: owner.token } })).json()) as { code: number }
    expect(reply.code).toBe(number('SECRET_IN_QUERY'))
  })
})

describe('an inviter', () => {
  const codeOf = async (who: Owner) => (await app.ok('user.info', {}, { token: who.token })).inviteCode
  const name = async (inviter: Owner, who = owner) =>
    send({ kind: 'inviter', inviteCode: await codeOf(inviter) }, who)

  it('is named once, within 7 days', async () => {
    const [inviter, other] = [await app.owner(), await app.owner()]
    const { inviterUntil } = await app.ok('user.bind', {}, { token: owner.token })
    const user = await app.ok('user.info', {}, { token: owner.token })
    expect(inviterUntil).toBe(user.registeredAt + 7 * DAY)
    const { nickname } = await app.ok('user.info', {}, { token: inviter.token })
    expect((await name(inviter)).obj).toMatchObject({ inviter: nickname, inviterUntil: null })
    expect((await name(other)).code).toBe(number('INVITER_BOUND'))
  })

  it('can be named in the last millisecond of the 7 days, and no later', async () => {
    const inviter = await app.owner()
    const { registeredAt } = await app.ok('user.info', {}, { token: owner.token })
    const late = await app.owner()
    const user = await app.ok('user.info', {}, { token: late.token })
    const inviterCode = await codeOf(inviter)
    app.ctx.clock.time = registeredAt + 7 * DAY - 1
    expect((await name(inviter)).code).toBe(0)
    app.ctx.clock.time = user.registeredAt + 7 * DAY
    // The session is over by then; the app of this test knows another way in.
    const again = { ...late, token: `token-of-${late.userId}` }
    expect((await send({ kind: 'inviter', inviteCode: inviterCode }, again)).code).toBe(
      number('INVITER_TOO_LATE'),
    )
    expect((await app.ok('user.bind', {}, { token: again.token })).inviterUntil).toBeNull()
  })

  it('is not oneself, nobody of the own team, and nobody unknown', async () => {
    const [below, further] = [await app.owner(), await app.owner()]
    await name(owner, below)
    await name(below, further)
    expect((await name(owner)).code).toBe(number('INVITER_IS_SELF'))
    expect((await name(further)).code).toBe(number('INVITER_IN_TEAM'))
    expect((await send({ kind: 'inviter', inviteCode: 'XXXXXX' })).code).toBe(number('INVITE_CODE_UNKNOWN'))
    expect((await send({ kind: 'inviter', inviteCode: ' ' })).code).toBe(number('INVITE_CODE_REQUIRED'))
  })

  it('two who name each other at once: one does', async () => {
    const other = await app.owner()
    const codes = (await Promise.all([name(other), name(owner, other)])).map(({ code }) => code)
    expect(codes.sort((a, b) => a - b)).toEqual([0, number('INVITER_IN_TEAM')])
  })
})
