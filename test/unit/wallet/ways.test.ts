import { ACCOUNT_TYPES, CURRENCIES } from '@core/domain'
import { SHORTCUTS } from '@/features/home/shortcutList'
import { assetWays, currencyWays, RECORD_WAYS } from '@/features/wallet/assets/ways'
import { appPages } from './helpers'

const pageOf = (url: string): string => (url.split('?')[0] ?? '').slice(1)

const ids = (account: 1 | 2 | 3): string[] => currencyWays(account, 5).map(({ id }) => id)

describe('ways from the assets and from home', () => {
  const urls = [
    ...SHORTCUTS,
    ...RECORD_WAYS,
    ...ACCOUNT_TYPES.flatMap(({ id }) => [
      ...assetWays(id),
      ...CURRENCIES.flatMap((currency) => currencyWays(id, currency.id)),
    ]),
  ].map(({ url }) => url)
  const pages = appPages()

  it.each([...new Set(urls.map(pageOf))])('%s is a page of the app', (page) => expect(pages).toContain(page))

  it('lead from a shortcut to one page each', () => {
    const own = SHORTCUTS.map(({ url }) => url)
    expect(new Set(own).size).toBe(own.length)
  })

  it('of a currency in the wallet are all five, elsewhere a transfer and the entries', () => {
    expect(ids(1)).toEqual(['deposit', 'withdraw', 'swap', 'transfer', 'funds'])
    expect(ids(2)).toEqual(['transfer', 'funds'])
    expect(ids(3)).toEqual(['transfer', 'funds'])
  })

  it('name the coin and the account', () => {
    expect(currencyWays(1, 5).map(({ url }) => url)).toEqual([
      '/pages/asset/recharge?currencyId=5',
      '/pages/asset/withdraw?currencyId=5',
      '/pages/asset/swap?from=5',
      '/pages/asset/transfer?from=1&currencyId=5',
      '/pages/asset/detail?accountType=1&currencyId=5',
    ])
  })
})
