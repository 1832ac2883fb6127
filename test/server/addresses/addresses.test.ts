import { addressBind } from '@core/domain/addresses'
import { number } from '../people/helper'
import {
  BTC,
  ETH,
  LOOKS_LIKE_ETH,
  openAddresses,
  OTHER_ETH,
  TRON,
  type AddressApp,
  type Owner,
} from './helper'

let app: AddressApp
let owner: Owner
beforeAll(async () => {
  app = await openAddresses()
})
beforeEach(async () => {
  owner = await app.owner()
})
afterAll(() => app.close())

const listed = (who: Owner, fields: { currencyId?: number; network?: string } = {}) =>
  app.ok('wallet.addresses', fields, { token: who.token })

/** Valid addresses that differ from each other in their first characters. */
const ethereum = (i: number): string => `0x${String(i).padStart(2, '0')}${'a'.repeat(38)}`

describe('binding an address', () => {
  it('stores it in the form of the network and lists it, newest first, for its owner only', async () => {
    await app.bind(owner, { address: ` ${ETH.toLowerCase()} `, label: ' Ledger ' })
    await app.bind(owner, { currencyId: 5, network: 'bitcoin', address: BTC.toUpperCase(), label: 'Cold' })
    const list = await listed(owner)
    expect(
      list.map(({ currencyId, network, label, address }) => [currencyId, network, label, address]),
    ).toEqual([
      [5, 'bitcoin', 'Cold', BTC],
      [1, 'ethereum', 'Ledger', ETH],
    ])
    expect(await listed(owner, { currencyId: 1 })).toHaveLength(1)
    expect(await listed(owner, { network: 'tron' })).toEqual([])
    expect(await listed(await app.owner())).toEqual([])
  })

  it.each([
    [{ network: '' }, 'NETWORK_REQUIRED'],
    [{ network: 'solana' }, 'NETWORK_MISMATCH'],
    [{ network: 'bitcoin', address: BTC }, 'NETWORK_MISMATCH'],
    [{ label: '   ' }, 'LABEL_REQUIRED'],
    [{ label: 'x'.repeat(31) }, 'LABEL_TOO_LONG'],
    [{ address: '' }, 'ADDRESS_REQUIRED'],
    [{ address: TRON }, 'ADDRESS_INVALID'],
    [{ address: ETH.replace('Ae', 'ae') }, 'ADDRESS_INVALID'],
    [{ code: '' }, 'CODE_REQUIRED'],
  ] as const)('refuses %j with %s', async (fields, code) => {
    expect((await app.bind(owner, { code: '000000', ...fields })).code).toBe(number(code))
    expect(await listed(owner)).toEqual([])
  })

  it('takes a label of 30 characters, letters outside the basic plane counted as one', async () => {
    expect((await app.bind(owner, { label: '𠮷'.repeat(30) })).code).toBe(0)
    expect((await app.bind(owner, { address: OTHER_ETH, label: '𠮷'.repeat(31), code: '0' })).code).toBe(
      number('LABEL_TOO_LONG'),
    )
  })

  it('wants a code that was asked for this address, once', async () => {
    const code = await app.codeFor(owner, 'bindAddress', addressBind('ethereum', OTHER_ETH))
    expect((await app.bind(owner, { code })).code).toBe(number('CODE_INVALID'))
    expect((await app.bind(owner, { code, address: OTHER_ETH })).code).toBe(0)
    expect((await app.bind(owner, { code, address: OTHER_ETH, currencyId: 4 })).code).toBe(
      number('CODE_INVALID'),
    )
    const ofOther = await app.codeFor(owner, 'withdraw', addressBind('ethereum', ETH))
    expect((await app.bind(owner, { code: ofOther })).code).toBe(number('CODE_INVALID'))
  })

  it('refuses the same address twice, however it is written, but takes it for another coin', async () => {
    await app.bind(owner)
    const again = await app.bind(owner, { address: ETH.toLowerCase(), code: '000000' })
    expect(again.code).toBe(number('ADDRESS_TAKEN'))
    expect((await app.bind(owner, { currencyId: 4 })).code).toBe(0)
    expect((await app.bind(await app.owner())).code).toBe(0)
  })

  it('refuses a deposit address of ours, its own or that of another user', async () => {
    await app.ctx.db.kysely
      .insertInto('deposit_addresses')
      .values({
        user_id: (await app.owner()).userId,
        network: 'ethereum',
        key_index: 0,
        address: OTHER_ETH,
        created_at: '0',
      })
      .execute()
    expect((await app.bind(owner, { address: OTHER_ETH, code: '000000' })).code).toBe(number('ADDRESS_OURS'))
    await app.ctx.db.kysely.deleteFrom('deposit_addresses').execute()
  })

  it('asks for a second look at an address that looks like another, a removed one included', async () => {
    await app.bind(owner, { label: 'Exchange' })
    const [first] = await listed(owner)
    const code = await app.codeFor(owner, 'bindAddress', addressBind('ethereum', LOOKS_LIKE_ETH))
    const twin = { address: LOOKS_LIKE_ETH, code }
    const warned = await app.bind(owner, twin)
    expect([warned.code, warned.obj]).toEqual([
      number('ADDRESS_LOOKS_LIKE'),
      { error: 'ADDRESS_LOOKS_LIKE', params: { address: ETH, label: 'Exchange' } },
    ])
    await app.ok('ext.removeAddress', { id: first?.id ?? '' }, { token: owner.token })
    expect((await app.bind(owner, twin)).code).toBe(number('ADDRESS_LOOKS_LIKE'))
    expect((await app.bind(owner, { ...twin, confirmed: true })).code).toBe(0)
    expect((await app.bind(owner, { address: ETH })).code).toBe(number('ADDRESS_LOOKS_LIKE'))
  })

  it('binds 20 at most: the 20th yes, a 21st not until one is removed', async () => {
    for (let i = 0; i < 19; i += 1) expect((await app.bind(owner, { address: ethereum(i) })).code).toBe(0)
    expect((await app.bind(owner, { address: ethereum(19) })).code).toBe(0)
    const full = await app.bind(owner, { address: ethereum(20), code: '000000' })
    expect(full.code).toBe(number('ADDRESS_LIMIT'))
    const [newest] = await listed(owner)
    await app.ok('ext.removeAddress', { id: newest?.id ?? '' }, { token: owner.token })
    expect((await app.bind(owner, { address: ethereum(20) })).code).toBe(0)
  })

  it('sent by two devices at once with one code is bound once', async () => {
    const code = await app.codeFor(owner, 'bindAddress', addressBind('ethereum', ETH))
    const codes = (await Promise.all([1, 2, 3].map(() => app.bind(owner, { code })))).map(
      (reply) => reply.code,
    )
    expect(codes.filter((c) => c === 0)).toHaveLength(1)
    expect(await listed(owner)).toHaveLength(1)
  })
})

