import { unseal } from '@server/services/seal'
import { number } from '../people/helper'
import { openAddresses, type AddressApp, type Owner } from './helper'

let app: AddressApp
let owner: Owner
beforeAll(async () => {
  app = await openAddresses()
})
beforeEach(async () => {
  owner = await app.owner()
})
afterAll(() => app.close())

/** The sample number of ISO/IEC 7812-1's check digit, as the payment networks publish it for tests. */
const CARD = '4111111111111111'
const HOLDER = { holder: 'Li Mei', bank: 'Harbour Bank' }

/** Valid numbers that differ: 14 digits and the check digit worked out by trying. */
const cards = (count: number): string[] => {
  const valid = (text: string): boolean =>
    Array.from(text, Number)
      .reverse()
      .reduce((sum, d, i) => sum + (i % 2 ? Math.floor((2 * d) / 10) + ((2 * d) % 10) : d), 0) %
      10 ===
    0
  return Array.from({ length: count }, (_, i) => {
    const start = `62220000000${String(i).padStart(3, '0')}`
    return Array.from({ length: 10 }, (_unused, digit) => `${start}${digit}`).find(valid) ?? ''
  })
}

const add = (fields: object = {}, who = owner) =>
  app.call('ext.addBankCard', { ...HOLDER, cardNumber: CARD, ...fields }, { token: who.token })
const list = (who = owner) => app.ok('ext.bankCards', {}, { token: who.token })
const stored = () =>
  app.ctx.db.query<{ id: string; sealed_number: string | null; last4: string }>(
    'test.cards',
    'select id, sealed_number, last4 from bank_cards where user_id = $1 order by id',
    [owner.userId],
  )

describe('bank cards', () => {
  it('are listed with the last four digits, newest first, for their owner only', async () => {
    await add({ holder: '  Li Mei ', cardNumber: '4111 1111-1111 1111' })
    await add({ cardNumber: cards(1)[0], bank: '招商银行' })
    const seen = await list()
    expect(seen.map(({ holder, bank, last4 }) => [holder, bank, last4])).toEqual([
      ['Li Mei', '招商银行', (cards(1)[0] ?? '').slice(-4)],
      ['Li Mei', 'Harbour Bank', '1111'],
    ])
    expect(JSON.stringify(seen)).not.toContain(CARD)
    expect(await list(await app.owner())).toEqual([])
  })

  it('are kept encrypted, each for its own row, and forgotten when removed', async () => {
    await add()
    await add({ cardNumber: cards(1)[0] })
    const [first, second] = await stored()
    const place = (id: string | undefined) => `bank_cards/${id ?? ''}/number`
    const sealed = first?.sealed_number ?? ''
    expect(sealed).not.toContain('1111')
    expect(unseal(app.ctx.secrets, place(first?.id), sealed)).toBe(CARD)
    expect(() => unseal(app.ctx.secrets, place(second?.id), sealed)).toThrow()
    await app.ok('ext.removeBankCard', { id: first?.id ?? '' }, { token: owner.token })
    expect((await stored())[0]).toEqual({ id: first?.id, sealed_number: null, last4: '1111' })
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [{ holder: ' ' }, 'CARD_HOLDER_REQUIRED'],
    [{ holder: 'x'.repeat(61) }, 'CARD_TEXT_TOO_LONG'],
    [{ bank: '' }, 'CARD_BANK_REQUIRED'],
    [{ bank: 'x'.repeat(61) }, 'CARD_TEXT_TOO_LONG'],
    [{ cardNumber: '' }, 'CARD_NUMBER_REQUIRED'],
    [{ cardNumber: '4111111111111112' }, 'CARD_NUMBER_INVALID'],
  ] as const)('refuse %j with %s', async (fields, code) => {
    expect((await add(fields)).code).toBe(number(code))
    expect(await list()).toEqual([])
  })

  it('are taken once a user; another user may have the same, and it can come back', async () => {
    expect((await add({ holder: 'x'.repeat(60), bank: 'x'.repeat(60) })).code).toBe(0)
    expect((await add({ cardNumber: '4111 1111 1111 1111' })).code).toBe(number('CARD_TAKEN'))
    expect((await add({}, await app.owner())).code).toBe(0)
    const [card] = await list()
    await app.ok('ext.removeBankCard', { id: card?.id ?? '' }, { token: owner.token })
    expect((await add()).code).toBe(0)
  })

  it('are 10 at most: the tenth yes, an eleventh not, two at once neither', async () => {
    const numbers = cards(12)
    for (const cardNumber of numbers.slice(0, 9)) expect((await add({ cardNumber })).code).toBe(0)
    const atOnce = await Promise.all(numbers.slice(9).map((cardNumber) => add({ cardNumber })))
    expect(atOnce.map((reply) => reply.code).sort((a, b) => a - b)).toEqual([
      0,
      number('CARD_LIMIT'),
      number('CARD_LIMIT'),
    ])
    expect(await list()).toHaveLength(10)
  })

  it('of others cannot be removed', async () => {
    await add()
    const [card] = await list()
    const stranger = await app.owner()
    for (const id of [card?.id ?? '', 'no-uuid']) {
      const reply = await app.call('ext.removeBankCard', { id }, { token: stranger.token })
      expect(reply.code).toBe(number('NOT_FOUND'))
    }
    expect(await list()).toHaveLength(1)
  })
})
