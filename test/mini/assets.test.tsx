import { currency } from '@core/domain'
import { money } from '@core/money'
import { CurrencySheet } from '@/features/wallet/assets/CurrencySheet'
import { TotalCard } from '@/features/wallet/assets/TotalCard'
import { all, cleanUp, mount, pageText } from './helpers'

afterEach(cleanUp)

describe('one currency', () => {
  it('shows every digit, and what can be done from its account', async () => {
    const [available, frozen, total] = [money('0.12345678'), money('0.1'), money('0.22345678')]
    const row = { currency: currency(5), available, frozen, total }
    const sheet = (account: 1 | 2) => (
      <CurrencySheet
        row={row}
        account={account}
        priceOf={() => money('1000')}
        rate={null}
        fiat=""
        onClose={() => undefined}
      />
    )
    await mount(sheet(1))
    // 0.22345678 x 1000 = 223.45678
    expect(pageText()).toContain('0.22345678BTC')
    expect(pageText()).toContain('≈ 223.45 USDT')
    expect(pageText()).toContain('Available0.12345678')
    expect(all('.currency-sheet__actions button')).toHaveLength(5)
    cleanUp()
    await mount(sheet(2))
    expect(all('.currency-sheet__actions button').map((b) => b.textContent)).toEqual(['Transfer', 'Entries'])
  })
})

describe('the total', () => {
  it.each([
    ['says nothing of a fiat value that was not answered yet', true, false],
    ['says that there is none when the answer had no rate', false, true],
  ])('%s', async (_, waiting, said) => {
    const reload = (): Promise<void> => Promise.resolve()
    const known = { total: money('15'), stale: false, uncounted: '', today: null }
    await mount(<TotalCard valuation={{ ...known, rate: null, rateDate: null, fiat: '', waiting, reload }} />)
    expect(pageText()).toContain('15.00')
    expect(pageText().includes('Fiat value unavailable')).toBe(said)
  })
})
