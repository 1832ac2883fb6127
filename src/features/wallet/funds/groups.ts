import { FUND_TYPES, type FundType } from '@core/domain'

/** The 25 fund types under what a person looks for. */
export const FUND_GROUPS = ['funding', 'transfers', 'trading', 'swaps', 'rewards'] as const
export type FundGroup = (typeof FUND_GROUPS)[number]

const GROUP_OF: Readonly<Record<FundType['code'], FundGroup>> = {
  chainDeposit: 'funding',
  withdrawalRequested: 'funding',
  withdrawalPaid: 'funding',
  withdrawalReturned: 'funding',
  operatorCredit: 'funding',
  openingBalance: 'funding',
  frozen: 'funding',
  transferOut: 'transfers',
  transferIn: 'transfers',
  userTransferOut: 'transfers',
  userTransferIn: 'transfers',
  partnerTransferIn: 'transfers',
  optionStake: 'trading',
  marginLocked: 'trading',
  stakeReturned: 'trading',
  profit: 'trading',
  fee: 'trading',
  lossGift: 'trading',
  swapOut: 'swaps',
  swapIn: 'swaps',
  tokenExchangeIn: 'swaps',
  burn: 'swaps',
  directReward: 'rewards',
  teamReward: 'rewards',
  globalReward: 'rewards',
}

export const typesOfGroup = (group: FundGroup): readonly FundType[] =>
  FUND_TYPES.filter(({ code }) => GROUP_OF[code] === group)
