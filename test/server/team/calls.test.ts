import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'

jest.setTimeout(60_000)

/** The wall clock runs ahead by so much (ms). */
let shift = 0

let server: TestServer
let inviter: TestUser
let member: TestUser
beforeAll(async () => {
  server = await startTestServer({
    env: { REWARD_VEST_MINUTES: '0' },
    clock: { now: () => Date.now() + shift },
  })
  inviter = await server.register()
  const { inviteCode } = await server.ok('user.info', {}, { token: inviter.token })
  member = await server.register(inviteCode)
})
afterAll(() => server.stop())

test('who registers with a code is in the team at once, and the inviter is told', async () => {
  const figures = await server.ok('team.statistics', {}, { token: inviter.token })
  expect(figures).toMatchObject({ members: 1, direct: 1, newToday: 1, effectiveMembers: 0, recharge: '0' })
  expect(figures.contractBalance).toBe('0')
  const { list, total } = await server.ok('team.subUsers', { kind: 'direct' }, { token: inviter.token })
  expect(total).toBe(1)
  expect(list).toMatchObject([{ contact: 'u***@example.com', level: 'none', teamSize: 0, depth: 1 }])
  expect(JSON.stringify(list)).not.toContain(member.userId)
  const told = await server.ctx.db.query<{ params: unknown }>(
    'test.told',
    "select params from notifications where user_id = $1 and kind = 'team'",
    [inviter.userId],
  )
  expect(told).toEqual([{ params: { what: 'joined', member: 'u***@example.com' } }])
})

test('a swap fee gives the inviter a reward with its cause, which is paid to the wallet', async () => {
  const { token } = member
  const { quoteId } = await server.ok(
    'currency.exchangeData',
    { from: 1, to: 5, amount: '1000', screen: 'swap' },
    { token },
  )
  await server.ok('currency.exchange', { quoteId }, { token })
  await server.team.run()
  const asked = await server.ok('team.rewardList', { kind: 'direct' }, { token: inviter.token })
  expect(asked).toMatchObject({ total: 1, vesting: [{ currencyId: 1, amount: '0.1' }], paid: [] })
  expect(asked.list).toMatchObject([
    {
      ...{ kind: 'direct', fundType: 17, state: 'vesting', currencyId: 1, amount: '0.1', paidAt: null },
      cause: { fee: 'swap', member: 'u***@example.com', share: '0.1', pool: null },
    },
  ])
  shift = 60_000
  await server.team.run()
  const paid = await server.ok('team.rewardList', {}, { token: inviter.token })
  expect(paid).toMatchObject({ vesting: [], paid: [{ currencyId: 1, amount: '0.1' }] })
  expect(paid.list[0]?.state).toBe('paid')
  const funds = await server.ok('assets.histories', { type: 17 }, { token: inviter.token })
  expect(funds.list).toMatchObject([{ amount: '0.1', currencyId: 1 }])
  const told = await server.ctx.db.query<{ params: unknown }>(
    'test.paid',
    "select params from notifications where user_id = $1 and kind = 'reward'",
    [inviter.userId],
  )
  expect(told).toEqual([{ params: { what: 'direct', amount: '0.1', currency: 'USDT' } }])
})

test('only the own team and the own rewards; visitors see rates and nothing else', async () => {
  const own = await server.ok('team.statistics', {}, { token: member.token })
  expect(own).toMatchObject({ members: 0, direct: 0 })
  expect((await server.ok('team.subUsers', { kind: 'direct' }, { token: member.token })).list).toEqual([])
  expect((await server.ok('team.rewardList', {}, { token: member.token })).list).toEqual([])
  for (const id of ['team.statistics', 'team.rewardList'] as const) {
    expect(await server.call(id, {})).toMatchObject({ code: -1 })
  }
  const rates = await server.ok('ext.teamRates', {})
  expect(rates).toMatchObject({
    direct: '0.1',
    team: '0.2',
    global: '0.05',
    cap: '0.5',
    depth: 20,
    vestMinutes: 0,
  })
  expect(rates.levels.map(({ code, teamShare }) => [code, teamShare])).toEqual([
    ['none', '0'],
    ['regular', '0'],
    ['silver', '0.05'],
    ['gold', '0.1'],
    ['platinum', '0.15'],
    ['diamond', '0.2'],
  ])
})

test.each([
  { kind: 'global', state: 'vesting' },
  { kind: 'direct', state: 'paid', pageNum: 1_000_000, pageSize: 100 },
] as const)('filters and far pages answer: %j', async (filter) => {
  const { list, vesting, paid } = await server.ok('team.rewardList', filter, { token: member.token })
  expect({ list, vesting, paid }).toEqual({ list: [], vesting: [], paid: [] })
})

test('what is no kind is refused', async () => {
  const reply = await server.call('team.subUsers', { kind: 'third' as 'direct' }, { token: member.token })
  expect(reply).toMatchObject({ code: 1001, obj: { params: { field: 'kind' } } })
})
