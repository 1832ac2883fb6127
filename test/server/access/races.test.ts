import { lockUser } from '@server/services/lockUser'
import { waiting } from '../../helpers/waiting'
import { PASSWORD } from '../people/helper'
import { openAccess, type Access } from './helper'

let access: Access
beforeAll(async () => {
  access = await openAccess()
})
afterAll(() => access.close())

test('two-step sign-in that is turned on while a login is under way is asked for by it', async () => {
  const who = await access.member()
  await access.ok('ext.beginTwoStep', { password: PASSWORD }, { token: who.token })
  const userId = await access.userId(who)
  let login: ReturnType<Access['login']> | undefined
  await access.ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    login = access.login(who)
    await waiting(access.ctx.db)
    await t.query('test.on', 'update two_step set turned_on = true where user_id = $1', [userId])
  })
  expect((await login)?.obj).toHaveProperty('secondStep')
})

test('a recovery code, and a code of the app, lets one of two logins in that come at once', async () => {
  const who = await access.member()
  const { secret, recoveryCodes } = await access.protect(who)
  const step = async (): Promise<string> => {
    const { obj } = await access.login(who)
    return 'secondStep' in obj ? obj.secondStep.id : ''
  }
  for (const code of [recoveryCodes[0] ?? '', access.totp(secret)]) {
    const steps = [await step(), await step()]
    const replies = await Promise.all(
      steps.map((stepId) => access.call('ext.loginSecondStep', { stepId, code }, { browser: who.browser })),
    )
    expect(replies.filter(({ obj }) => 'token' in obj)).toHaveLength(1)
  }
})
