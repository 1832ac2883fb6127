import { CURRENCIES, FUND, OPTIONS, USDT, WALLET } from '@core/domain'
import { checkProof, checkRoot, isChain, leavesFor, type LiabilitiesRoot } from '@core/domain/liabilities'
import { buildTree, type Batch } from '@server/liabilities/build'
import { KEPT_TREES } from '@server/liabilities/nodes'
import { publish, takeTurn } from '@server/liabilities/publish'
import { latestRoot } from '@server/liabilities/roots'
import { isDue, publishWhenDue } from '@server/liabilities/schedule'
import { houseAccount, userAccount } from '@server/ledger'
import { openApp, type TestApp } from '../../helpers/app'
import { payment, unbalancedCurrencies } from '../../helpers/ledger'
import { treeOf } from '../../unit/liabilities/independent'

let app: TestApp
beforeEach(async () => {
  app = await openApp()
})
afterEach(async () => {
  expect(await unbalancedCurrencies(app.ctx.db)).toEqual([])
  await app.close()
})

const publishNow = (): Promise<LiabilitiesRoot> =>
  app.ctx.db.tx(async (t) => {
    expect(await takeTurn(t)).toBe(true)
    return publish(t, app.ctx.clock)
  })

const proofOf = (token: string, sequence?: number) =>
  app.ok('ext.liabilitiesProof', sequence === undefined ? {} : { sequence }, { token })

/** Sums of all users' accounts, by another way than the publisher's. */
const ledgerTotals = async (): Promise<string[]> => {
  const rows = await app.ctx.db.query<{ currency_id: number; amount: string }>(
    'test.userTotals',
    `select a.currency_id, sum(e.amount) as amount from entries e join accounts a on a.id = e.account_id
     where a.user_id is not null group by 1`,
  )
  return CURRENCIES.map(({ id, scale }) => {
    const [whole = '0', fraction = ''] = (rows.find((row) => row.currency_id === id)?.amount ?? '0').split(
      '.',
    )
    return `${whole}.${fraction.padEnd(scale, '0').slice(0, scale)}`
  })
}

describe('a snapshot', () => {
  it("holds every user with all account types and both buckets; its totals are the ledger's", async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => app.user()))
    const [first] = users
    if (!first) throw new Error('no user')
    await app.ctx.db.tx((t) =>
      app.ctx.ledger.post(t, [
        payment(userAccount(first.userId, WALLET, USDT), userAccount(first.userId, OPTIONS, USDT), '250.5'),
        {
          ...payment('', '', '1'),
          entries: [
            {
              account: userAccount(first.userId, OPTIONS, USDT),
              bucket: 'available',
              fundType: FUND.frozen,
              amount: '-0.000001',
            },
            {
              account: userAccount(first.userId, OPTIONS, USDT),
              bucket: 'frozen',
              fundType: FUND.frozen,
              amount: '0.000001',
            },
          ],
        },
        payment(userAccount(first.userId, WALLET, 4), houseAccount('fees', 4, 0), '0.000000000000000001'),
      ]),
    )
    const published = await publishNow()
    expect(published).toMatchObject({ sequence: 1, time: app.ctx.clock.now(), accounts: 5, leaves: 8 })
    expect(published.totals).toEqual(await ledgerTotals())
    expect(published.totals).toEqual([
      '50000.000000',
      '50000.000000',
      '5000.00000000',
      '4.999999999999999999',
      '0.50000000',
    ])
    expect(() => checkRoot(published)).not.toThrow()
    for (const { token, uid } of users) {
      const proof = await proofOf(token)
      expect(checkProof(published, proof, uid).fault).toBeNull()
    }
    expect((await proofOf(first.token)).amounts).toEqual([
      '10000.000000',
      '10000.000000',
      '1000.00000000',
      '0.999999999999999999',
      '0.10000000',
    ])
  })

  it('shows what was owned then, not now', async () => {
    const { token, userId } = await app.user()
    await publishNow()
    const spend = payment(userAccount(userId, WALLET, USDT), houseAccount('fees', USDT, 0), '10000')
    await app.ctx.db.tx((t) => app.ctx.ledger.post(t, [spend]))
    expect((await proofOf(token)).amounts[0]).toBe('10000.000000')
    await publishNow()
    expect((await proofOf(token)).amounts[0]).toBe('0.000000')
    expect((await proofOf(token, 1)).amounts[0]).toBe('10000.000000')
  })

  it('continues the chain, and old trees are forgotten, not their roots', async () => {
    const { token } = await app.user()
    for (let i = 0; i <= KEPT_TREES; i += 1) await publishNow()
    const { list, total, pages, nextAt } = await app.ok('ext.liabilities', { pageSize: 5 })
    const rest = await app.ok('ext.liabilities', { pageSize: 5, pageNum: 2 })
    const all = [...list, ...rest.list]
    expect(all.map(({ sequence }) => sequence)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect({ total, pages }).toEqual({ total: 8, pages: 2 })
    expect(nextAt).toBe(app.ctx.clock.now() + 24 * 3_600_000)
    expect(isChain(all)).toBe(true)
    all.forEach((published) => expect(() => checkRoot(published)).not.toThrow())
    expect((await app.call('ext.liabilitiesProof', { sequence: 1 }, { token })).code).toBe(1532)
    expect((await app.call('ext.liabilitiesProof', { sequence: 2 }, { token })).code).toBe(0)
    expect((await app.call('ext.liabilitiesProof', { sequence: 9 }, { token })).code).toBe(1003)
  })
})

