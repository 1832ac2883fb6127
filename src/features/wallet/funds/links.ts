import type { TextKey } from '@/i18n'
import '@/i18n/areas/contracts'
import type { FundEntry } from './entries'

/** Where the order, deposit, withdrawal, transfer or swap behind an entry is shown, and what the way there is called. */
export interface EntryLink {
  readonly url: string
  readonly text: TextKey
}

type Linker = (id: string) => EntryLink

const record: Linker = (id) => ({ url: `/pages/home/record?id=${id}`, text: 'assets.openTransfer' })

const LINKS: ReadonlyMap<string, Linker> = new Map<string, Linker>([
  ['option', () => ({ url: '/pages/cookie/index', text: 'assets.openOrder' })],
  [
    'contract',
    () => ({ url: '/pages/contract/index?tab=contract&records=history', text: 'contracts.seeContracts' }),
  ],
  ['deposit', () => ({ url: '/pages/asset/recharge', text: 'assets.openDeposit' })],
  ['withdrawal', (id) => ({ url: `/pages/asset/depositDetail?id=${id}`, text: 'assets.openWithdrawal' })],
  ['swap', () => ({ url: '/pages/asset/swap?tab=records', text: 'assets.openSwap' })],
  ['userTransfer', record],
  ['partnerTransfer', record],
])

/** What an entry can refer to and has a page. */
export const LINKED = [...LINKS.keys()]

/** Null for what has no record of its own: an opening balance, a move between own accounts. */
export const linkOf = ({ refType, refId }: Pick<FundEntry, 'refType' | 'refId'>): EntryLink | null =>
  refType !== null && refId !== null ? (LINKS.get(refType)?.(refId) ?? null) : null
