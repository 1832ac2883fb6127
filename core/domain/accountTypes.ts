/** A user's accounts; every one holds the five currencies. */
export const ACCOUNT_TYPES = [
  { id: 1, code: 'wallet' },
  { id: 2, code: 'options' },
  { id: 3, code: 'contract' },
] as const

export type AccountType = (typeof ACCOUNT_TYPES)[number]
export type AccountTypeId = AccountType['id']

export const WALLET: AccountTypeId = 1
export const OPTIONS: AccountTypeId = 2
export const CONTRACT: AccountTypeId = 3

export const accountTypeById = (id: number): AccountType | undefined => ACCOUNT_TYPES.find((a) => a.id === id)
