import { createCaller } from '../../helpers/client'
import { operatorOn, type TestOperator } from '../../helpers/operator'
import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'

let server: TestServer
let operator: TestOperator
beforeAll(async () => {
  server = await startTestServer({ env: { IDENTITY_REQUIRED: '1' } })
  operator = operatorOn(server.ctx)
})
afterAll(() => server.stop())

const uidOf = async ({ token }: TestUser): Promise<string> =>
  (await createCaller(server.address).ok('user.info', {}, { token })).uid

test('a frozen user is logged out and stays out until unfrozen', async () => {
  const user = await server.register()
  const uid = await uidOf(user)
  await operator.run('freeze', uid)
  const login = { kind: 'email' as const, account: user.email, password: user.password, agreement: true }
  expect((await server.call('user.info', {}, { token: user.token })).code).toBe(-2)
  expect(await server.call('user.login', login)).toMatchObject({ obj: { error: 'ACCOUNT_FROZEN' } })
  await expect(operator.run('freeze', uid)).rejects.toThrow('frozen already')
  await operator.run('unfreeze', uid)
  expect((await server.call('user.login', login)).code).toBe(0)
})

test('an identity is approved or rejected once, with its line in the book', async () => {
  const user = await server.register()
  const uid = await uidOf(user)
  const state = async () => (await server.ok('user.info', {}, { token: user.token })).realnameState
  await operator.run('identity-approve', uid)
  expect(await state()).toBe('approved')
  await expect(operator.run('identity-approve', uid)).rejects.toThrow('approved already')
  await operator.run('identity-reject', uid, 'mismatch')
  expect(await state()).toBe('rejected')
  const own = (await operator.actions()).filter(({ user_id }) => user_id === user.userId)
  expect(own.map(({ action, details }) => [action, details])).toEqual([
    ['identity.approved', { uid, before: 'none' }],
    ['identity.rejected', { uid, before: 'approved', reason: 'mismatch', words: '' }],
  ])
})

test('a user is shown with balances that are not zero, contacts masked', async () => {
  const user = await server.register()
  const lines = await operator.run('user', await uidOf(user))
  expect(lines[0]).not.toContain(user.email)
  expect(lines).toContain('  account 1  USDT  available 10000  frozen 0')
  expect(lines).toContain('  account 1  BTC  available 0.1  frozen 0')
  expect(lines.filter((line) => line.startsWith('  account'))).toHaveLength(5)
})

test('a UID that nobody has is said in one line', async () => {
  await expect(operator.run('user', '1')).rejects.toThrow('no user has the UID "1"')
})
