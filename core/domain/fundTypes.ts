/** The 25 fund record types, ids in the listed order; doubled names have one meaning each (docs/money.md). */
export const FUND_TYPES = [
  { id: 1, code: 'optionStake' },
  { id: 2, code: 'swapOut' },
  { id: 3, code: 'userTransferOut' },
  { id: 4, code: 'transferOut' },
  { id: 5, code: 'withdrawalRequested' },
  { id: 6, code: 'marginLocked' },
  { id: 7, code: 'fee' },
  { id: 8, code: 'withdrawalPaid' },
  { id: 9, code: 'frozen' },
  { id: 10, code: 'swapIn' },
  { id: 11, code: 'burn' },
  { id: 12, code: 'lossGift' },
  { id: 13, code: 'chainDeposit' },
  { id: 14, code: 'stakeReturned' },
  { id: 15, code: 'profit' },
  { id: 16, code: 'transferIn' },
  { id: 17, code: 'directReward' },
  { id: 18, code: 'withdrawalReturned' },
  { id: 19, code: 'teamReward' },
  { id: 20, code: 'globalReward' },
  { id: 21, code: 'openingBalance' },
  { id: 22, code: 'operatorCredit' },
  { id: 23, code: 'userTransferIn' },
  { id: 24, code: 'partnerTransferIn' },
  { id: 25, code: 'tokenExchangeIn' },
] as const

export type FundType = (typeof FUND_TYPES)[number]
export type FundTypeId = FundType['id']

/** Fund type ids by code: `FUND.profit` is 15. */
export const FUND = Object.fromEntries(FUND_TYPES.map((t) => [t.code, t.id])) as {
  [T in FundType as T['code']]: T['id']
}

export const fundTypeById = (id: number): FundType | undefined => FUND_TYPES.find((t) => t.id === id)
