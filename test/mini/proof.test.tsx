import { OutcomeCard } from '@/features/liabilities/OutcomeCard'
import { judge } from '@/features/liabilities/outcome'
import { holdingsOf } from '@/features/wallet/holdings'
import { noAmounts, nonceOf, publish } from '../unit/liabilities/independent'
import { all, cleanUp, mount, pageText, textOf } from './helpers'

const owner = (n: number, usdt: string) => ({
  uid: String(10_000_000 + n),
  nonce: nonceOf(n),
  amounts: [usdt, ...noAmounts.slice(1)],
})
const { published, proofOf } = publish([owner(1, '100.000000'), owner(2, '5.000000'), owner(3, '7.000000')])
const right = judge([published], proofOf(0), '10000001')
const wrong = judge([published], { ...proofOf(0), amounts: owner(1, '99.000000').amounts }, '10000001')

const holding = (available: string, frozen: string) =>
  holdingsOf([{ accountType: 1, key: 'balance_usdt', available, frozen }])
const usdt = (): string => (all('.proof-row')[1]?.textContent ?? '').replace(/\s+/g, ' ')

afterEach(cleanUp)

describe('the outcome of a check', () => {
  it('is green, with the balances of then and now', async () => {
    await mount(<OutcomeCard outcome={right} holdings={holding('60.5', '39.5')} />)
    expect(textOf('.proof-verdict--right')).toBe('Your balances are counted')
    expect(usdt()).toBe('USDT100.00100.00')
    expect(pageText()).toContain('in 3 steps')
    expect(pageText()).not.toContain('changed since')
  })
  it('says which balance has changed since', async () => {
    await mount(<OutcomeCard outcome={right} holdings={holding('60.5', '39.499999')} />)
    expect(usdt()).toBe('USDT100.0099.999999changed since')
    expect(pageText()).toContain('have moved after the snapshot of')
  })
  it('does without the balances of now', async () => {
    await mount(<OutcomeCard outcome={right} holdings={null} />)
    expect(usdt()).toBe('USDT100.00—')
  })
  it('is red with the reason, and calls the figures what the proof says', async () => {
    await mount(<OutcomeCard outcome={wrong} holdings={holding('100', '0')} />)
    expect(textOf('.proof-verdict--wrong')).toBe('The check failed')
    expect(pageText()).toContain('The sums do not add up to the published totals.')
    expect(pageText()).toContain('In the proof')
    expect(usdt()).toBe('USDT99.00100.00differs')
    expect(pageText()).not.toContain('changed since')
  })
})
