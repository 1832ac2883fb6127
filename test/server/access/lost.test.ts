import { operatorOn, type TestOperator } from '../../helpers/operator'
import { openAccess, type Access } from './helper'

/** Who lost the authenticator app and the recovery codes is not shut out for ever. */

let access: Access
let operator: TestOperator
beforeAll(async () => {
  access = await openAccess()
  operator = operatorOn(access.ctx)
})
afterAll(() => access.close())

test('an operator turns two-step sign-in off: the password is enough, the history and the book tell it', async () => {
  const who = await access.member()
  const { uid } = await access.ok('user.info', {}, { token: who.token })
  await expect(operator.run('two-step-off', uid)).rejects.toThrow('is not on')
  await access.protect(who)
  const begun = await access.login(who)
  expect(begun.obj).toHaveProperty('secondStep')
  await operator.run('two-step-off', uid)
  expect((await access.login(who)).obj).toHaveProperty('token')
  expect(await access.ok('ext.twoStep', {}, { token: who.token })).toEqual({
    on: false,
    since: null,
    recoveryLeft: 0,
  })
  for (const table of ['recovery_codes', 'second_steps'])
    expect(await access.ctx.db.query(`test.${table}`, `select 1 from ${table}`)).toEqual([])
  expect(await access.history(who.token)).toEqual(['signIn', 'twoStepOff', 'twoStepOn', 'signIn'])
  expect(await operator.actions()).toMatchObject([{ action: 'user.twoStepOff', details: { uid } }])
  await expect(operator.run('two-step-off', uid)).rejects.toThrow('is not on')
})
