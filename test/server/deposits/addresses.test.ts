import { NETWORKS } from '@core/domain'
import { addressOf } from '@server/chain/derive'
import { openDemoKey, openKey } from '@server/chain/keys'
import { depositAddress, ownAddress } from '@server/services/deposits/address'
import { uuidv7 } from '@server/store/ids'
import { openContext, type TestContext } from '../../helpers/context'

let ctx: TestContext
beforeEach(async () => {
  ctx = await openContext()
  for (const { id } of NETWORKS) await openDemoKey(ctx.db, id)
})
afterEach(() => ctx.close())

const keys = (): Promise<{ network: string; xpub: string; next_index: number }[]> =>
  ctx.db.query('test.keys', 'select network, xpub, next_index from deposit_keys order by network')

test('a user has one address per network, which all its currencies share', async () => {
  const userId = uuidv7()
  const on = (currencyId: 1 | 2 | 3 | 4 | 5, network: 'bitcoin' | 'ethereum' | 'tron') =>
    depositAddress(ctx, userId, { currencyId, network })
  expect(await on(4, 'ethereum')).toBe(await on(1, 'ethereum'))
  expect(new Set([await on(2, 'tron'), await on(1, 'tron'), await on(3, 'tron')]).size).toBe(1)
  expect(await on(5, 'bitcoin')).toMatch(/^bc1q[a-z0-9]{38}$/)
  expect(await on(2, 'tron')).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
  expect(await on(4, 'ethereum')).toMatch(/^0x[0-9a-fA-F]{40}$/)
})

test('addresses follow from the key by index, and twenty users at once get twenty of them without a gap', async () => {
  const users = Array.from({ length: 20 }, () => uuidv7())
  const addresses = await Promise.all(users.map((id) => ownAddress(ctx, id, 'ethereum')))
  const key = (await keys()).find(({ network }) => network === 'ethereum')
  const expected = Array.from({ length: 20 }, (_, i) => addressOf('ethereum', key?.xpub ?? '', i))
  expect([...addresses].sort()).toEqual(expected.sort())
  expect(key?.next_index).toBe(20)
})

test('one user who asks ten times at once gets one address', async () => {
  const userId = uuidv7()
  const asked = Array.from({ length: 10 }, () => ownAddress(ctx, userId, 'tron'))
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  expect((await keys()).find(({ network }) => network === 'tron')?.next_index).toBe(1)
})

test('the demo keeps the keys of its first start; no two networks and no two installations share one', async () => {
  const before = await keys()
  for (const { id } of NETWORKS) await openDemoKey(ctx.db, id)
  expect(await keys()).toEqual(before)
  expect(new Set(before.map(({ xpub }) => xpub)).size).toBe(3)
  const other = await openContext()
  await openDemoKey(other.db, 'tron')
  const [row] = await other.db.query<{ xpub: string }>('test.key', 'select xpub from deposit_keys')
  expect(before.map(({ xpub }) => xpub)).not.toContain(row?.xpub)
  await other.close()
})

test('under a new key of the operator old addresses stay and new ones come from the new key', async () => {
  const [userId, later] = [uuidv7(), uuidv7()]
  const old = await ownAddress(ctx, userId, 'bitcoin')
  // Account 0 of the test vectors of BIP-84.
  const zpub =
    'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
  await openKey(ctx.db, 'bitcoin', zpub)
  expect(await ownAddress(ctx, userId, 'bitcoin')).toBe(old)
  // Its second receiving address, as the standard lists it: index 1, because index 0 was given out before.
  expect(await ownAddress(ctx, later, 'bitcoin')).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
})

test('a network that does not carry the currency, or is not open, gives no address', async () => {
  const userId = uuidv7()
  await expect(depositAddress(ctx, userId, { currencyId: 5, network: 'tron' })).rejects.toMatchObject({
    code: 'NETWORK_MISMATCH',
  })
  ctx.chain.closed.add('tron')
  await expect(depositAddress(ctx, userId, { currencyId: 1, network: 'tron' })).rejects.toMatchObject({
    code: 'NOT_YET_OPENED',
  })
})
