import { FUND_TYPES, type FundType } from '@core/domain'

type Code = FundType['code']

/** The 25 fund types under what a person looks for. */
const GROUPS = {
  funding: [
    'chainDeposit',
    'withdrawalRequested',
    'withdrawalPaid',
    'withdrawalReturned',
    'operatorCredit',
    'openingBalance',
    'frozen',
  ],
  transfers: ['transferOut', 'transferIn', 'userTransferOut', 'userTransferIn', 'partnerTransferIn'],
  trading: ['optionStake', 'stakeReturned', 'profit', 'lossGift', 'marginLocked', 'fee'],
  swaps: ['swapOut', 'swapIn', 'tokenExchangeIn', 'burn'],
  rewards: ['directReward', 'teamReward', 'globalReward'],
} as const satisfies Record<string, readonly Code[]>

export type FundGroup = keyof typeof GROUPS
export const FUND_GROUPS = Object.keys(GROUPS) as FundGroup[]

export const typesOfGroup = (group: FundGroup): readonly FundType[] =>
  GROUPS[group].flatMap((code) => FUND_TYPES.filter((type) => type.code === code))