describe('removing an address', () => {
  it('takes it from the list, twice is once, and it can be bound anew', async () => {
    await app.bind(owner)
    const [bound] = await listed(owner)
    const id = bound?.id ?? ''
    await app.ok('ext.removeAddress', { id }, { token: owner.token })
    await app.ok('ext.removeAddress', { id }, { token: owner.token })
    expect(await listed(owner)).toEqual([])
    expect((await app.bind(owner)).code).toBe(0)
  })

  it('leaves the addresses of others alone', async () => {
    await app.bind(owner)
    const [bound] = await listed(owner)
    const stranger = await app.owner()
    for (const id of [bound?.id ?? '', 'no-uuid']) {
      const reply = await app.call('ext.removeAddress', { id }, { token: stranger.token })
      expect(reply.code).toBe(number('NOT_FOUND'))
    }
    expect(await listed(owner)).toHaveLength(1)
  })
})

describe('the hold of a new address', () => {
  it('is nothing in the demo', async () => {
    await app.bind(owner)
    expect((await listed(owner))[0]?.heldUntil).toBeNull()
  })

  it('lasts the hours that are set, to the millisecond, and begins anew when bound anew', async () => {
    const held = await openAddresses({ ADDRESS_HOLD_HOURS: '24' })
    const who = await held.owner()
    await held.bind(who)
    const list = () => held.ok('wallet.addresses', {}, { token: who.token })
    const [bound] = await list()
    const until = (bound?.createdAt ?? 0) + 24 * 3_600_000
    expect(bound?.heldUntil).toBe(until)
    held.ctx.clock.time = until - 1
    expect((await list())[0]?.heldUntil).toBe(until)
    held.ctx.clock.time = until
    expect((await list())[0]?.heldUntil).toBeNull()
    await held.ok('ext.removeAddress', { id: bound?.id ?? '' }, { token: who.token })
    await held.bind(who)
    expect((await list())[0]?.heldUntil).toBe(held.ctx.clock.time + 24 * 3_600_000)
    await held.close()
  })
})
