import { WALLET, type AccountTypeId, type CurrencyId } from '@core/domain'
import type { IconName } from '@/components'
import type { TextKey } from '@/i18n'

/** A way from the assets to what can be done with them. */
export interface Way {
  readonly id: string
  readonly icon: IconName
  readonly text: TextKey
  readonly url: string
}

/** What one does with funds, the most wanted first. */
export const assetWays = (account: AccountTypeId): readonly Way[] => [
  { id: 'deposit', icon: 'deposit', text: 'assets.deposit', url: '/pages/asset/recharge' },
  { id: 'withdraw', icon: 'withdraw', text: 'assets.withdraw', url: '/pages/asset/withdraw' },
  { id: 'transfer', icon: 'transfer', text: 'assets.transfer', url: `/pages/asset/transfer?from=${account}` },
  { id: 'swap', icon: 'swap', text: 'assets.exchange', url: '/pages/asset/swap' },
  { id: 'send', icon: 'callup', text: 'assets.send', url: '/pages/asset/transferToken' },
  { id: 'funds', icon: 'record', text: 'assets.details', url: '/pages/asset/detail' },
]

/** Records, and what payouts need. */
export const RECORD_WAYS: readonly Way[] = [
  { id: 'withdrawals', icon: 'withdraw', text: 'assets.withdrawals', url: '/pages/asset/depositDetail' },
  { id: 'transfers', icon: 'transfer', text: 'assets.transfers', url: '/pages/home/record' },
  { id: 'bank', icon: 'book', text: 'assets.bank', url: '/pages/asset/bank' },
]

const walletWays = (id: CurrencyId): readonly Way[] => [
  { id: 'deposit', icon: 'deposit', text: 'assets.deposit', url: `/pages/asset/recharge?currencyId=${id}` },
  {
    id: 'withdraw',
    icon: 'withdraw',
    text: 'assets.withdraw',
    url: `/pages/asset/withdraw?currencyId=${id}`,
  },
  { id: 'swap', icon: 'swap', text: 'assets.exchange', url: `/pages/asset/swap?from=${id}` },
]

/** For one currency of one account. Only the wallet takes deposits, and only from it money is paid out or swapped. */
export const currencyWays = (account: AccountTypeId, id: CurrencyId): readonly Way[] => [
  ...(account === WALLET ? walletWays(id) : []),
  {
    id: 'transfer',
    icon: 'transfer',
    text: 'assets.transfer',
    url: `/pages/asset/transfer?from=${account}&currencyId=${id}`,
  },
  {
    id: 'funds',
    icon: 'record',
    text: 'assets.details',
    url: `/pages/asset/detail?accountType=${account}&currencyId=${id}`,
  },
]