describe('nothing is published', () => {
  it('without accounts', async () => {
    await expect(publishNow()).rejects.toMatchObject({ code: 'LIABILITIES_NONE' })
    const { token } = await app.user()
    expect((await app.call('ext.liabilitiesProof', {}, { token })).code).toBe(1530)
    expect((await app.call('ext.liabilitiesFile', {})).code).toBe(1530)
    expect(await app.ok('ext.liabilities', {})).toEqual({ list: [], total: 0, pages: 0, nextAt: null })
  })
  it('when accounts of the ledger belong to nobody in the list of users', async () => {
    await app.user()
    await app.ctx.fundedUser()
    await expect(publishNow()).rejects.toMatchObject({
      code: 'LIABILITIES_MISMATCH',
      params: { currency: 'USDT', leaves: '10000', ledger: '20000' },
    })
    expect(await latestRoot(app.ctx.db)).toBeNull()
  })
  it('when a balance has no counterpart in the ledger', async () => {
    const { userId } = await app.user()
    const raise = (sign: string) => `update accounts set available = available ${sign} 1 where id = $1`
    await app.ctx.db.query('test.raise', raise('+'), [userAccount(userId, WALLET, USDT)])
    await expect(publishNow()).rejects.toMatchObject({ code: 'LIABILITIES_MISMATCH' })
    await app.ctx.db.query('test.lower', raise('-'), [userAccount(userId, WALLET, USDT)])
    await expect(publishNow()).resolves.toMatchObject({ sequence: 1 })
  })
  it('after a root that was changed in the database', async () => {
    await app.user()
    await publishNow()
    await app.ctx.db.query(
      'test.tamper',
      "update liabilities_roots set totals = replace(totals, '10000.', '9000.')",
    )
    await expect(publishNow()).rejects.toMatchObject({
      code: 'LIABILITIES_TAMPERED',
      params: { sequence: '1' },
    })
  })
  it('of a snapshot that is given up half-way', async () => {
    await app.user()
    const stopped = AbortSignal.abort()
    const { db, clock } = app.ctx
    await expect(db.tx(async (t) => (await takeTurn(t)) && publish(t, clock, stopped))).rejects.toThrow(
      'abort',
    )
    const [row] = await db.query<{ nodes: string }>(
      'test.nodes',
      'select count(*) as nodes from liabilities_nodes',
    )
    expect(row?.nodes).toBe('0')
    expect((await publishNow()).sequence).toBe(1)
  })
})

describe('who gets what', () => {
  it('an own leaf is for its owner: a visitor and one who came later get none', async () => {
    await app.user()
    await publishNow()
    expect((await app.call('ext.liabilitiesProof', {})).code).toBe(-1)
    const later = await app.user()
    const reply = await app.call('ext.liabilitiesProof', {}, { token: later.token })
    expect(reply.code).toBe(1531)
    expect(reply.msg).toContain('2024-05-15T12:00:00.000Z')
  })
  it('the first line of the file is for anyone', async () => {
    await app.user()
    const published = await publishNow()
    expect(await app.ok('ext.liabilitiesFile', {})).toEqual({
      format: 'limelight-liabilities',
      version: 1,
      currencies: ['USDT', 'TRX', 'BBT', 'ETH', 'BTC'],
      scales: [6, 6, 8, 18, 8],
      ...published,
    })
    expect((await app.call('ext.liabilitiesFile', { sequence: 2 })).code).toBe(1003)
  })
})

