import { CURRENCIES } from '@core/domain'
import { compareNow, judge, proofText, shortHash } from '@/features/liabilities/outcome'
import { holdingsOf } from '@/features/wallet/holdings'
import { noAmounts, nonceOf, publish, type Account } from './independent'

const account = (n: number, usdt: string): Account => ({
  uid: String(10_000_000 + n),
  nonce: nonceOf(n),
  amounts: [usdt, ...noAmounts.slice(1)],
})
const people = [account(1, '10.000000'), account(2, '20.500000'), account(3, '0.000000')]

const first = publish(people)
const second = publish(people, 2, first.published.root)

describe('the outcome on the phone', () => {
  it('is right for the own proof in the newest of a chain of snapshots', () => {
    const { fault, steps } = judge([second.published, first.published], second.proofOf(1), '10000002')
    expect(fault).toBeNull()
    expect(steps.map(({ level }) => level)).toEqual([0, 1, 2])
    expect(steps[1]?.neighbour?.side).toBe('left')
  })
  it('is wrong when the proof is not of the one who asks, or the snapshots are no chain', () => {
    expect(judge([second.published], second.proofOf(1), '10000003').fault).toBe('owner')
    expect(
      judge([second.published, publish(people.slice(1)).published], second.proofOf(1), '10000002').fault,
    ).toBe('chain')
  })
  it('goes into a file that holds everything needed to repeat it', () => {
    const proof = second.proofOf(0)
    const { path, ...leaf } = proof
    expect(JSON.parse(proofText(judge([second.published], proof, '10000001')))).toEqual({
      format: 'limelight-liabilities-proof',
      version: 1,
      currencies: ['USDT', 'TRX', 'BBT', 'ETH', 'BTC'],
      scales: [6, 6, 8, 18, 8],
      published: second.published,
      leaf,
      path,
    })
  })
})

describe('balances of the snapshot beside those of now', () => {
  const held = (accountType: 1 | 2 | 3, available: string, frozen: string) => ({
    ...{ accountType, available, frozen },
    key: 'balance_usdt' as const,
  })
  const amounts = ['30.500000', ...noAmounts.slice(1)]
  const changedOf = (...accounts: ReturnType<typeof held>[]) =>
    compareNow(amounts, holdingsOf(accounts)).flatMap(({ changed, currency: { code } }) =>
      changed ? code : [],
    )

  it('are the same while only own accounts and buckets exchange them', () => {
    expect(changedOf(held(1, '30.5', '0'))).toEqual([])
    expect(changedOf(held(1, '10', '0.5'), held(2, '0', '19.999999'), held(3, '0.000001', '0'))).toEqual([])
  })
  it('differ by the smallest unit', () => {
    expect(changedOf(held(1, '30.500001', '0'))).toEqual(['USDT'])
    expect(changedOf(held(1, '30.499999', '0'))).toEqual(['USDT'])
  })
  it('are not compared before the balances of now are known', () => {
    const rows = compareNow(amounts, null)
    expect(rows.map(({ currency }) => currency)).toEqual(CURRENCIES)
    expect(rows.every(({ now, changed }) => now === null && !changed)).toBe(true)
  })
})

test('a root is shown with its ends', () =>
  expect(shortHash(`01234567${'a'.repeat(48)}89abcdef`)).toBe('01234567…89abcdef'))