describe('the schedule', () => {
  const HOURS = 3_600_000
  it('publishes the first with the first account, then every 24 hours', async () => {
    expect(await publishWhenDue(app.ctx)).toBeNull()
    await app.user()
    expect(await publishWhenDue(app.ctx)).toMatchObject({ sequence: 1 })
    app.ctx.clock.time += 24 * HOURS - 1
    expect(await publishWhenDue(app.ctx)).toBeNull()
    app.ctx.clock.time += 1
    expect(await publishWhenDue(app.ctx)).toMatchObject({ sequence: 2 })
  })
  it('of a demo counts a newcomer a minute after the last snapshot, that of production does not', async () => {
    await app.user()
    await publishWhenDue(app.ctx)
    await app.user()
    const { nextAt } = await app.ok('ext.liabilities', {})
    expect(nextAt).toBe(app.ctx.clock.now() + 60_000)
    app.ctx.clock.time += 59_999
    expect(await isDue(app.ctx, app.ctx.db)).toBe(false)
    app.ctx.clock.time += 1
    const production = { ...app.ctx, config: { ...app.ctx.config, profile: 'production' as const } }
    expect(await isDue(production, app.ctx.db)).toBe(false)
    expect(await publishWhenDue(app.ctx)).toMatchObject({ sequence: 2, accounts: 2 })
  })
  it('publishes once when several processes look at the same time', async () => {
    await app.user()
    const published = await Promise.all(Array.from({ length: 4 }, () => publishWhenDue(app.ctx)))
    expect(published.filter((one) => one !== null)).toHaveLength(1)
    expect((await latestRoot(app.ctx.db))?.sequence).toBe(1)
  })
  it('lets nobody in while another publishes', async () => {
    await app.user()
    await app.ctx.db.tx(async (t) => {
      expect(await takeTurn(t)).toBe(true)
      expect(await app.ctx.db.tx(takeTurn)).toBe(false)
    })
    expect(await app.ctx.db.tx(takeTurn)).toBe(true)
  })
})

describe('the tree', () => {
  const account = (n: number) => ({
    userId: String(n),
    uid: String(10_000_000 + n),
    amounts: [`${n}.000001`, '0.000000', '0.00000000', '0.000000000000000000', '0.00000000'],
  })
  const build = async (size: number) => {
    const batches: Batch[] = []
    const accounts = Array.from({ length: size }, (_, n) => account(n))
    const keep = (batch: Batch) => Promise.resolve(void batches.push(batch))
    const top = await buildTree(accounts, 1, keep)
    const nodes = batches.flatMap(({ level, position, nodes: some, owners }) =>
      some.map((node, i) => ({ level, position: position + i, node, owner: owners[i] ?? null })),
    )
    return { top, nodes, accounts }
  }

  it.each([1, 2, 3, 7, 8, 1_025])(
    'of %d accounts is the one that other code makes of its leaves',
    async (size) => {
      const { top, nodes, accounts } = await build(size)
      const leaves = nodes.filter(({ level }) => level === 0)
      expect(leaves).toHaveLength(leavesFor(size))
      expect(nodes).toHaveLength(2 * leavesFor(size) - 1)
      expect(new Set(leaves.flatMap(({ owner }) => owner?.userId ?? [])).size).toBe(size)
      const own = leaves.map(({ owner }) =>
        owner ? { ...accounts[Number(owner.userId)], nonce: owner.nonce } : null,
      )
      if (size === leavesFor(size)) {
        const known = own.map((one) => ({
          uid: one?.uid ?? '',
          nonce: one?.nonce ?? '',
          amounts: one?.amounts ?? [],
        }))
        expect(treeOf(known).top).toEqual(top)
      }
      expect(new Set(leaves.map(({ node }) => node.hash)).size).toBe(leaves.length)
      expect(
        leaves.filter(({ owner }) => !owner).every(({ node }) => /^[0. ]+$/.test(node.amounts.join(' '))),
      ).toBe(true)
    },
  )
  it('deals the places anew each time', async () => {
    const places = async () =>
      (await build(64)).nodes.flatMap(({ owner, position }) => (owner ? `${owner.userId}:${position}` : []))
    expect(await places()).not.toEqual(await places())
  })
})
